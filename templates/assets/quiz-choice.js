// Questions with one right choice: radio buttons have their own keys; this adds the answer.
(() => {
  "use strict";
  const quiz = globalThis.lcdocQuiz ||= {};
  const { element, button } = quiz;

  // tried is told of each option that is checked.
  quiz.choice = (section, [check, again, choose, right, wrong], tried) => {
    const options = [...section.querySelectorAll(".options input")];
    const reasons = [...section.querySelectorAll(".reasons li span")].map((reason) => reason.textContent);
    const key = section.querySelector(".key");
    const feedback = element("div", { class: "feedback", tabindex: "-1" });
    const tell = (kind, ...lines) => {
      feedback.className = `feedback ${kind}`;
      feedback.replaceChildren(...lines.map((line) => element("p", {}, line)));
      feedback.focus();
    };
    const actions = element("div", { class: "actions" });
    actions.append(
      button(check, () => {
        const picked = options.findIndex((option) => option.checked);
        if (picked < 0) return tell("", choose);
        const isRight = picked === Number(section.dataset.answer);
        tried({ credit: Number(isRight), isRight, wrong: isRight ? [] : null, earlier: null, later: null });
        tell(isRight ? "verdict holds" : "verdict contradicted", isRight ? `✓ ${right}` : `✕ ${wrong}`, reasons[picked]);
        if (isRight) key.open = true;
      }),
      button(again, () => {
        for (const option of options) option.checked = false;
        feedback.className = "feedback";
        feedback.replaceChildren();
        key.open = false;
      }));
    section.querySelector(".options").after(actions, feedback);
  };
})();
