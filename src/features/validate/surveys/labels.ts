import type { Publication } from '#domain/page/publication.ts';
import { hasClosed } from '#domain/survey/closing.ts';
import type { QuestionKind } from '#domain/survey/question-kinds.ts';
import type { Comparison, OnceRule, SurveyLanguage, SurveyRules } from '#domain/survey/survey.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import type { SurveyBeginning } from '#machines/survey/new-survey.machine.ts';
import type { SurveyPanel } from '#machines/survey/survey-editor.machine.ts';

const lists = new Intl.ListFormat('en-US');

const closingDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (closesAt: string): string => `${closingDays.format(new Date(closesAt))} (UTC)`;

/** When a survey closes or has closed; undefined if it stays open. */
export const closingText = ({ closesAt }: Pick<SurveyRules, 'closesAt'>, now: string): string | undefined =>
  closesAt === null
    ? undefined
    : `${hasClosed({ closesAt }, new Date(now)) ? 'Closed' : 'Closes'} on ${dayOf(closesAt)}`;

export const listLabels = {
  newSurvey: 'New survey',
  table: 'Surveys',
  survey: 'Survey',
  state: 'State',
  responses: 'Responses',
  changed: 'Last changed',
  loading: 'Loading your surveys',
  empty:
    'No surveys yet. Ask the people you’d build this for. Start from a template: the problem, the price, or who would miss it.',
  missingTitle: 'We can’t find this survey',
  missing: 'The link may be incomplete, belong to another account, or point to a survey you removed.',
  all: 'All tests and surveys',
  count: (n: number) => (n === 1 ? '1 response' : `${n.toLocaleString('en-US')} responses`),
  results: 'Results',
  resultsOf: (title: string) => `Results of ${title}`,
} as const;

export const publicationLabels: Readonly<Record<Publication, string>> = {
  draft: 'Draft',
  off: 'Unpublished',
  live: 'Published',
  changed: 'Changed since publishing',
};

export const newLabels = {
  title: 'New survey',
  name: 'Title',
  nameHint: 'People who answer see it above each question.',
  template: 'Start with',
  create: 'Create survey',
  cancel: 'Cancel',
  wrong: 'Enter a title of 140 characters or fewer.',
} as const;

export const blankLabel = { label: 'Blank survey', note: 'No questions yet.' } as const;
export const templateOrder: readonly SurveyBeginning[] = ['problem', 'ellis', 'price', 'nps', 'churn', 'blank'];

export const kindLabels: Readonly<Record<QuestionKind, { readonly name: string; readonly note: string }>> = {
  short: { name: 'Short text', note: 'One line' },
  long: { name: 'Long text', note: 'Several lines' },
  'one-of': { name: 'Single choice', note: 'One of several options' },
  'some-of': { name: 'Multiple choice', note: 'Any number of options' },
  nps: { name: 'Recommendation', note: '0 to 10, for a Net Promoter Score' },
  ellis: { name: 'Product/market fit', note: 'How disappointed without it (Sean Ellis)' },
  rating: { name: 'Rating', note: 'Points from low to high' },
  matrix: { name: 'Matrix', note: 'Several rows, answered on one scale' },
  ranking: { name: 'Ranking', note: 'Options from first to last' },
  price: { name: 'Prices', note: 'From too cheap to too expensive (Van Westendorp)' },
  number: { name: 'Number', note: 'Any number, or within limits' },
  date: { name: 'Date', note: 'A day in the calendar' },
  email: { name: 'Email', note: 'With consent' },
  file: { name: 'File', note: 'A PDF or an image, up to 5 MB' },
  statement: { name: 'Statement', note: 'Something to read' },
  end: { name: 'End', note: 'The last page of a path' },
};

export const frameLabels = {
  undo: 'Undo',
  redo: 'Redo',
  add: 'Add question',
  settings: 'Survey settings',
  publish: 'Publish',
  results: 'Results',
  panel: 'View',
  panels: { questions: 'Questions', question: 'Edit', preview: 'Preview' } satisfies Record<SurveyPanel, string>,
  noneTitle: 'No questions yet',
  none: 'Add your first question, and see it here as people will.',
  choose: 'Select a question to edit it.',
} as const;

export const outlineLabels = {
  list: 'Questions',
  hint: 'Drag questions, or press Alt with the arrow keys, to move them.',
  row: (n: number, kind: string, title: string) => `${n}. ${title}, ${kind}`,
  routes: (n: number) => (n === 1 ? '1 route' : `${n} routes`),
  broken: 'A route needs fixing',
} as const;

export const fieldLabels = {
  heading: (n: number, count: number) => `Question ${n} of ${count}`,
  title: 'Question',
  statementTitle: 'Heading',
  help: 'Help text',
  statementHelp: 'Text',
  required: 'Required',
  requiredHint: 'People can’t go on without answering.',
  insert: 'Insert an earlier answer',
  insertInto: (field: string) => `Insert an earlier answer into ${field.toLowerCase()}`,
  insertFind: 'Find a question',
  found: 'Questions',
  notFound: 'No question matches.',
  pipes: 'A question in brackets stands for the answer to it.',
  goneTitle: 'This question was removed',
  gone: 'It was removed in another tab or browser while you were typing. You can copy your text before it’s gone.',
  yours: 'Your text',
  discard: 'Discard my text',
  restore: 'Restore the question',
  conflictTitle: 'This text was changed elsewhere too',
  conflict: (theirs: string) => `There it says “${theirs}”. Choose which text stays.`,
  mine: 'Keep my text',
  theirs: 'Use the other text',
  options: 'Options',
  option: (n: number) => `Option ${n}`,
  rows: 'Rows',
  row: (n: number) => `Row ${n}`,
  addRow: 'Add a row',
  removeRow: (label: string) => `Remove row ${label}`,
  rowUp: (label: string) => `Move row ${label} up`,
  addOption: 'Add an option',
  addOptionHint: 'Press Enter to add. You can paste several lines at once.',
  other: 'Other',
  addOther: 'Add “Other” with a text',
  otherNote: 'With a text',
  removeOption: (label: string) => `Remove option ${label}`,
  optionUp: (label: string) => `Move option ${label} up`,
  fileNote:
    'People can send a PDF or an image of up to 5 MB. Images lose their hidden details, such as where they were taken; a PDF is kept as it is. A page can’t ask for a file: if this is the first question, pages link to the survey.',
  lowest: 'Lowest number',
  highest: 'Highest number',
  fromOne: 'Points start at',
  points: 'Highest point',
  numberFault: 'Enter a number.',
  boundsFault: 'The lowest number can’t be above the highest.',
  picture: 'Image',
  alt: 'What the image shows',
  altHint: 'Read out to people who can’t see it.',
  altFault: 'Keep it to 300 characters or fewer.',
  link: 'Address of a button',
  linkHint: 'Where to go from here, such as https://example.org. Leave it empty for no button.',
  linkFault: 'Enter a whole address that begins with https://, such as https://example.org.',
  linkLabel: 'Words on the button',
  linkLabelHint: 'Without them the button shows the site’s name.',
  linkLabelFault: 'Keep it to 80 characters or fewer.',
  up: 'Move up',
  down: 'Move down',
  moveTo: 'Move to…',
  duplicate: 'Duplicate',
  remove: 'Remove question',
} as const;

export const moveLabels = {
  title: 'Move to…',
  find: 'Find a place',
  hint: 'Type part of a question',
  places: 'Places',
  first: 'At the beginning',
  after: (n: number, title: string) => `After ${n}. ${title}`,
  nowhere: 'No question matches.',
} as const;

export const routeLabels = {
  title: 'Routes',
  none: 'After this question comes the next one, whatever the answer.',
  some: 'The first route that matches wins. If none does, the next question follows.',
  route: (n: number) => `Route ${n}`,
  add: 'Add a route',
  noLater: 'Add a question below this one to lead people there.',
  question: 'Answer to',
  comparison: 'Condition',
  comparisons: {
    is: 'is',
    'is-not': 'isn’t',
    'at-least': 'is at least',
    'at-most': 'is at most',
    answered: 'was answered',
    'not-answered': 'wasn’t answered',
  } satisfies Record<Comparison, string>,
  value: 'Value',
  to: 'Go to',
  choose: 'Choose',
  up: (n: number) => `Move route ${n} up`,
  remove: (n: number) => `Remove route ${n}`,
  broken: 'This route doesn’t work: it must depend on this question or an earlier one, and lead to a later one.',
} as const;

export const previewLabels = {
  region: 'Survey preview',
  restart: 'Start over',
  fromFirst: 'From question 1',
  language: 'Language of buttons and messages',
  note: 'Your answers here aren’t sent. Questions stay in your own language.',
  languages: {
    ...{ english: 'English', german: 'German', french: 'French', spanish: 'Spanish' },
    ...{ japanese: 'Japanese', arabic: 'Arabic' },
  },
} as const;

export const settingsLabels = {
  title: 'Survey settings',
  name: 'Title',
  nameFault: 'Enter a title of 140 characters or fewer.',
  by: 'Who’s asking',
  byHint: 'Your name or company, and how to reach you. Shown on each page.',
  byFault: 'Keep it to 200 characters or fewer.',
  consent: 'What people agree to when they leave an email',
  consentHint: 'For example: You may write to me about Crumb.',
  consentFault: 'Keep it to 300 characters or fewer.',
  language: 'Language',
  languageHint: 'Choose the language of your questions. Buttons and messages use it too.',
  languageOfReader: 'Each person’s browser language',
  languages: {
    ...{ english: 'English', german: 'German', spanish: 'Spanish', french: 'French' },
    ...{ japanese: 'Japanese', arabic: 'Arabic' },
  } satisfies Record<SurveyLanguage, string>,
  matchPage: (page: string) => `Use the look of your page “${page}”`,
  palette: 'Colors',
  ownPalette: 'Your own',
  currency: 'Currency',
  currencyHint: 'For questions about prices.',
  once: 'Repeat answers',
  onceTested: 'A running test counts answers under this rule, so it stays until the test is done.',
  onceRules: {
    visitor: {
      label: 'One response per browser',
      note: 'The same browser on the same internet connection answers once a day. No link or email needed.',
    },
    link: { label: 'One response per single-use link', note: 'You send each person a link of their own.' },
    address: { label: 'One response per email', note: 'The same email answers once. Add an email question.' },
    anyone: { label: 'No limit', note: 'Anyone can answer as often as they like.' },
  } satisfies Record<OnceRule, { readonly label: string; readonly note: string }>,
  closes: 'Closes after',
  closesHint:
    'The last day for answers: it ends at midnight UTC. Answers begun before can be sent for another hour. Leave it empty to keep it open.',
  closesFault: 'Enter the whole date, or clear it to keep the survey open.',
  quota: 'Most responses',
  quotaHint: 'The survey closes once it has this many. Leave it empty for no limit.',
  quotaFault: 'Enter a whole number from 1 to 1,000,000.',
  remove: 'Remove survey',
  removeNote: 'It’s taken off the web and out of your list. Responses stay in your data.',
  removed: (title: string) => `Removed ${title}.`,
} as const;

export const publishLabels = {
  title: 'Publish this survey',
  publish: 'Publish survey',
  states: {
    draft: 'Not published yet: no one can answer it.',
    off: 'This survey was taken off the web. No one can answer it.',
    live: 'People are asked what you see here.',
    changed: 'People are asked what you last published.',
  } satisfies Record<Publication, string>,
  closes: (closesAt: string) => `It closes on ${dayOf(closesAt)}.`,
  closed: (closesAt: string) => `It closed on ${dayOf(closesAt)}. No more answers are taken.`,
  address: 'Public address',
  visit: 'Open the published survey',
  results: 'See the results',
  test: 'Test an assumption with it',
  toSettings: 'Change the survey’s settings',
  links: 'Single-use links',
  linksNote: 'Each link takes one response. Send one to each person.',
  linkCount: 'How many links to add',
  addLinks: 'Add links',
  copyLinks: (n: number) => (n === 1 ? 'Copy the unused link' : `Copy ${n.toLocaleString('en-US')} unused links`),
  unused: (n: number) => (n === 1 ? '1 unused link' : `${n.toLocaleString('en-US')} unused links`),
  used: (n: number) => `${n.toLocaleString('en-US')} used`,
} as const;

const versionList = (versions: readonly number[]): string =>
  `${versions.length === 1 ? 'version' : 'versions'} ${lists.format(versions.map(String))}`;

export const resultLabels = {
  loading: 'Loading the results',
  back: 'Edit this survey',
  title: (survey: string) => `Results of ${survey}`,
  emptyTitle: 'No responses yet',
  empty: 'Send it to the people you’d build this for. As soon as someone answers, you’ll see it here.',
  address: 'Public address',
  emptyDraft: 'Publish the survey and send its address to the people you’d build this for.',
  counted: (n: number) => `${countOf(n, 'response')} counted`,
  excluded: (n: number) => `${n.toLocaleString('en-US')} excluded`,
  uncounted: (n: number) =>
    `${n.toLocaleString('en-US')} not counted: their visit was yours, a bot’s, or didn’t load the page`,
  rules: {
    visitor: 'One response a day per browser.',
    link: 'One response per single-use link.',
    address: 'One response per email.',
    anyone: 'No limit on repeat answers.',
  } satisfies Record<OnceRule, string>,
  people: 'See the people',
  compare: 'Compare by',
  comparisons: { none: 'Nothing', source: 'Source', publishedVersion: 'Version' },
  export: 'Export CSV',
  exported: (n: number, name: string) => `Exported ${countOf(n, 'response')} to ${name}.`,
  notLoaded: 'Some responses are still loading. Try again in a moment.',
  answered: (n: number, passed: number) =>
    `${n.toLocaleString('en-US')} answered${passed > 0 ? `, ${passed.toLocaleString('en-US')} skipped it` : ''}`,
  askedIn: (versions: readonly number[]) => `As asked in ${versionList(versions)}`,
  askedBefore: (versions: readonly number[]) => `No longer asked, last in ${versionList(versions.slice(-1))}`,
  noOne: 'No one has answered this yet.',
  nps: (score: string, low: string, high: string) => `Net Promoter Score ${score} (${low} to ${high})`,
  npsAlike: (score: string) => `Net Promoter Score ${score}`,
  npsUnknown: 'Everyone answered alike, so its margin of error isn’t known yet.',
  npsPoints: 'Each number of points',
  npsParts: (promoters: number, passives: number, detractors: number) =>
    `${countOf(promoters, 'promoter')} (9 or 10), ${countOf(passives, 'passive')} (7 or 8), ${countOf(detractors, 'detractor')} (0 to 6).`,
  ellis: (share: string, low: string, high: string) => `${share} would be very disappointed (${low} to ${high}).`,
  ellisVerdicts: {
    above: 'That’s above 40%, and proven: the whole range lies above it.',
    below: 'That’s below 40%, and proven: the whole range lies below it.',
    openAbove: 'That’s above 40%, but not proven: 40% lies within the margin of error.',
    openBelow: 'That’s below 40%, but not proven: 40% lies within the margin of error.',
  },
  mean: (mean: string, low: string, high: string) => `On average ${mean} (${low} to ${high})`,
  meanAlone: (mean: string) => `On average ${mean}`,
  spread: (median: string, min: string, max: string) => `Median ${median}, from ${min} to ${max}.`,
  days: (first: string, last: string) => (first === last ? first : `From ${first} to ${last}`),
  medianDay: (day: string) => `Half of the answers are on ${day} or earlier.`,
  ranking: 'Average rank',
  rankColumns: ['Option', 'Average rank', 'Put first by'] as const,
  addresses: (n: number) => (n === 1 ? '1 email' : `${n.toLocaleString('en-US')} emails`),
  answers: 'Answers',
  tally: (marks: { readonly for: number; readonly against: number; readonly neither: number }) =>
    `Marked: ${figureOf(marks.for)} for, ${figureOf(marks.against)} against, ${figureOf(marks.neither)} neither`,
  mark: 'Mark answers',
  markTitle: (question: string) => `Mark answers: ${question}`,
  markNote: 'Each mark is evidence: an anecdote of one customer. Their words stay here.',
  done: 'Done',
  marked: (question: string, date: string) => `Survey answer to “${question}”, ${date}`,
  moreTexts: (n: number) => `Show ${n.toLocaleString('en-US')} more`,
  crossed: (by: 'source' | 'publishedVersion') => (by === 'source' ? 'By source' : 'By version'),
  version: (version: string) => `Version ${version}`,
  group: (name: string, n: number) => `${name} (${n.toLocaleString('en-US')})`,
  answer: 'Answer',
  files: 'Files',
  filesNote:
    'These files come from people you don’t know. Open them with the care you’d give an attachment in an email.',
  fileOf: (n: number, file: string) => `Answer ${figureOf(n)}: ${file}`,
  fileErased: 'erased',
  fileFailed: 'This file couldn’t be saved. It may have been erased. Check your connection, and try again.',
  others: (n: number) => (n === 1 ? '1 smaller group isn’t shown.' : `${figureOf(n)} smaller groups aren’t shown.`),
} as const;
