import Diagnostics
import Testing

@Suite struct UnifiedDiffTests {
  @Test(arguments: [
    ("a\n", "a\n", ""), ("", "", ""), ("a\n", "b\n", "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-a\n+b\n"),
    ("", "b\n", "--- f\n+++ f\n@@ -0,0 +1,1 @@\n+b\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
      "--- f\n+++ f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
    ),
    (
      "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "1\n2\n3\n4\n5\n6\n7\n",
      "--- f\n+++ f\n@@ -1,4 +1,3 @@\n-a\n 1\n 2\n 3\n@@ -6,4 +5,3 @@\n 5\n 6\n 7\n-b\n"
    ),
    ("a\u{1B}[2J\r\n", "a\r\n", "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-a␛[2J\n+a\n"),
  ])
  func shows(old: String, new: String, wanted: String) {
    #expect(UnifiedDiff(path: "./f", from: Array(old.utf8), to: Array(new.utf8)).text == wanted)
  }
}
