import { imageRoom } from '#domain/assets/image-room.ts';
import {
  type BlockChoice,
  type BlockFieldName,
  type BlockName,
  type FieldOf,
  type ItemKind,
  isBlockName,
  type lookField,
  type SectionKind,
} from '#domain/page/block-kinds.ts';
import type { DomainFault } from '#domain/page/own-domain.ts';
import type { PageTemplate } from '#domain/page/page-templates.ts';
import type { PageTheme } from '#domain/page/page-theme.ts';
import type { Publication } from '#domain/page/publication.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import { quotation } from '#domain/text/quotation.ts';

export const listLabels = {
  title: 'Page builder',
  lead: 'Put a real page in front of real visitors, and count who signs up.',
  newPage: 'New page',
  table: 'Pages',
  page: 'Page',
  state: 'State',
  record: 'Visitors and sign-ups',
  nobody: 'No visitors yet',
  tooFew: 'Too early for a rate',
  /** "34 visitors, 5 sign-ups: see who came to Crumb". */
  whoCame: (page: string, counts: readonly string[]) => `${counts.join(', ')}: see who came to ${page}`,
  changed: 'Last changed',
  loading: 'Loading your pages',
  emptyTitle: 'No pages yet',
  empty: 'Pages you build to test an idea will be here. A new one starts from what you’ve written about the idea.',
  noIdeasTitle: 'Explore an idea first',
  noIdeas: 'A page tests one of your ideas. Start exploring one, and its page will be here.',
  toVault: 'Open the idea vault',
  noPageTitle: 'No page for this idea yet',
  noPage: 'A new page starts from what you’ve written about the idea and laid out on its canvas.',
  partialTitle: 'Some of your pages aren’t on this device yet',
  partial: 'They’ll load when you’re back online.',
  missingTitle: 'We can’t find this page',
  missing: 'The link may be incomplete, belong to another account, or point to a page you removed.',
  all: 'All pages',
} as const;

/** The notice on a page that a pivot took along. */
export const promiseLabels = {
  check: (title: string) =>
    `Visitors see what you wrote for ${title === '' ? 'another idea' : quotation(title)}. Check that it fits the new idea.`,
  dismiss: 'Dismiss',
} as const;

export const publicationLabels: Readonly<Record<Publication, string>> = {
  draft: 'Draft',
  off: 'Taken off the web',
  live: 'Published',
  changed: 'Unpublished changes',
};

export const newPageLabels = {
  title: 'New page',
  idea: 'Idea',
  pageTitle: 'Title',
  template: 'Start with',
  theme: 'Theme',
  create: 'Create page',
  cancel: 'Cancel',
  wrong: 'Enter a title of 140 characters or fewer.',
} as const;

export const templateLabels: Readonly<Record<PageTemplate, { readonly label: string; readonly note: string }>> = {
  'sign-up': { label: 'Sign-up page', note: 'The promise, the problem, how it works, and a form for emails.' },
  'fake-door': {
    label: 'Price test',
    note: 'Prices with buttons that count who would buy, and say it isn’t built yet.',
  },
  'pre-order': { label: 'Pre-order', note: 'Prices with a form. No one is charged.' },
  blank: { label: 'Blank page', note: 'A headline, and nothing else.' },
};

/** Names of the themes, and what each is made for. */
export const themeLabels: Readonly<Record<PageTheme, { readonly label: string; readonly note: string }>> = {
  software: { label: 'Software', note: 'Clear and bright, for an app or a service on the web.' },
  'local-service': { label: 'Local service', note: 'Warm and round, for a shop, a studio or a practice.' },
  consumer: { label: 'Consumer product', note: 'Loud and large, for something people buy.' },
  professional: { label: 'Professional tool', note: 'Dense and exact, for people who compare.' },
  marketplace: { label: 'Marketplace', note: 'Cards and calm, for two sides who meet.' },
  essay: { label: 'Essay', note: 'One column to read, for an idea that needs words.' },
};

/** Names of the sections, and what the editor says of each where it offers them. */
const sectionWords: Readonly<Record<SectionKind, { readonly name: string; readonly note: string }>> = {
  top: { name: 'Top line', note: 'Your name or logo, and links to sections' },
  hero: { name: 'Headline', note: 'The promise, and a button' },
  text: { name: 'Text', note: 'A heading and paragraphs' },
  features: { name: 'Features', note: 'What it does, as a list' },
  steps: { name: 'Steps', note: 'How it works, in order' },
  picture: { name: 'Image', note: 'An image with a caption' },
  pricing: { name: 'Prices', note: 'Prices with buttons that count' },
  quotes: { name: 'Quotes', note: 'What people said, with their consent' },
  faq: { name: 'Questions and answers', note: 'Questions that open' },
  form: { name: 'Sign-up form', note: 'Asks for an email' },
  survey: { name: 'Survey', note: 'Leads to a survey, or begins with its first question' },
  numbers: { name: 'Numbers', note: 'Figures that speak for it' },
  footer: { name: 'Footer', note: 'Who’s behind it, contact, privacy' },
};

const itemWords: Readonly<Record<ItemKind, { readonly name: string; readonly note?: string }>> = {
  feature: { name: 'Feature' },
  step: { name: 'Step' },
  plan: { name: 'Price' },
  quote: { name: 'Quote' },
  question: { name: 'Question' },
  qualifier: { name: 'Form question' },
  number: { name: 'Number' },
};

const kindWords = { ...sectionWords, ...itemWords };

/** A kind of block that only a newer version of the product knows. */
const newerKind = 'Block';

/** Name of a kind of block. */
export const kindLabel = (kind: string): string => (isBlockName(kind) ? kindWords[kind].name : newerKind);

export const kindNote = (kind: BlockName): string | undefined => kindWords[kind].note;

export const stageLabels = {
  stage: 'Page preview',
  empty: (kind: string) => `${kind}: empty, so visitors don’t see it`,
  width: 'Width',
  widths: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  tone: 'Preview theme',
  tones: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

export const addLabels = {
  add: 'Add block',
  item: (kind: string) => `Add ${kindLabel(kind).toLowerCase()}`,
  paste: (name: string) => `Paste ${name}`,
  pasteClipboard: 'Paste from clipboard',
  find: 'Find a block',
  findHint: 'Headline, prices, questions…',
  blocks: 'Blocks',
  nothing: 'No block is called that.',
} as const;

/** Why nothing was pasted; the page is as it was. */
export const pasteLabels = {
  nothing: 'There’s nothing to paste. Copy a block, text or an image first.',
  damaged: 'We couldn’t read what you copied, so nothing was pasted. Copy the block again.',
  newer: 'This block was copied from a newer version of Groundwork. Reload the page, then paste it again.',
  'page-full': 'There’s no room for what you copied. Remove a block, then paste it again.',
  misplaced: (kind: string, holder: string) =>
    `A ${kind} block goes inside a ${holder} block. Select one, then paste it again.`,
  'too-long': (length: string, most: string) =>
    `You copied ${length} characters, and a text block holds ${most}. Paste it in smaller parts.`,
  refused: 'Your browser didn’t let us read the clipboard. Press Ctrl+V or ⌘V on the outline instead.',
} as const;

export const slashLabels = { title: 'Blocks to add' } as const;

export const formatLabels = {
  bar: 'Format',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  unlink: 'Remove link',
  address: 'Link address',
  wrongAddress: 'Enter a web or email address.',
  setLink: 'Set link',
} as const;

export const outlineLabels = {
  tree: 'Outline',
  keys: 'Arrow keys walk, Alt and arrows move a block, Enter edits it, slash adds one, Delete removes it, Control C and V copy and paste.',
  moved: (name: string, after: string | undefined) =>
    after === undefined ? `Moved ${name} to the top` : `Moved ${name} after ${after}`,
} as const;

export const frameLabels = {
  panels: 'Show',
  outline: 'Outline',
  page: 'Page',
  block: 'Block',
  undo: 'Undo',
  redo: 'Redo',
} as const;

const fields: Readonly<Record<BlockFieldName | typeof lookField, string>> = {
  heading: 'Heading',
  body: 'Text',
  button: 'Button',
  picture: 'Image',
  alt: 'Image description',
  caption: 'Caption',
  consent: 'What people agree to',
  thanks: 'Thank-you text',
  place: 'Say their place in line',
  invite: 'Give them a link to share',
  mailSubject: 'Subject of your first email',
  mail: 'Your first email, sent once they’ve confirmed their address',
  who: 'Who’s behind this page',
  contact: 'Contact',
  privacy: 'Privacy',
  price: 'Price',
  period: 'How often (per month)',
  goal: 'What its button does',
  name: 'Name',
  role: 'Role',
  interview: 'Interview',
  survey: 'Survey',
  answer: 'Answer',
  options: 'Choices, one per line',
  required: 'Needs an answer',
  value: 'Number',
  look: 'Look',
  icon: 'Icon',
  visual: 'Beside the headline',
  link: 'Leads to (a web address)',
  anchors: 'Links to sections',
};

/** Fields that are called otherwise in some kinds of blocks. */
const ownFields: { readonly [Kind in BlockName]?: Readonly<Partial<Record<FieldOf<Kind>, string>>> } = {
  quote: { consent: 'They agreed to be quoted here', body: 'What they said' },
  question: { heading: 'Question', body: 'Answer' },
  qualifier: { heading: 'Question' },
  top: { heading: 'Name (the page’s title if empty)', picture: 'Logo', alt: 'Logo description' },
  picture: { link: 'Leads to (a web address, such as a video)' },
};

/** Name of a field in a block of that kind. */
export function fieldLabel(kind: string, field: string): string {
  const own: Readonly<Partial<Record<string, string>>> = isBlockName(kind) ? (ownFields[kind] ?? {}) : {};
  return own[field] ?? fields[field as keyof typeof fields];
}

const choices: Readonly<Record<BlockChoice, string>> = {
  centered: 'Centered',
  split: 'Split',
  plain: 'Plain',
  narrow: 'Narrow',
  wide: 'Wide',
  grid: 'Grid',
  rows: 'Rows',
  numbered: 'Numbered',
  line: 'Line',
  framed: 'Framed',
  cards: 'Cards',
  single: 'One by one',
  lines: 'Lines',
  boxes: 'Boxes',
  inline: 'Plain',
  boxed: 'Boxed',
  link: 'Plain',
  question: 'First question',
  row: 'Row',
  columns: 'Columns',
  marked: 'Highlighted',
  'sign-up': 'Asks for an email',
  'fake-door': 'Counts the click, and says it isn’t built yet',
  'pre-order': 'Takes a pre-order, without charging',
  short: 'A short text',
  'one-of': 'One of several',
  form: 'With the form',
  video: 'Video',
  logos: 'Logos',
  picture: 'The image',
  browser: 'The image in a browser',
  phone: 'Phone',
  contours: 'Drawing: contours',
  pairs: 'Drawing: pairs',
  waves: 'Drawing: waves',
  shown: 'Shown',
  hidden: 'Hidden',
  none: 'None',
  auto: 'By its words',
  bell: 'Bell',
  calendar: 'Calendar',
  camera: 'Camera',
  card: 'Credit card',
  chart: 'Chart',
  chat: 'Speech bubble',
  check: 'Check mark',
  clock: 'Clock',
  cloud: 'Cloud',
  code: 'Code',
  file: 'Document',
  globe: 'Globe',
  heart: 'Heart',
  house: 'House',
  key: 'Key',
  leaf: 'Leaf',
  lock: 'Lock',
  map: 'Map pin',
  search: 'Magnifier',
  shield: 'Shield',
  sparkles: 'Sparkles',
  star: 'Star',
  truck: 'Truck',
  users: 'People',
  wallet: 'Wallet',
  wrench: 'Wrench',
  zap: 'Lightning',
};

/** Name of a look, or of an option of a field. */
export const choiceLabel = (choice: string): string => choices[choice as BlockChoice];

export const inspectorLabels = {
  title: (kind: string) => kind,
  none: 'Select a block to change it, or choose how the whole page looks.',
  toSettings: 'Address, colors and more',
  read: 'Select a block to see what is said about it.',
  markdown: '**bold**, _italic_, [link](https://example.org)',
  newLook: (kind: string) => `${kind}: this block is from a newer version. Reload the page to change it.`,
  up: 'Move up',
  down: 'Move down',
  moveTo: 'Move to…',
  duplicate: 'Duplicate',
  copy: 'Copy block',
  copied: (name: string) => `Copied ${name}. Paste it on this or another page of yours.`,
  remove: 'Remove',
  find: 'Find a place',
  findHint: 'Search blocks',
  nowhere: 'There’s no other place for it.',
  places: 'Places',
  first: 'At the top',
  after: (name: string) => `After ${name}`,
  within: (name: string) => `In ${name}`,
} as const;

export const versionLabels = {
  shown: 'Version',
  names: { a: 'A', b: 'B' },
  in: 'Shown in',
  places: { both: 'Both', a: 'A', b: 'B' },
  split: 'Make a different one for B',
  mark: (version: 'a' | 'b') => `Only ${version.toUpperCase()}`,
  title: 'Two versions',
  lead: 'Half of your visitors see A, half see B. Change what differs, and compare who signs up.',
  add: 'Add a version B',
  remove: 'Remove version B',
  removeNote: 'Blocks only in B are removed, and blocks only in A are shown to everyone. You can undo this.',
} as const;

export const pictureLabels = {
  title: 'Image',
  drop: 'Drop an image here',
  replace: 'Drop another image here',
  remove: 'Remove image',
  uploading: 'Uploading the image',
  failedTitle: 'The image wasn’t added',
  failures: {
    offline: 'You’re offline. Try again once you’re back online.',
    'too-large': 'It’s over the limit of 10 MB and 50 megapixels.',
    'no-image': 'It’s damaged, or isn’t a PNG, JPEG, WebP, GIF or AVIF image.',
    'no-room': `You’ve used all your image storage: ${imageRoom}.`,
    unexpected: 'The server couldn’t accept it. Try again in a moment.',
  },
  social: 'Image for links',
  socialNote: 'Shown where the link is shared. Without one, we draw one from your title.',
} as const;

export const removeLabels = {
  remove: 'Remove page',
  note: 'It’s taken off the web and out of your list.',
  removed: (title: string) => `Removed ${title}.`,
} as const;

export const textLabels = {
  tooLongTitle: 'This text is too long',
  tooLong: (most: number) => `Keep it to ${figureOf(most)} characters or fewer. Nothing has been cut off.`,
  edit: 'Keep editing',
  conflictTitle: 'This text was changed elsewhere too',
  conflict: 'The same words were changed in another tab or browser. Choose which text stays.',
  mine: 'Keep my text',
  theirs: 'Use the other text',
  mineName: 'Your text',
  theirsName: 'The other text',
  goneTitle: 'This block was removed',
  gone: 'It was removed in another tab or browser while you were typing. You can copy your text before it’s gone.',
  discard: 'Discard my text',
  restore: 'Restore the block',
} as const;

export const historyLabels = {
  open: 'History',
  title: 'History of this page',
  text: 'Pick a change to see the page as it was. Restoring it doesn’t change what visitors see until you publish.',
  nothing: 'There was no page yet.',
} as const;

export const settingsLabels = {
  open: 'Page settings',
  title: 'Page settings',
  pageTitle: 'Title',
  titleFault: 'Enter a title of 140 characters or fewer.',
  address: 'Address',
  /** `published` is where visitors find it now, if they do. */
  addressHint: (slug: string, published: string | undefined) =>
    published === undefined
      ? `Visitors will find it at /p/${slug}`
      : published === slug
        ? `Visitors find it at /p/${slug}`
        : `Visitors find it at /p/${published} until you publish. Then that address leads to /p/${slug}`,
  addressFault: 'Use 3 to 60 lowercase letters, digits and single hyphens.',
  description: 'Description',
  descriptionHint:
    'Shown by search engines, and where the link is shared. If it’s empty, the text below your headline is.',
  descriptionFault: 'Keep it to 300 characters or fewer.',
  goal: 'What counts as a yes',
  goals: {
    'sign-up': { label: 'Sign-up', note: 'A visitor leaves an email.' },
    'fake-door': { label: 'Click on a price', note: 'A visitor presses a button, and reads that it isn’t built yet.' },
    'pre-order': { label: 'Pre-order', note: 'A visitor leaves an email at a price, and isn’t charged.' },
  },
  theme: 'Theme',
  noTheme: { label: 'No theme', note: 'Plain, in your colors and a font that devices have.' },
  palette: 'Colors',
  customColors: 'Your own',
  colors: { background: 'Background', ink: 'Text', accent: 'Accent', onAccent: 'Text on accent' },
  colorFault: 'Write a color as # and six digits or letters from a to f.',
  weak: (text: string, on: string, ratio: number) =>
    `${text} on ${on.toLowerCase()} has a contrast of ${ratio.toFixed(1)}:1. It needs at least 4.5:1.`,
  font: 'Font',
  fonts: { grotesque: 'Sans serif', serif: 'Serif', mono: 'Monospaced' },
  language: 'Language',
  guessedLanguage: 'By what you wrote',
  languageHint:
    'Choose it to have the form’s words, errors and thanks in it, and texts you’ve left as the template wrote them. They’re in English otherwise.',
  listed: 'Let search engines list it',
  listedHint: 'Otherwise only people with the link find it.',
} as const;

/** The line over a page that visitors can see. */
export const liveLabels = {
  changes: (count: number | undefined) => (count ? countOf(count, 'unpublished change') : publicationLabels.changed),
  see: 'See what visitors see',
} as const;

export const changesLabels = {
  title: 'Changes since it was published',
  lead: 'Visitors don’t see these until you publish again.',
  list: 'Changes',
  loading: 'Loading the changes',
  missing: 'You’re offline, so the changes can’t be listed. They’re all kept.',
  history: 'See the whole history',
} as const;

/** Words of what differs between two moments of a page. */
export const differenceLabels = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
  image: 'Image for links',
} as const;

/** Where something of a page is put right. */
export const placeLabels = {
  field: (field: string, of: string) => `${field} · ${of}`,
  numbered: (name: string, nth: number) => `${name} ${nth}`,
  missing: (kind: string) => `Add ${kind.toLowerCase()}`,
} as const;

const domainFailures: Readonly<Record<string, string>> = {
  'domain-missing': 'Enter a domain, such as try.example.org.',
  'domain-malformed': 'This isn’t a domain. Enter one such as try.example.org, without a path or a port.',
  'domain-reserved': 'This domain can’t be used for a page.',
  'too-many-requests': 'That was often. Wait a few minutes, then try again.',
};

export const domainLabels = {
  title: 'Your own domain',
  host: 'Domain',
  hostHint: 'A domain of yours, such as try.example.org. The page keeps its other address too.',
  claim: 'Use this domain',
  check: 'Check again',
  release: 'Stop using this domain',
  working: 'Visitors find this page at',
  states: {
    waiting: (host: string) => `Waiting for ${host}.`,
    broken: (host: string) => `${host} hasn’t led here since`,
  },
  faults: {
    'proof-missing': 'The TXT record isn’t there.',
    'not-pointing': 'The TXT record is there, but the domain doesn’t lead here.',
    'held-by-another': 'Another account uses this domain, and its TXT record is still there. Remove that record.',
    'no-answer': 'The domain’s records can’t be read right now. They’re tried again.',
  } satisfies Record<DomainFault, string>,
  records:
    'Add these two records where you manage the domain. They’re looked for again and again; it can take an hour until they’re seen.',
  type: (type: string) => `${type} record`,
  name: 'Name',
  value: 'Value',
  copyName: (type: string) => `Copy the name of the ${type} record`,
  copyValue: (type: string) => `Copy the value of the ${type} record`,
  failure: (code: string) =>
    domainFailures[code] ?? 'The domain couldn’t be looked up. Check your connection, then try again.',
} as const;

export const publishLabels = {
  open: 'Publish',
  title: 'Publish this page',
  publish: 'Publish page',
  states: {
    draft: 'Not published yet: visitors can’t see it.',
    off: 'This page was taken off the web: visitors can’t see it.',
    live: 'Visitors see this page as it is now.',
    changed: 'Visitors see the page as you last published it.',
  } satisfies Record<Publication, string>,
  address: 'Public address',
  visit: 'Open the published page',
  test: 'Test an assumption with it',
  toSettings: 'Change the page’s settings',
  toForm: 'Go to the form',
} as const;

export const surveyLabels = {
  survey: 'Survey',
  choose: 'Choose a survey',
  none: 'This idea has no survey yet.',
  newSurvey: 'New survey',
  plain: 'This survey doesn’t look like your page.',
  match: 'Use the page’s look',
  matched: 'The survey looks like your page now.',
  republish: 'Publish the survey again, so that visitors see its new look.',
  unpublished: 'Publish this survey too, or visitors find nothing there.',
} as const;
