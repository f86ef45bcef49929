/** The product's files: modules that are wanted at the same time come in one, since each file costs a founder's start. */

/** What is there before anything else of the product: it decides when the rest is fetched. */
const main =
  /src\/(app\/(main|mark-ready)\.|adapters\/(page\/(hold-submission|next-task|when-)|router\/(router-browser|without-secrets)|storage\/(keys|local|safe-storage)\.))|theme\/global\.css|vite\/preload-helper/;

/** What a stranger sees first, in one file instead of a dozen small ones. */
const opening =
  /src\/(app\/(layouts\/PublicLayout|pages\/LandingPage)|features\/landing\/(LandingScreen|IdeaForm|LandingFooter|example-idea|idea-field-id)|adapters\/storage\/kept-first-idea)\.|machines\/landing-idea/;

/** What nearly every first screen has, beside what every screen has. */
const common =
  /src\/(app\/(layouts\/(Brand|SkipLink)|use-flow)|ui\/(FlagSign|Link|NextStep)|domain\/idea\/idea)\.|recipes\/(field|link)\./;

/** What asks the server, and reads its answers. */
const calls =
  /src\/app\/(server-calls|authorised-calls)\.ts$|adapters\/storage\/kept-settings\.ts$|node_modules\/zod\//;

/** What the ways in and the founder's pages share. */
const pressed =
  /src\/(app\/layouts\/use-fetch-ahead|ui\/(Button|IconButton|InlineMessage|Skeleton))\.tsx?$|node_modules\/(@internationalized\/string|react-(aria|stately)\/dist\/private\/(i18n\/(I18nProvider|useLocalizedStringFormatter)|utils\/(number|useLabels|useControlledState))|lucide-react\/dist\/esm\/icons\/(check|circle|minus|plus|type|x)\.)/;

/** What a founder has on every page. */
const founder = /src\/app\/(layouts\/FounderLayout|founder)\.tsx?$|machines\/select-canvas\.ts$/;

/** What the ways in share with the founder's forms. */
const fields = /src\/ui\/(TextField|FieldNotes|FieldLabel)\.tsx$/;

/** What home and the vault share. */
const daily =
  /src\/(ui\/EmptyState|app\/pages\/(NextFlag|SampleOffer|offer-taking-back|issue-wishes))\.tsx?$|machines\/select-next-step\.ts$/;

/** What lies over a page or stands in lists, and is on most of the founder's pages. */
const overlays =
  /src\/(ui\/(Dialog|Menu|Select|Sheet|Badge|SegmentedControl)\.tsx|domain\/vault\/fold-text\.ts)$|machines\/fork-idea\.ts$|lucide-react\/dist\/esm\/icons\/(arrow-(down|left|right|up)|copy|download|flag|keyboard|pencil|trash)\./;

/** What only the vault has, beside its page. */
const rows =
  /src\/(ui\/(VirtualRows|Checkbox)\.tsx|app\/pages\/(change-ideas|start-exploring)\.ts|machines\/(vault-tools|idea-capture)\.machine\.ts)$/;

/** What bars of buttons have that stands over pages and in menus too. */
const bars =
  /node_modules\/(react-aria\/dist\/private\/(utils\/shadowdom\/ShadowTreeWalker|(toolbar|separator)\/use\w+)|react-stately\/dist\/private\/overlays\/useOverlayTriggerState|lucide-react\/dist\/esm\/icons\/(redo-2|rotate-ccw-clock|undo-2))\./;

/** How a canvas looks, on its own page and where a part of it is shared. */
const drawing =
  /src\/drawing\/(bounds|drawing-theme|edge-(geometry|label|path)|node-(outline|text)|readable-text|text-sizes)\.ts$|machines\/canvas\/camera\.(machine\.)?ts$/;

/** What a canvas has before anything of it is selected or opened. */
const canvas = /src\/app\/pages\/CanvasPage\.tsx$/;

/** What it has then. */
const canvasLater =
  /src\/(features\/canvas\/(CanvasEntries|TemplateCredits|said-words|selection\/Selection(Area|Menu)|stage\/(SceneMap|WritingNotice)|tools\/ZoomEntries|transfer\/ImageNotices)|app\/pages\/canvas\/(Canvas(Beginning|Clipboard|Commands|Dialogs|Images|Presence|Refusals)|load-(later|seldom)))\.tsx?$/;

/** What the ways in have for passwords, and what is sent or read somewhere else. */
const meter = /(src\/ui\/ProgressBar\.tsx|recipes\/meter\.\w+)$/;

/** What is dragged is told between these modules by variables, which files do not share. */
const dragging = /node_modules\/react-aria\/dist\/private\/dnd\//;

/** In the order in which they are filled, each with what its modules import and no earlier one has. */
export const parts = [
  { name: 'main', test: main },
  // Packages in files that stay the same while only the product changes; the largest runs by itself.
  { name: 'core', tags: ['$initial' as const], test: /node_modules\/(?!react-dom|scheduler)/ },
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
  { name: 'start', tags: ['$initial' as const], test: /^(?!.*app\/draw\.).*(\.tsx?$|styled-system)/ },
  { name: 'common', test: common },
  { name: 'opening', test: opening },
  { name: 'ahead', test: /adapters\/local-database\/copy-ahead\.ts$/ },
  { name: 'calls', test: calls },
  { name: 'pressed', test: pressed },
  { name: 'founder', test: founder },
  { name: 'fields', test: fields },
  { name: 'daily', test: daily },
  { name: 'bars', test: bars },
  { name: 'drawing', test: drawing },
  { name: 'CanvasPage', test: canvas },
  { name: 'overlays', test: overlays },
  { name: 'rows', test: rows },
  { name: 'search', test: /src\/ui\/SearchList\.tsx$/ },
  { name: 'radios', test: /react-aria-components\/dist\/private\/RadioGroup\./ },
  { name: 'switch', test: /src\/ui\/Switch\.tsx$/ },
  { name: 'meter', test: meter },
  { name: 'templates', test: /src\/domain\/canvas-templates\/(lean-canvas|nodes-of-template)\.ts$/ },
  { name: 'failure-text', test: /features\/idea-vault\/failure-text\.ts$/ },
  { name: 'canvas-later', test: canvasLater },
  { name: 'dragging', test: dragging },
];
