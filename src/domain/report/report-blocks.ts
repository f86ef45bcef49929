/** Everything in which kinds of blocks differ, apart from their words and the parts they are made of. */
export interface ReportBlockTraits {
  /** Choices of what it shows; the first is the default. */
  readonly shows: readonly string[];
  /** Kind of thing in the project that it can be about, and what it shows if none is chosen. */
  readonly about: {
    readonly of: 'experiment' | 'assumption' | 'node' | 'page';
    readonly otherwise: 'all' | 'last';
  } | null;
  /** The formulas by which it is worked out, beside that of all reports. */
  readonly formulas: 'score' | 'verdicts' | null;
  /** The streams that are read for it beside ledger, experiments and interviews. */
  readonly reads: 'visitors' | 'canvas' | null;
}

const plain = { shows: [], about: null, formulas: null, reads: null } as const;
const length = ['full', 'brief'] as const;

/** Kinds of blocks, in the order in which they are offered. A block holds a question to the log, never a number. */
const traits = {
  /** The first page: the idea, its founder, the problem, where it stands. */
  cover: { ...plain, shows: length, formulas: 'verdicts', reads: 'visitors' },
  /**
   * For an idea that a pivot led to: the idea before, what was believed of it, tested and learned, and why it was left.
   */
  before: { ...plain, shows: length, formulas: 'verdicts' },
  believed: { ...plain, shows: ['all', 'critical'] },
  did: { ...plain, shows: length, formulas: 'verdicts', reads: 'visitors' },
  learned: {
    ...plain,
    shows: ['all', 'brief', 'supported', 'unsupported'],
    ...{ formulas: 'verdicts', reads: 'visitors' },
  },
  decided: { ...plain, shows: length, formulas: 'score' },
  next: { ...plain, reads: 'visitors' },
  /** The founder's own words. */
  text: plain,
  score: { ...plain, formulas: 'score' },
  assumptions: { ...plain, shows: ['all', 'critical', 'unproven'], formulas: 'score' },
  /** Experiments with what they came to: one, or all that were started. */
  experiments: {
    ...{ shows: [], about: { of: 'experiment', otherwise: 'all' } },
    ...{ formulas: 'verdicts', reads: 'visitors' },
  },
  /** The walk of one experiment between its bounds. */
  corridor: {
    ...{ shows: [], about: { of: 'experiment', otherwise: 'last' } },
    ...{ formulas: 'verdicts', reads: 'visitors' },
  },
  quotes: { ...plain, about: { of: 'assumption', otherwise: 'all' } },
  decisions: { ...plain, shows: ['last', 'all'], formulas: 'score' },
  canvas: { ...plain, about: { of: 'node', otherwise: 'all' }, reads: 'canvas' },
  /** The formula of its calculator. */
  calculator: plain,
  /** A figure over time. */
  metric: {
    ...plain,
    shows: ['score', 'evidence', 'interviews', 'sign-ups'],
    ...{ formulas: 'score', reads: 'visitors' },
  },
  /** Visitors, sign-ups and confirmed sign-ups of a page. */
  funnel: { ...plain, about: { of: 'page', otherwise: 'all' }, reads: 'visitors' },
} as const satisfies Readonly<Record<string, ReportBlockTraits>>;

export type ReportBlockKind = keyof typeof traits;
export type Shown = (typeof traits)[ReportBlockKind]['shows'][number];

export const reportBlockKinds = Object.keys(traits) as readonly ReportBlockKind[];

export const allShown = [...new Set(reportBlockKinds.flatMap((kind): readonly Shown[] => traits[kind].shows))];

/** A block of a newer build has none of them. */
export const blockTraits = ({ kind }: { readonly kind: ReportBlockKind }): Traits =>
  Object.hasOwn(traits, kind) ? traits[kind] : plain;

interface Traits extends ReportBlockTraits {
  readonly shows: readonly Shown[];
}
