import type { CountedGoal } from '#domain/experiment/counted-artefacts.ts';
import type { Closing, Method, VerdictFormula } from '#domain/experiment/experiment.ts';
import { networkLimitsText } from '#domain/judgement/beyond-networks.ts';
import type { NotCounted } from '#domain/judgement/entry.ts';
import type { NetworkLimits } from '#domain/judgement/network-limits.ts';
import { fewNetworksText } from '#domain/judgement/network-share.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import { boundText } from '#domain/verdict/bound-text.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import { timeText } from '#domain/verdict/test-sentence.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';
import type { DraftProblem } from '#machines/validate/experiment-draft.ts';
import type { MissingPart } from '#machines/validate/missing-part.ts';

export const methodLabels: Readonly<Record<Method, string>> = {
  interviews: 'Interviews',
  page: 'Landing page',
  'fake-door': 'Fake door',
  'pre-order': 'Pre-order',
  survey: 'Survey',
  prototype: 'Prototype',
  data: 'Data',
  split: 'Split test',
};

export const methodNotes = {
  interviews: 'Conversations you log here. Each answer counts as it comes in.',
  page: 'One of your published pages. Every visitor counts; anyone who signs up is a yes.',
  'fake-door':
    'A button on your page for something that isn’t built yet. Every visitor counts; anyone who presses it, and then Continue, is a yes.',
  'pre-order': 'A price on your page that people can commit to without paying. A pre-order is a yes.',
  survey: 'One of your published surveys. Everyone who was asked the question counts; the answer you choose is a yes.',
  split: 'Two versions of a page, shown in turn. Each visitor counts for the version they saw.',
  prototype: 'People try something you made. You report the result.',
  data: 'Numbers you already have or can look up. You report the result.',
} as const;

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  supports: 'Supports',
  inconclusive: 'Inconclusive',
  refutes: 'Refutes',
};

export const formulaLabels: Readonly<Record<VerdictFormula, string>> = {
  'corridor-1': 'Decide as soon as it’s clear',
  'wilson-1': 'Judge only at the end',
};

export const partOfTestsLabels = {
  ways: 'On this page',
  parts: { surveys: 'Surveys', people: 'People' },
} as const;

export const listLabels = {
  create: 'New experiment',
  loading: 'Loading your experiments',
  emptyTitle: 'No experiments yet',
  empty: 'Each one tests an assumption against a criterion you lock first. Start with the riskiest.',
  stages: { running: 'Running', draft: 'Drafts', judged: 'Judged' },
  untitled: 'Untitled experiment',
  criterion: (share: number, n: number) => `${shareText(share)} of ${figureOf(n)}`,
  lockedAt: 'Locked',
  waiting: 'Waiting for the server',
  predictions: 'How often your predictions are right',
} as const;

export const missingLabels = {
  title: 'We can’t find this experiment',
  text: 'It was discarded, or the link is incomplete.',
  all: 'All experiments',
  statedTitle: 'State an assumption first',
  stated: 'An experiment tests one assumption: something that must be true for your idea to work.',
  toAssumptions: 'Go to Assumptions',
} as const;

export const cardLabels = {
  title: 'Test card',
  newTitle: 'New experiment',
  back: 'All experiments',
  assumption: 'Assumption',
  method: 'Method',
  changeMethod: 'Change method',
  misfit: 'This method says little about this assumption',
  question: 'Question',
  questionHint: {
    interviews: 'What you ask or listen for. Ask about the last time it happened, not about the future.',
    page: 'What a sign-up would tell you.',
    'fake-door': 'What a click would tell you.',
    'pre-order': 'What a pre-order would tell you.',
    split: 'What differs between the two versions, and why that should matter.',
    prototype: 'What people have to do for you to count a yes.',
    data: 'What you count, and what makes it a yes.',
  },
  yesWhen: 'Counts as a yes when',
  yesWhenHint: {
    interviews:
      'Optional. Something they did, so that anyone who listens would count alike. It’s locked with the card.',
    prototype:
      'Optional. What someone has to do, so that anyone who watches would count alike. It’s locked with the card.',
  },
  criterion: 'Criterion (%)',
  criterionHint: 'The share that has to say yes. Choose it before you know the answer.',
  sample: 'Planned sample',
  sampleHint: (many: string) => `How many ${many} at most. A clear answer can come sooner.`,
  ends: 'Ends on',
  endsHint: 'Optional. On this day it’s judged with what has come in.',
  endsUnfinished: 'Enter the whole date, or clear it.',
  sharesNetwork: 'Will many people share a network (an event, an office, mostly phones)?',
  /** `otherwise`: the limits if the box were the other way. */
  sharesNetworkHint: (limits: NetworkLimits | null, otherwise: NetworkLimits | null) =>
    limits && otherwise
      ? `${networkLimitsText(limits)} count, so that no one can decide your test alone. A connection is one home or shop; a network is a whole company, school or phone provider. ${limits.network < otherwise.network ? 'If you tick this, it’s' : 'Without this, it’s'} ${figureOf(otherwise.address)} and ${figureOf(otherwise.network)}${limits.network < otherwise.network ? ', and a few people can sway the result more easily' : ''}.`
      : 'Only part of the sample may come from the same internet connection, so that no one can decide your test alone.',
  countsInvited: 'Count people who were invited by someone that signed up?',
  countsInvitedHint:
    'If your page offers a link to share. Friends of people who said yes say yes more often, so without this they’re listed apart and don’t count.',
  prediction: 'Prediction',
  predictionHint: 'What do you expect? Groundwork keeps track of how often you’re right.',
  predictions: {
    supports: 'It supports the assumption',
    inconclusive: 'It’s inconclusive',
    refutes: 'It refutes the assumption',
  },
  expected: 'I expect about (%)',
  expectedHint: 'Optional. How many will say yes, honestly? The chance of a clear yes or no is worked out with it.',
  rule: 'How it’s decided',
  discard: 'Discard',
  saved: 'Drafts save as you type.',
  problem: (problem: DraftProblem) => problems[problem],
} as const;

export const countedGoalLabels: Readonly<Record<CountedGoal, string>> = {
  'sign-up': 'Sign-ups',
  'qualified-sign-up': 'Sign-ups that answer every question',
  'fake-door': 'Fake-door clicks',
  'pre-order': 'Pre-orders',
};

export const artefactLabels = {
  page: 'Page',
  goal: 'What counts',
  confirmed: 'Each counts once its email is confirmed, so that made-up addresses don’t.',
  received: 'Each counts as it comes in. With a mail server, only confirmed ones would.',
  noneTitle: 'Publish a page first',
  none: 'This method counts the visitors of a published page. Your card is saved in the meantime.',
  noSplitTitle: 'Publish a page with two versions first',
  noSplit:
    'Add version B to a page, change what you want to compare, and publish it. Your card is saved in the meantime.',
  toPages: 'Go to Page builder',
} as const;

export const surveyArtefactLabels = {
  survey: 'Survey',
  question: 'What to count',
  answer: 'Counts as a yes',
  comparison: 'Comparison',
  atLeast: 'At least',
  atMost: 'At most',
  number: 'Number',
  noneTitle: 'Publish a survey first',
  none: 'This method counts the answers to a published survey. Your card is saved in the meantime.',
  uncountable:
    'Nothing in this survey can be counted: add a question with options, points, a number or a recommendation.',
  toSurveys: 'Go to Surveys',
  choose: 'Choose',
} as const;

const problems: Readonly<Record<DraftProblem, string>> = {
  'criterion-not-share': 'Use a percentage above 0 and below 100.',
  'sample-not-whole': 'Use a whole number of 1 or more.',
  'question-too-long': 'Keep the question to 500 characters or fewer.',
  'expected-not-share': 'Use a percentage above 0 and below 100.',
  'yes-when-too-long': 'Keep this to 500 characters or fewer.',
};

export const lockLabels = {
  button: 'Lock and start',
  stake: 'Criterion',
  resting: 'Press and hold, or press Enter twice. Once it’s locked, nothing on this card can change.',
  holding: 'Keep holding…',
  tooShort: 'Hold the button to lock, or press Enter twice.',
  armed: 'Press Enter again to lock it. Without a keyboard, activate the button again.',
  waiting: 'Locking…',
  late: 'Still waiting for the server. You can leave this page; it starts once the server confirms.',
  offline: 'No connection right now. The lock is saved and goes out once it’s back; you can leave this page.',
  refusedTitle: 'It isn’t locked',
  reason: (reason: MissingPart) => reasons[reason] ?? 'The server rejected it. Your card is unchanged.',
} as const;

const reasons: { readonly [Reason in MissingPart]?: string } = {
  'criterion-missing': 'Set the criterion first.',
  'prediction-missing': 'Predict the result first.',
  'sample-missing': 'Set the planned sample first.',
  'sample-too-large': 'Plan for 5,000 or fewer.',
  'sample-too-small': 'So few can’t prove your criterion. Plan for more, or ask for less.',
  'end-passed': 'The end date has passed. Choose a later one.',
  'end-unfinished': 'Enter the whole end date, or clear it.',
  'artefact-unpublished': 'Choose a published page or survey to count on first, or another method.',
  'criterion-locked': 'It was already started elsewhere.',
  'not-found': 'It was discarded elsewhere.',
};

export const sealLabels = {
  title: 'Sealed',
  lockedOn: 'Locked',
  position: (value: number) => `Locked at position ${figureOf(value)} of the log.`,
  criterion: 'Criterion',
  sample: 'Planned sample',
  ends: 'Ends on',
  openEnd: 'When the sample is complete',
  rule: 'Rule',
  networks: 'Networks',
  notCounted: 'Not counted',
  bounds: (ahead: number, behind: number) =>
    `Decides at ${boundText(ahead)} people ahead of the pace, or ${boundText(behind)} behind it.`,
  prediction: 'Prediction',
  method: 'Method',
  counts: 'Counts as a yes',
  yesWhen: 'Counts as a yes when',
  assumption: 'Assumption',
} as const;

export const witnessLabels = {
  witness: 'Witness this lock',
  ask: 'Ask somebody to witness',
  why: 'You say that you saw the criterion before the first result. It can’t be taken back.',
  whyAsk: 'Another member can say that they saw the criterion before the first result.',
  waiting: 'Waiting for the server to confirm that you witnessed it.',
  request: (name: string) => `@${name} Please witness the lock of this test.`,
} as const;

export const runLabels = {
  title: 'Running',
  soFar: (many: string) => `${many.charAt(0).toUpperCase()}${many.slice(1)} so far`,
  soFarOf: (n: number, of: number) => `${figureOf(n)} of ${figureOf(of)}`,
  once: 'It’s judged once: when the sample is complete, or on its end date.',
  reported: 'Nothing is counted automatically. Record the result once you have it; it’s labeled self-reported.',
  unclear: (count: number) => `${countOf(count, 'unclear answer')} counted as no.`,
  notCounted: 'Not counted',
  someone: 'Someone',
  excluded: {
    'before-start': 'logged before the lock',
    'after-close': 'logged after it ended',
    removed: 'removed',
  } satisfies Readonly<Record<NotCounted, string>>,
  beyond: 'logged after the sample was complete',
  excludedFor: (reason: string) => `excluded: ${reason}`,
  waiting: (count: number, minutes: number) =>
    `${countOf(count, 'visitor')} not counted yet. Visitors count ${timeText(minutes)} after they came, in the order in which they came.`,
  unconfirmed: 'A response counts once its email is confirmed.',
  address: 'Send people here',
  addressHint: 'Add ?utm_source=newsletter, or any name, to see what each source brings.',
  live: 'It counts by itself. Visitors appear here with the next sign-up, or within the hour.',
  brokenTitle: 'The split is broken',
  broken: (a: number, b: number) =>
    `Version A was shown to ${countOf(a, 'visitor')} and version B to ${figureOf(b)}. That can’t be chance, so the two groups can’t be compared and no verdict will be given.`,
  byVersion: 'By version',
  bySource: 'By source',
  version: (name: string) => `Version ${name.toUpperCase()}`,
  people: 'See the people',
  results: 'See the results',
  log: 'Go to Interviews',
  record: 'Record result',
  stop: 'Stop',
  judging: 'The result is in. The server judges it in a moment.',
  judgingOffline: 'The result is in. It’s judged when you’re back online.',
} as const;

export const stopLabels = {
  title: 'Stop this experiment',
  text: 'A stopped experiment is inconclusive, and the report says that you stopped it.',
  reason: 'Reason',
  stop: 'Stop experiment',
  cancel: 'Keep it running',
  empty: 'Give a reason.',
  tooLong: 'Shorten the reason.',
} as const;

export const learningLabels = {
  title: 'Learning card',
  believed: 'We believed',
  predicted: (who: string | null) => (who === null ? 'Prediction' : `${capitalized(who)} predicted`),
  result: 'Result',
  right: (who: string | null) =>
    who === null ? 'It came out as predicted.' : `${capitalized(who)} ${who === 'you' ? 'were' : 'was'} right.`,
  wrong: 'It came out differently.',
  interval: ([low, high]: Interval, formula: string) =>
    `The true share is between ${shareText(low)} and ${shareText(high)}, at 95% (${formula}).`,
  selfReported: 'Self-reported',
  fewNetworks: `${fewNetworksText} Ask people elsewhere too.`,
  closed: {
    crossed: () => 'Decided early: the result was clear.',
    complete: () => 'The sample was complete.',
    ended: () => 'It reached its end date.',
    stopped: (who) => (who === null ? 'It was stopped.' : `${capitalized(who)} stopped it.`),
    reported: (who) => (who === null ? 'The result was reported.' : `${capitalized(who)} reported the result.`),
  } satisfies Readonly<Record<Closing, (who: string | null) => string>>,
  again: (count: number) => `Judged ${figureOf(count)} times; the latest counts.`,
  position: (value: number) => `Judged at position ${figureOf(value)} of the log.`,
  basedOn: 'Based on',
  range: {
    experiment: (from: number, to: number) => `events ${figureOf(from)} to ${figureOf(to)} of this experiment`,
    intake: (from: number, to: number) => `events ${figureOf(from)} to ${figureOf(to)} of its visitors`,
    interviews: (count: number) => countOf(count, 'interview'),
  },
  quotes: 'In their words',
  quotesCount: 'The answers decided this test. Marks for and against didn’t.',
  marks: { '-1': 'Against', '0': 'Neither', '1': 'For' },
  learned: 'So we will…',
  learnedHint: 'One sentence. Saved when you leave the field.',
  tooLong: 'Keep it to 500 characters or fewer.',
  evidence: 'See the evidence',
  decide: 'Decide what to do next',
} as const;

export const gaugeLabels = {
  walk: (many: string) => `${many.charAt(0).toUpperCase()}${many.slice(1)} against the target`,
  share: (yeses: string) => `Share of ${yeses}`,
  noRange: 'We couldn’t work out the range. Every answer is saved. Reload the page to try again.',
} as const;

export const resultLabels = {
  title: 'Record result',
  yeses: 'How many said yes',
  answers: 'Out of how many',
  note: 'Where the numbers come from',
  hint: (planned: number) => `${figureOf(planned)} at most, as planned. You can record this once.`,
  save: 'Save result',
  cancel: 'Cancel',
  problem: 'Use whole numbers: no more yeses than answers, and no more answers than planned.',
  tooLong: 'Shorten the note.',
} as const;

export const networkLabels = {
  title: 'By network',
  text: 'Networks, such as an office’s or a home’s, that brought more than one on the same day. IP addresses aren’t kept.',
  networkOn: 'A network on',
  excludedFor: (reason: string) => `Excluded: ${reason}`,
  exclude: 'Exclude',
  include: 'Include again',
  question: 'Exclude this network from the test?',
  consequence:
    'Everyone who came from it on that day counts neither as a visitor nor as a yes. An experiment that was already judged is judged again.',
  reason: 'Reason',
  missing: 'Give a reason.',
  cancel: 'Cancel',
  done: 'Excluded a network from the test.',
} as const;
