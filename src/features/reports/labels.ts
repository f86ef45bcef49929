import type { ReportBlockKind, Shown } from '#domain/report/report-blocks.ts';
import { figureOf } from '#domain/text/figures.ts';

export const listLabels = {
  title: 'Reports',
  lead: 'One sheet for a partner or an investor. Every claim links to its evidence.',
  newReport: 'New report',
  table: 'Reports by idea',
  loading: 'Loading your reports',
  partialTitle: 'Some of your reports aren’t on this device yet',
  partial: 'They’ll load when you’re back online.',
  emptyTitle: 'No reports yet',
  empty: 'A report asks the log: scores, experiments, quotes, decisions. Freeze it, and it stays as it was.',
  noIdeasTitle: 'Nothing to report on yet',
  noIdeas: 'Start exploring an idea first. Its evidence is what a report shows.',
  toVault: 'Open the idea vault',
} as const;

export const versionLabels = {
  live: 'Live',
  liveNote: 'Changes as evidence comes in.',
  frozen: (freeze: number, day: string): string => `No. ${figureOf(freeze)}, as of ${day}`,
  frozenNote: 'Stays as it is.',
} as const;

export const newReportLabels = {
  title: 'New report',
  idea: 'Idea',
  name: 'Title',
  template: 'Template',
  create: 'Create report',
  cancel: 'Cancel',
  wrong: 'Give it a title of at most 140 characters.',
} as const;

export const screenLabels = {
  all: 'All reports',
  missingTitle: 'We can’t find this report',
  missing: 'It may have been removed, or belong to another account.',
  moment: 'Version',
  freeze: 'Freeze',
  freezing: 'Freezing…',
  offline: 'Freezing and sharing wait until you’re online.',
  share: 'Share',
  pdf: 'PDF',
  print: 'Print',
  file: 'Download HTML',
  compare: 'Compare versions',
  rename: 'Rename',
  remove: 'Remove report',
  add: 'Add block',
  edit: (heading: string): string => `Edit “${heading}”`,
  up: (heading: string): string => `Move “${heading}” up`,
  down: (heading: string): string => `Move “${heading}” down`,
  removeBlock: (heading: string): string => `Remove “${heading}”`,
  loading: 'Loading this version',
  unread: 'This version couldn’t be loaded.',
  retry: 'Try again',
  pdfMissing: 'This server doesn’t make PDFs. Your browser can: print, and choose “Save as PDF”.',
  pdfBusy: 'Other PDFs are being made right now. Your report is unchanged; try again in a minute.',
  pdfFailed: 'The PDF couldn’t be made. Your report is unchanged; try again.',
  dismiss: 'Dismiss',
  qrNone: 'Share it to get an address and a QR code.',
} as const;

const lacks = { pitch: 'pitch', problem: 'problem', audience: 'audience' } as const;
const listed = new Intl.ListFormat('en-US');

export const coverLabels = {
  name: 'Add your name',
  texts: (names: readonly (keyof typeof lacks)[]): string =>
    `Add the ${listed.format(names.map((name) => lacks[name]))}`,
} as const;

export const renameLabels = {
  title: 'Rename report',
  note: 'What’s frozen keeps the title it had.',
  save: 'Save',
} as const;

export const blockLabels = {
  title: 'Edit block',
  heading: 'Heading',
  text: 'Text',
  about: 'About',
  show: 'Show',
  all: 'All',
  last: 'The last one',
  save: 'Save',
  cancel: 'Cancel',
  kinds: {
    cover: 'Cover',
    before: 'What came before',
    believed: 'What we believed',
    did: 'What we did',
    learned: 'What we learned',
    decided: 'What we decide',
    next: 'Next steps',
    text: 'Text',
    score: 'Evidence score',
    assumptions: 'Assumptions',
    experiments: 'Experiments',
    corridor: 'One experiment, answer by answer',
    quotes: 'Quotes',
    decisions: 'Decisions',
    canvas: 'Canvas',
    calculator: 'Calculation',
    metric: 'A number over time',
    funnel: 'Visitors to sign-ups',
  } satisfies Readonly<Record<ReportBlockKind, string>>,
  shown: {
    full: 'In full',
    brief: 'In brief',
    supported: 'What tests supported',
    unsupported: 'What they didn’t support',
    all: 'All',
    critical: 'Critical ones',
    unproven: 'Those that evidence doesn’t support',
    last: 'The last one',
    score: 'Evidence score',
    evidence: 'Evidence',
    interviews: 'Interviews',
    'sign-ups': 'Sign-ups',
  } satisfies Readonly<Record<Shown, string>>,
} as const;

export const shareLabels = {
  title: 'Share this report',
  version: 'What the link shows',
  live: 'The link shows the report as it is on the day it’s opened. Freeze it first to share it as it is now.',
  expires: 'Link expires after',
  spans: { never: 'Never', week: '7 days', month: '30 days', quarter: '90 days' },
  expiresOn: (day: string): string => `Expires ${day}`,
  create: 'Create a link',
  waiting: 'Waiting for the server…',
  link: 'Link',
  copy: 'Copy',
  revoke: 'Revoke',
  links: 'Links that open this report',
  none: 'No links yet. Share one to let others read this report.',
  unverified: 'Verify your email address first. Sharing needs it.',
  toAccount: 'Go to your account',
  close: 'Close',
} as const;

export const pdfLabels = {
  title: 'Save as PDF',
  version: 'Version',
  paper: 'Paper',
  papers: { a4: 'A4', 'us-letter': 'Letter' },
  save: 'Save PDF',
  cancel: 'Cancel',
} as const;

export const momentLabels = {
  day: 'As of a day…',
  frozen: (version: string): string => `${version}. It stays as it is. To change the report, go back to Live.`,
  asOf: 'As of',
  between: (first: string, last: string): string => `Choose a day from ${first} to ${last}.`,
  onlyRead: 'As it stood when that day ended. To share or change the report, go back to Live.',
  offline: 'This version isn’t on this device. It’ll load when you’re back online.',
  missing: 'The report doesn’t have this version. Choose another one.',
} as const;

export const compareLabels = {
  title: 'What changed',
  from: 'From',
  fromDay: 'From day',
  to: 'To',
  toDay: 'To day',
  none: 'This report is from today. Freeze it, or come back tomorrow, and you’ll see here what changed since.',
  same: 'The report says the same in both.',
  range: (from: string, to: string): string => `From ${from} to ${to}`,
  before: 'Before',
  after: 'After',
  claims: 'What the report says differently',
  nothing: '(nothing)',
  added: 'New evidence',
  gone: 'Evidence no longer cited',
} as const;
