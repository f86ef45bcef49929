import { type DecisionKind, ledgerLimits } from '#domain/ledger/ledger.ts';
import { isUntested, type Weighed } from '#domain/ledger/score.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { countOf } from '#domain/text/figures.ts';
import { quotation } from '#domain/text/quotation.ts';
import type { DecisionGap, DecisionNews } from '#machines/validate/decide.machine.ts';

const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const kindLabels: Readonly<Record<DecisionKind, string>> = {
  pivot: 'Pivot',
  persevere: 'Persevere',
  pause: 'Pause',
  kill: 'Kill',
};

const kindNotes: Readonly<Record<DecisionKind, string>> = {
  pivot: 'Start a new idea from this one. It keeps the canvas, and the assumptions you take along with their evidence.',
  persevere: 'Keep going as planned.',
  pause: 'Stop for now, and say what would bring you back.',
  kill: 'Give it up, and say what would change your mind.',
};

const gaps: Readonly<Record<DecisionGap, string>> = {
  kind: 'Choose what to do.',
  reason: 'Give a reason.',
  reversedBy: 'Say what would change your mind.',
  title: 'Add a title for the new idea.',
  askAgainOn: 'Enter the whole date, or clear it.',
};

const overtaken: Readonly<Record<DecisionNews, string>> = {
  evidence: 'New evidence came in',
  ongoing: 'What’s running changed',
};

/** Where a decision says it more exactly than other changes do. */
const rejections: Readonly<Record<string, string>> = {
  'too-many': `An idea can have ${ledgerLimits.decisions} decisions.`,
};

export const decideLabels = {
  known: 'What you know',
  score: (weakest: Weighed, text: string) =>
    isUntested(weakest)
      ? `Untested: there’s no evidence yet for or against ${quotation(text)}.`
      : `The idea’s score is ${score.format(weakest.score)}. Its weakest critical assumption: ${quotation(text)}.`,
  noScore: 'The idea has no score yet, because no assumption is critical.',
  nothing: 'There’s no evidence yet.',
  figures: (scored: Weighed, pieces: number) =>
    isUntested(scored)
      ? 'Untested'
      : `Score ${score.format(scored.score)}, ${countOf(pieces, 'piece of evidence', 'pieces of evidence')}`,
  assumptions: 'Assumptions and their scores',
  more: (count: number) => countOf(count, 'assumption of lower risk', 'assumptions of lower risk'),
  lowerRisk: 'Assumptions of lower risk and their scores',
  question: 'What do you decide?',
  kindNote: (kind: DecisionKind) => kindNotes[kind],
  reason: 'Why?',
  fromLearning: (learned: string, who: string | null) =>
    `${who === null ? 'The learning card says' : `${capitalized(who)} wrote`}: ${quotation(learned)}`,
  reversedBy: 'What would change your mind?',
  askAgainOn: 'Ask me again on (optional)',
  title: 'Title of the new idea',
  pitch: 'Pitch of the new idea',
  pitchNote: 'What you’ll build now, in one sentence. New pages and reports begin with it.',
  take: 'Assumptions to take along',
  takeNote:
    'Unchanged wording keeps its evidence. Change the wording to start without; empty it to leave it behind. What a test refuted is empty: write what must be true instead, now or later.',
  wording: (n: number) => `Wording of assumption ${n}`,
  keeps: (pieces: number) =>
    pieces === 0 ? 'No evidence yet' : `Keeps its ${countOf(pieces, 'piece of evidence', 'pieces of evidence')}`,
  startsAnew: 'Starts without evidence',
  staysBehind: (text: string, isRefuted: boolean) =>
    isRefuted
      ? `Refuted: ${quotation(text)}. What must be true instead? While empty, you’re asked again under the new idea.`
      : `Stays behind: ${quotation(text)}`,
  submit: 'Record decision',
  overtakenTitle: (news: DecisionNews) => overtaken[news],
  overtaken: 'Look at it before you decide. What you wrote is kept.',
  seen: 'I’ve seen it',
  rejectedTitle: 'This decision wasn’t recorded',
  /** `text` says the reason as it is said of every change. */
  rejected: (reason: string, text: string) =>
    `${Object.hasOwn(rejections, reason) ? rejections[reason] : text} What you wrote is kept.`,
  gap: (gap: DecisionGap) => gaps[gap],
  done: (kind: DecisionKind) => `Decision recorded: ${kindLabels[kind].toLowerCase()}.`,
  again: 'Make another decision',
  open: (title: string) => `Open ${quotation(title)}`,
  earlier: 'Decisions so far',
  earlierRow: (kind: DecisionKind, value: number | null) =>
    value === null ? kindLabels[kind] : `${kindLabels[kind]} at a score of ${score.format(value)}`,
  wouldChange: (text: string) => `Would change your mind: ${text}`,
  successor: (title: string) => `Led to ${quotation(title)}`,
} as const;
