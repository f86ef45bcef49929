/** The product's files: modules that are wanted at the same time come in one, since each file costs a founder's start. */

/** What is there before anything else of the product: it decides when the rest is fetched. */
const main =
  /src\/(app\/(main|mark-ready)\.|adapters\/(page\/(hold-submission|next-task|when-)|router\/(router-browser|without-secrets)))|theme\/global\.css|vite\/preload-helper/;

/** What a stranger sees first, in one file instead of a dozen small ones. */
const opening =
  /src\/(app\/(layouts\/PublicLayout|pages\/LandingPage)|features\/landing\/(LandingScreen|IdeaForm|LandingFooter|example-idea|idea-field-id)|adapters\/storage\/kept-first-idea)\.|machines\/landing-idea/;

/** What nearly every first screen has, beside what every screen has. */
const common =
  /src\/(app\/(layouts\/(Brand|SkipLink)|use-flow)|ui\/(Link|NextStep)|domain\/idea\/idea)\.|recipes\/(field|link)\./;

/** What asks the server, and reads its answers. */
const calls =
  /src\/app\/(server-calls|authorised-calls)\.ts$|adapters\/storage\/kept-settings\.ts$|node_modules\/zod\//;

/** What the ways in and the founder's pages share. */
const pressed =
  /src\/(app\/layouts\/use-fetch-ahead|ui\/(Button|IconButton|InlineMessage))\.tsx?$|node_modules\/(@internationalized\/(number|string)|react-(aria|stately)\/dist\/private\/(i18n\/(I18nProvider|useLocalizedStringFormatter)|utils\/(number|useLabels|useControlledState))|lucide-react\/dist\/esm\/icons\/(check|x)\.)/;

/** What a founder has on every page. */
const founder = /src\/app\/(layouts\/FounderLayout|founder)\.tsx?$/;

/** What the ways in share with the founder's forms. */
const fields = /src\/ui\/(TextField|FieldNotes|FieldLabel)\.tsx$/;

/** What home and the vault share. */
const daily = /src\/(ui\/(EmptyState|Skeleton)|app\/pages\/(SampleOffer|offer-taking-back|issue-wishes))\.tsx?$/;

/** What lies over a page or stands in lists, and is on most of the founder's pages. */
const overlays = /src\/ui\/(Dialog|Select|Badge|SegmentedControl)\.tsx$/;

/** What only the vault has, beside its page. */
const rows =
  /src\/(ui\/(VirtualRows|Checkbox)\.tsx|app\/pages\/(change-ideas|start-exploring)\.ts|machines\/(vault-tools|idea-capture)\.machine\.ts)$/;

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
  { name: 'overlays', test: overlays },
  { name: 'rows', test: rows },
];
