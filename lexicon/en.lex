# English. Headings follow Feature.swift.

language en
order first
script spaced
endings s es e ed d ing

# ---- The verb of a statement ----

ask | asks | asked | call~ | invok~ | invocation~ | fire~ | firing | run~ | ran | running | runned | execut~ | execution = call
come | comes | coming | came | happen~ | occur~ | occurr~ | occurrence~ | arriv~ | send~ | sent | deliver~ | dispatch~ = call
perform~ | reach~ | notify~ | notifi~ | tell~ | told | inform~ | kick in | kicks in | take place | takes place | taking place = call
gets called | get called | got called | getting called | gets invoked | get invoked | gets fired | get fired = call
gets triggered | get triggered | is triggered | are triggered | be triggered | was triggered | being triggered = call
get | gets | getting | got | gotten | receiv~ | recieve~ | recieving | receipt = get
trigger~ | triger~ | caus~ | make~ | making | made | forc~ | provok~ | induc~ | produc~ | generat~ | initiat~ = cause
lead to | leads to | leading to | led to | result in | results in | resulting in | resulted in = cause
let | lets | letting | bring about | brings about = cause
prevent~ = not cause
skip~ | skipp~ | omit~ | omitt~ | bypass~ | suppress~ | left out | leaves out | leave out | missing | missed | absent = skip
followed by | succeeded by = precede
preceded by = follow
follow~ = follow
preced~ = precede
pair~ | balanc~ | symmetric | symmetrical | matching | counterpart~ = paired

# ---- Polarity ----

not | n't | isn't | aren't | wasn't | weren't | doesn't | don't | didn't | won't | hasn't | haven't | hadn't | ain't = not
isnt | arent | wasnt | werent | doesnt | dosen't | dosent | dont | didnt | wont | hasnt | havent | hadnt = not
no | nobody | fail to | fails to | failed to | failing to | refuses to = not
can't | cannot | cant | can not | couldn't | couldnt | mayn't = not may
no longer | no more = not again
never = never
nothing | none = nothing
without | w/o = without
neither | nor = neither

# ---- Quantity and modality ----

than one = many
next time = when
remain | remains | remained = still
only | solely | exclusively | merely | nothing but = only
always | invariably | consistently | guarantee~ | certainly | definitely | surely | necessarily | inevitably | constantly | without fail = always
every single | each and = always
every | each | per | whichever = every
each time | every time | everytime | any time | anytime = every when
all | entire | whole = all
both = both
may | can | might | could | possibly | perhaps | maybe | potentially | sometimes | occasionally | some | able to | possible = may
rarely | seldom | certain cases | certain situations | certain circumstances | probably | likely | liable to = may
usually | typically | normally | generally | commonly | often | frequently | mostly | ordinarily | in general | general rule = usually
most cases | most situations | regularly | tends to | tend to | by default | almost always | nearly always = usually
again | anew | any more | anymore | any longer | once more | once again | one more | second time | another time | repeat~ | yet again | afresh = again
still | yet | continue to | continues to | keep~ | kept | stay~ = still
once | one time | single time | only time | one-time | once only = once
once the | once a | once an | once it | once it's | once its | once your | once you | once this | once that | once all | once we = after
once they | once their | once our | once these | once those | once uikit | once both | once loaded = after
twice | two times | 2 times | 2x | doubly = twice
many | several | multiple | numerous | repeatedly | than once = many
few times | three times | four times | five times | any number | multiple calls | couple of | over and | dozens of = many
exactly | precisely = exactly
at least | least once = least
at most | at maximum | maximum of = most
first | firstly | initially | first of | initial = first
last | lastly | at last | finally | final = last

# ---- Relations ----

right after | immediately after | directly after | straight after = right after
right before | immediately before | directly before | immediately prior = right before
before | prior | prior to | ahead of | in advance | beforehand | pre = before
shortly before | previous to | ahead | sooner than = before
after | post | shortly after | soon after | on completion | upon completion = after
on | upon | at | in | within | inside = at
when | just as | the moment | the instant | in response | in reaction = when
whenever | when ever = every when
during | while | whilst | throughout | amid | middle of | as long | so long | meanwhile = during
same time | simultaneously | concurrently | in parallel | meantime = during
if | in case | in cases | provided | assuming | given that | in event | iff = if
unless | except | excepting | except for | except when | except if | apart from | aside from | other than | excluding = unless
until | till | untill | unitl | 'til = until
between | inbetween | in between = between
then | next | afterwards | afterward | thereafter | subsequently | subsequent | after that | after this | then after = then
second | secondly | third | thirdly | fourth | fourthly | fifth | sixth = then
right | immediately | immediatly | immediatelly | directly | straight | instantly | at once | promptly | straightaway = right
right afterwards | immediately following | right following = right after
immediately preceding = right before
as soon | instant that = right after
than = than
earlier | sooner | early on | previously to = earlier
later | later on | at later | some point = later
since | as of | as from | starting from | starting with | starting in | starting at | beginning with | beginning in | onward | onwards = since
and later | or later | and above | or above | and newer | or newer | and up | or up | and higher | or higher | or greater = since
and greater | and beyond | and onwards | introduced in | available from = since
up to | upto | and below | or below | and earlier | or earlier | and lower | or lower | and older | or older | or prior | and prior = upTo
from | out of | off | off of | away from = from
to | into | onto | on to | in to | towards | toward = to
instead | instead of | rather than | in place | in lieu | alternatively = instead
because | because of | due to | owing to | cause of | cuz | 'cause | bcoz | thanks to | on account = because
so | therefore | thus | hence | consequently | accordingly | is why | that's why | as consequence | which means | meaning that | that means = so
although | though | despite | in spite | albeit | notwithstanding | nevertheless | nonetheless | even so = although
regardless | regardless of | no matter | irrespective | irrespective of | independently | independent of | whether or | in either = regardless
either way = regardless
and | & | as well | along with | together with | plus = and
or | either | and/or = or
but | however | whereas = but
of | for | 's | belonging to | s' = of
by = by

# ---- Aspect ----

has returned | have returned | already returned | had returned = done
about to | going to | gonna | is going | on verge | just about | ready to | soon | imminent | impending | shortly | upcoming = soon
done | already | has | have | had | having | 's been | 've | just been = done
finish~ | complet~ | completely | fully | successfully | end~ | over with | conclud~ | is over = done
begin~ | began | begun | beginn~ | start~ | commenc~ | onset = begin
early | prematurely = early
late | lately = late

# ---- What makes a sentence no statement ----

they say | some say | docs say | i say = opinion
why | how | whether | wonder~ | what if | how come | when does | what happens | what's difference | question~ = question
guess | quiz = question
how many | how often = question many
should | shouldn't | shouldnt | must | mustn't | ought | ought to | recommend~ | recommendation~ | avoid~ | prefer~ | preferably = advice
better to | it's better | better place | best place | good place | right place | great place | perfect place | proper place = advice
best practice | best practices | good practice | bad practice | good idea | bad idea | good time | best time | make sure | be sure | ensure = advice
remember to | forget to | don't forget | need to | needs to | needed to | have to | has to | had to | having to | necessary to | required to = advice
advis~ | advisable | advice | suggest~ | encourag~ | discourag~ | careful | beware | consider | please | never use = advice
tip | tips | rule of | worth | suitable | ideal | ideally | not recommended | want to = advice
would | wouldn't | wouldnt | would've | were | suppos~ | imagin~ | assume | assumes | assumed | assumption~ | hypothetical = hypothesis
hypothetically | as if | as though = hypothesis
let's | let us | pretend~ | in theory | theoretically | could've | should've | say that = hypothesis
think~ | thought | believ~ | belief | claim~ | says | said | saying | people | many people | opinion | apparently | seem~ | supposedly = opinion
supposed to | allegedly | reportedly | heard | expect~ | developers | beginners | everybody | everyone | somebody | someone | argue~ = opinion
according to | guess that | suspect~ | assume that | feel | feels | looks like | appears to | rumor | rumour | doubt~ | sure if | not sure = opinion
wrong | wrongly | incorrect | incorrectly | myth | myths | misconception~ | false | falsely | not true | isn't true | untrue | mistaken = denial
mistakenly = denial
misunderst~ | misunderstanding~ | misunderstood | contrary to | mistake | erroneous | erroneously | misleading | fallacy | nonsense = denial
not correct = denial
used to | previously | formerly | historically | originally | in past | back then | back when | once upon | old days | earlier versions = history
previous versions | older versions | previous version | earlier releases | former~ | legacy = history
your | yours = light
me | us | you | you're | you've | you'll | you'd | yourself = user
we | our | ours | my | mine | i | i'm | i've | we're | we've | we'll = own
we'd | i'll | i'd | ourselves | myself = own
todo | to-do | plan | plans | planned | planning | roadmap | backlog | wip | upcoming release | fixme = plan
overrid~ | overriden | overridden | overwrit~ | overwritten | implement~ | implementation~ | reimplement~ = override

# ---- Roles ----

a second | the second = other
fresh | brand-new | brand new = arriving
remaining = other
first screen | first page | first controller | first vc = controller
new | newly | destination~ | target~ | incoming | newer | upcoming controller | second controller | second view = arriving
next controller | next screen | next page | next view | next vc | next viewcontroller | second screen | second vc | second page = arriving controller
new screen | detail screen | detail page | details screen = arriving controller
source | sources | previous | prev | old | older | outgoing | underlying | presenter | presenters | original = leaving
previous screen = leaving controller
visible | onscreen | on-screen | on screen | visibility | current | in front | front | viewable | frontmost = visible
hidden | invisible | offscreen | off-screen | off screen | not visible | unseen | non-visible | nonvisible = hidden
top | topmost | top-most | on top | atop | over | above | overlying | uppermost = top
below | under | underneath | beneath | behind | bottom | lower = below
root | rootmost | initial controller | root controller | rootviewcontroller | root vc = root
parent~ | container~ | enclosing = parent
child | children | childs | child controller | embedded = child
same | identical = same
other | others | another | different | alternative | rest | rest of | else = other

# ---- Things ----

trait~ | trait collection | size class | size classes = geometry
icon | icons = app
incoming phone = phoneCall
app | apps | application~ | program | programs = app
scene~ | uiscene | uiwindowscene | window scene | window scenes = scene
window~ | uiwindow | key window = window
view~ | uiview | uiviews | content view = view
subview~ | sub-view | sub-views | child view | child views | sub view | sub views = subview
superview~ | super-view | super view | parent view | container view = superview
controller~ | view controller | view controllers | viewcontroller~ | vc | vcs | uiviewcontroller~ | view-controller | view-controllers = controller
contoller = controller
page | pages | viewcontroler | controler = controller
navigation controller | navigation controllers | nav controller | navcontroller | uinavigationcontroller~ = stack
navigationcontroller | navigation~ | stack | stacks | nav | navigation hierarchy | navigation view = stack
tab bar | tabbar | tabbars | tab bars | tab controller | uitabbarcontroller~ | tabbarcontroller | tabbar controller | tab-bar | uitabbar = tabs
tab | tabs | bar item | tab view = tab
modal | modals | modally | modaly | modal view | modal controller = modal
sheet | sheets | page sheet | pagesheet | formsheet | card | cards | bottom sheet | half sheet = sheet
popover~ | pop-over | pop-overs | uipopovercontroller = popover
alert~ | alert view | uialertcontroller | uialertview | action sheet | actionsheet | dialog~ | dialogue | alert controller = alert
full screen | fullscreen | full-screen | fullscreens = fullScreen
over fullscreen | overfullscreen | over full | overfull = overFullScreen
overcurrentcontext | over current = overFullScreen currentContext
current context | currentcontext = currentContext
device~ | iphone~ | ipad~ | phone | phones | simulator~ | handset | hardware = device
screen | screens | display | displays | viewport = display
screen | screens = controller
memory | ram = memory
memory warnings | low memory | low-memory | memory pressure | insufficient memory | out memory = memory warn
storyboard~ | story board | story boards | interface builder | storybord = storyboard
nib | nibs | xib | xibs | nib file | nib files | xib file | xib files | nib-file = nib
programmatically | programatically | programmaticaly | programmatic | programmatical | by code | in code | code | code-only = code
segue~ | seguing | unwind | unwinding = segue
gesture~ | pan gesture | gesture recognizer | interactive = gesture
animat~ | animation~ | animation block = animation
transition~ | transit | transitional = transition
home button | home key | home | home screen | homescreen | home-button | springboard | home indicator | homebutton | home gesture = homeButton
app switcher | appswitcher | app-switcher | task switcher | multitasking | multi-tasking | recent apps | app-switch | multitask = appSwitcher
task manager | switcher | recents = appSwitcher
control center | control centre | controlcenter | notification center | notification centre | notification shade = controlCenter
phone call | incoming call | incoming calls | telephone call | facetime call | phonecall | voice call | telephone = phoneCall
url | urls | deep link | deep links | deeplink~ | deep-link | universal link | universal links | url scheme = url
push notification | push notifications | remote notification | remote notifications | local notification | local notifications = notification
notification~ | silent notification | silent push = notification
interrupt~ | interruption~ | sms | text message | siri | alarm~ = interruption
keyboard~ = keyboard
text field | text fields | textfield~ | text-field | uitextfield | text view | textview | uitextview | field | fields | input field = textField
button~ | uibutton = button
back button | back-button | backbutton = button pop
instance~ | object~ = instance
life | lifetime | life-time | lifecycle~ | life cycle | life-cycle | life cycles | lifespan | life span | whole life = life
outlet~ | iboutlet~ | ib outlet = outlets
frame~ | bound~ | size~ | geometry | dimension~ | layout guide | safe area | safearea | sizing | view size | width | height = geometry
constraint~ | autolayout | auto layout | auto-layout = constraints
class object | subclass~ | sub-class | sub-classes | metaclass = classObject
superclass~ | super-class | super | base class | baseclass | parent class = superclass
process | processes | pid = process
hierarchy | hierarchies | view hierarchy | view hierarchies | view tree | window hierarchy | view-hierarchy | heirarchy | hierachy = hierarchy
callbacks | lifecycle methods | lifecycle callbacks | lifecycle events | appearance callbacks | appearance methods | appearance events = callbacks
cycle methods | cycle callbacks | cycle events | call-backs | lifecycle functions | life-cycle methods | delegate methods = callbacks
delegate~ | delegation = delegate
appdelegate | uiapplicationdelegate | app-delegate = app delegate
scenedelegate | uiscenedelegate | scene-delegate | uiwindowscenedelegate = scene delegate
property | properties | getter~ | accessor~ | setter~ | variable | ivar | ivars = property
completion | completions | completion block | completion closure = completion
session~ | scene session = session

# ---- Changes ----

navigate | navigates | navigated | navigating = transition
replac~ | swap~ | swapp~ | replacement = change
visit~ = enter
wakes | wake up | woken | waking up | woke up = comeBack
throw | throws | thrown = free
set up | sets up | setting up = heavy
requested = access
reclaim~ = free
embedding = add
push~ = push
pop~ | popp~ = pop
present~ | presentation~ | re-present | modal presentation = present
dismiss~ | dismis | dismissal~ | dismised = dismiss
appear~ | appearance~ | apear~ | materializ~ | reveal~ | show up | shows up | showing up | pop up | pops up = appear
reappear~ | re-appear | re-appears = appear again
disappear~ | dissapear~ | dissappear~ | disapear~ | disappearance~ | vanish~ | goes away | go away | going away | gone | went away = disappear
load~ = load
unload~ = unload
create~ | creating | creation | instantiat~ | instantiation | initializ~ | initialis~ | initialization | initialisation | alloc~ | allocat~ = create
allocation | construct~ | construction | init'd | inited | spawn~ | built = create
recreate~ | re-created | re-create | recreating | recreation | reinstantiated = create again
free~ | dealloc~ | deallocat~ | dealocated | dealloc'd | deallocation | releas~ | destroy~ | destruct~ | destruction | deinitializ~ = free
deinitialis~ | deinited | deinit'd | dispos~ | discard~ | purg~ | thrown away | throw away | throws away | torn down | tear down | teardown = free
throwing away | deinitialization | deinitialisation | wiped | gets rid | die | dies | died = free
add~ | insert~ | insertion | addition | embed~ | attach~ | placed | placing | put | puts | putting = add
remov~ | removal | detach~ | delet~ | taken off | take off = remove
launch~ | startup | start-up | start up | starts up | starting up | boot~ | app start | relaunch~ | re-launched = launch
app starts | app started | fresh start | first launch | launch of = app launch
kill~ | terminat~ | termination | quit | quits | quitting | force quit | force-quit | force quits | force close | shut down | shuts down = kill
shutdown = kill
force kill | force-kill | force-close | killed off | swiped away | swipes away | swipe away | swiping away | swiped up | not running = kill
crash~ = crash
background~ | minimiz~ | minimis~ | minimisation | minimization | into background | going home | goes home | go home | went home = background
foreground~ | fore-ground | forground = foreground
active | activat~ | activation | reactivat~ | re-activated = active
inactive | in-active | deactivat~ | deactivation | inactivity | resign active | resigns active | resigned active | resigning active = inactive
suspend~ | suspension | frozen | freez~ | froze = suspend
rotat~ | rotation~ | orientation~ | landscape | portrait | orientation change | orientation changes | device orientation | turned | tilt~ = rotate
lock~ | lock screen | lockscreen | lock button | power button | sleep button | side button | asleep | sleep~ | turns off = lock
unlock~ = unlock
select~ | selection | choos~ | chosen | chose | switch~ | tab switch | tab change | toggl~ = select
swipe~ | swiping | edge swipe | edge-swipe | swip | flick~ | pan~ | panned | panning = swipe
swipe back | swipes back | swiping back | swiped back | back swipe | swipe-back | swipe-to-go-back | back gesture | swipe right = swipe pop
cancel~ | cancell~ | cancellation | cancelation | abort~ | revert~ | lets go | let go = cancel
come back | comes back | coming back | came back | return~ | back | gone back | got back = comeBack
resum~ | navigate back | navigates back | navigating back | navigated back | get back | gets back | getting back | comming back | re-enter = comeBack
moves back | move back | moving back | switch back | switches back | switching back | brought back | bring back | brings back = comeBack
re-enters | reenter~ | re-entered | re-entering | reopen~ | re-open | re-opens = comeBack
leave~ | leaving | left | exit~ | navigate away | navigates away | navigating away | move away | moves away | moving away | away | depart~ = leave
open~ = open
tap~ | tapp~ | press~ | click~ | touch~ | hit | hits | hitting | double-tap | double tap | taps on | tapping on = tap
access~ | referenc~ | ask for | asks for | asking for | read~ | touch~ = access
set | sets | setting | assign~ | assignment = set
resiz~ | size change | size changes | shrink~ = resize
layout~ | lay out | lays out | laid out | laying out | layout pass | layout passes | relayout | re-layout | layed out | layout cycle = layout
draw~ | drawn | drew | render~ | redraw~ | repaint~ | painted = draw
connect~ | connection~ | hooked up | wired | hook up = connect
disconnect~ | disconnection = disconnect
cover~ | overlay~ | overlaid | obscur~ | overlap~ | overlapp~ = cover
mov~ | movement | shift~ = move
warn~ = warn
restor~ | restoration = restore
chang~ | modif~ | modified | alter~ | vary | varies | trait change = change
focus~ | first responder | becomes firstresponder | caret | cursor = focus
drag~ | dragg~ | pull~ | swipe down | swipes down | swiped down | swiping down = drag
hid~ | conceal~ = hide
show~ | shown | displayed | displaying = show
clos~ = close
updat~ = update
prompt~ | permission alert | permission dialog | permission prompt | permission request | system alert | system dialog | face id | touch id = prompt
nil | null | nil'd | nilled | nils | niled = nil
cold | cold start | cold launch | from scratch | cold-start | cold-launch | scratch = cold
enter~ | entry | entrance = enter
scroll~ = scroll
manual | manually | explicit | explicitly | by hand | by yourself = manual
reus~ | recycl~ | dequeu~ | re-used | re-use = reuse

# ---- Tools ----

ios | ipados | iphone os = iOS
version~ = version
uikit | system | systems | framework~ | os | runtime | cocoa | cocoa touch | apple | ios itself | ui kit | operating system | cocoatouch = system
platform = system
user~ | person | end user = user

# ---- Light: articles, pronouns, auxiliaries, verbs without weight ----

is used | are used | be used | been used | was used | being used | other hand | one hand = light
not only | not just = heavy
try | tries | tried | trying | responsible | various = light
lazily | lazy | on demand | whatsoever | bother~ | temporary | resulting | valid | but also | at all | say = light
main | custom | additional | available | essential | easily | matters | bar | based | scene-based | gotcha | alone | safely | intelligently = light
the | a | an | teh | thing | things | down | which | who | whom | whose | what | where | there | here = light
it | them = that
this | that | these | those | its = light
it's | itself = light
they | their | themselves | he | she | his | her | him | one | ones | something | anything | everything | such | as | any | whatever = light
is | are | was | be | been | being | am | do | does | doing | did | will | shall | 'll | 're | it'll | that's | there's | they're | they'll = light
what's = light
itll | thats | here's | who's | where's | becom~ | became = light
go | goes | going | went | exist~ | contain~ | includ~ | involv~ | consist~ | mean~ | meant | represent~ | provide | provides | providing = light
given | giv~ | gave | take | takes | taken | took = light
use | uses | using | used | usage | known | know | knows | see | sees | seen | look~ | find | found | note | notes | noted | notice~ = light
remember | observe | observed | understand | understood | learn | describ~ | description | explain~ | explanation | listed | list | lists = light
defin~ | definition = light
with | via | through | thru | across | about | against | around | along | like | unlike | regarding | concerning | among | per se | by way = light
in terms = light
turn | in fact | in addition | in this | in that | in these | in those | in short | in summary | in particular | in practice = light
in detail | in order = light
at that | for example | for instance | e.g | e.g. | eg | i.e | i.e. | ie | etc | etc. | namely | viz = light
of course | as follows | as following | the following | following callbacks = light
as you | as we | as expected | as shown | as for | as to | as in | as mentioned | so far | and so = light
order | orders | ordering | sequence~ = order
step | procedure | chain | series | log | output = light
result | results = light
example | examples | case | cases | scenario~ | situation~ | condition~ | circumstance~ | context | sample | demo | time | times | moment~ = light
point~ | phase~ = light
stage~ | state~ | status | part | parts | kind | kinds | type | types | sort | way | ways | manner | mode | modes | form | forms | style = light
styles = light
method~ | metod | function~ | func | funcs | callback | call-back | message~ | event~ | hook~ | handler~ | selector~ | routine~ | api | apis = light
class | classes = light
calback | delegate method | delegate callback | lifecycle method | lifecycle callback | lifecycle event | lifecycle hook | instance method = light
initializer~ = light
initialiser~ | constructor~ | destructor~ | signature | parameter~ | argument~ | value~ | flag~ | name~ | keyword | statement | item | items = light
also | too | just | simply | simple | actually | basically | automatically | automatic | essentially | literally | obviously | clearly = light
naturally | indeed | really | very = light
even | ever | rather | pretty | fairly | almost | nearly | well | now | today | nowadays | currently | presently | anyway | anyways | anyhow = light
moreover | furthermore | additionally | besides | likewise | similarly | respective | respectively | corresponding | appropriate | related = light
relevant | particular | specific = light
specifically | especially | mainly | primarily | largely | eventually | ultimately | apart | together | internally | implicitly | implicit = light
behind scenes | under hood = light
important | importantly | interesting | interestingly | surprisingly | unfortunately | fortunately | notably | keep mind | bear mind = light
bearing mind = light
true | correct | correctly | properly | proper | yes | ok | okay | fact | truth | actual | real | certain | standard | regular | ordinary = light
plain | normal | default | common = light
typical | basic | behavior~ | behaviour~ | more | much | most | less | little | bit | enough | overall | whole process | up = light
two | three | four | five | six | 1st | 2nd | 3rd | number | numbers | amount | count | bunch | total | in total | altogether = light
side effect | side-effect | effect | effects | reason~ | purpose~ | role | roles | subject | matter | figure | diagram = light
documentation | docs | documented | objective-c | swift | objc | swiftui | xcode | template | project | language | ui | interface = light
user interface = light
relation | relationship | contrast | in contrast | compared | similar | alike | equal | equally = light
thread | sync | synchronously | level | manag~ | belongs | belong | associat~ | own | owned | owning | owner | owns = light
play~ | long | short | shorter | longer | quick | quickly | fast | slow | slowly | brief | briefly | smooth | smoothly = light
ps | ya | so-called | aka | a.k.a | refers to | refer to = light
place | area | region | position | positions | spot | element~ | component~ = light

# What is above a list or a log
log~ | logs | output~ | console | print~ | logged | logging = output
difference~ | comparison | compar~ | explanation~ | glossary | faq | versus | vs = glossary
flow | flows | in turn | steps = order
gives | give | giving = cause
presenting = present leaving
presented = present arriving
pushed = push arriving
popped = pop leaving
dismissed = dismiss leaving
revealed = appear arriving
project~ = light
that is | in other | other words = so
given up | gives up | give up | gave up | abandoned | aborted = cancel
