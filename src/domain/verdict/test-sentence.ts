import { countOf, figureOf, placeOf } from '../text/figures.ts';
import type { Outcomes } from './outcomes.ts';
import type { CountedWords } from './plan-text.ts';
import { shareText } from './share-text.ts';
import type { Verdict } from './verdict.ts';
import type { Interval } from './wilson-interval.ts';

/** People who came and whose time to decide is not over. */
export interface Waiting {
  readonly came: number;
  readonly yeses: number;
  readonly windowMinutes: number;
  /** When the first of them can count, as a founder reads it: "15:11". */
  readonly from: string;
}

/** "60 came, 14 signed up (23%). Visitors count an hour after they came, since some sign up late: the first from 15:11." */
export function waitingSentence({ came, yeses, windowMinutes, from }: Waiting, words: CountedWords): string {
  const all = `${figureOf(came)} came, ${yeses === 0 ? 'none' : figureOf(yeses)} ${didOf(words)}`;
  const share = yeses === 0 ? '' : ` (${shareOf(yeses / came, came)})`;
  return `${all}${share}. ${windowText(windowMinutes, words)}: the first from ${from}.`;
}

/** "Visitors count an hour after they came, since some sign up late", without a full stop. */
export function windowText(windowMinutes: number, words: CountedWords): string {
  const visitors = words.many.replace(/^./, (sign) => sign.toUpperCase());
  return `${visitors} count ${timeText(windowMinutes)} after they came, since some ${words.do ?? 'decide'} late`;
}

/** "an hour", "2 days"; in the largest unit that has no fraction. */
export function timeText(minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0) return minutes === 1440 ? 'a day' : countOf(minutes / 1440, 'day');
  if (minutes > 0 && minutes % 60 === 0) return minutes === 60 ? 'an hour' : countOf(minutes / 60, 'hour');
  return minutes === 1 ? 'a minute' : countOf(minutes, 'minute');
}

/** A test that runs: yeses among those that count, of how many that were planned. */
export interface RunningTest {
  readonly k: number;
  readonly n: number;
  readonly planned: number;
  readonly criterion: number;
  readonly outcomes: Outcomes;
  /** From which on a verdict may be given. */
  readonly firstLook: number;
}

/** "4 yes of 5. 8 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then." */
export function runningSentence(test: RunningTest, words: CountedWords): string {
  const { k, n, planned, firstLook } = test;
  const isClear = firstLook < planned ? ', if it is clear by then' : '';
  const first = n < firstLook ? `; the earliest is after the ${placeOf(firstLook)} ${words.one}${isClear}` : '';
  return `${soFarText(k, n, words)}. ${settlingText(test)}${first}.`;
}

function soFarText(k: number, n: number, { one, many, yes, yeses }: CountedWords): string {
  if (n === 0) return `No ${many} yet`;
  // One says yes, and so do four.
  return yes === 'yes'
    ? `${figureOf(k)} yes of ${figureOf(n)}`
    : `${countOf(k, yes, yeses)} of ${countOf(n, one, many)}`;
}

/** States the count in the whole sample that would settle the test, on the side where it stands. */
function settlingText({ k, n, planned, criterion, outcomes: { supportsFrom, refutesUpTo } }: RunningTest): string {
  const isBehind = k < n * criterion - 1e-9;
  const canSupport = supportsFrom !== null && supportsFrom <= k + planned - n;
  const canRefute = refutesUpTo !== null && refutesUpTo >= k;
  const all = figureOf(planned);
  if (canRefute && (isBehind || !canSupport))
    return `${figureOf(refutesUpTo)}${refutesUpTo > 1 ? ' or fewer' : refutesUpTo === 1 ? ' or none' : ''} of ${all} would refute it`;
  if (canSupport) return `${figureOf(supportsFrom)} of ${all} would settle it`;
  return 'Nothing can settle it anymore';
}

/** A test that was judged. */
export interface JudgedTest {
  readonly verdict: Verdict;
  readonly k: number;
  readonly n: number;
  readonly criterion: number;
  /** Null where it is not known: only what was counted is said. */
  readonly interval: Interval | null;
  /** How many would settle it in all if the truth is what was found; null if no sample could, undefined if unknown. */
  readonly settling?: number | null | undefined;
}

const found: Readonly<Record<Verdict, string>> = {
  supports: 'Supported',
  refutes: 'Refuted',
  inconclusive: 'Still open',
};

/** Who had asked for the criterion: "you", "we" where its founder says it to others, a name, or null if that is not said. */
export type Asker = string | null;

/** "Supported: 7 of 9 said yes (37% to 97%), you had asked for 30%." */
export function judgedSentence(test: JudgedTest, words: CountedWords, asker: Asker = 'you'): string {
  const { verdict, k, n, criterion, interval } = test;
  const asked =
    asker === null ? `the target was ${shareText(criterion)}` : `${asker} had asked for ${shareText(criterion)}`;
  if (n === 0) return `${found[verdict]}: no ${words.many} counted, ${asked}.`;
  const isOpen = verdict === 'inconclusive';
  const range = interval === null ? '' : ` (${interval.map((end) => shareOf(end, n, criterion)).join(' to ')})`;
  const says = `${found[verdict]}: ${figureOf(k)} of ${figureOf(n)}${isOpen ? '' : ` ${didOf(words)}`}${range}, ${asked}.`;
  const more = isOpen ? settlingSentence(test) : '';
  return more === '' ? says : `${says} ${more}`;
}

/** "230 more would settle it if the truth is 15%." Empty if that is not known. */
export function settlingSentence({
  k,
  n,
  criterion,
  settling,
}: Pick<JudgedTest, 'k' | 'n' | 'criterion' | 'settling'>): string {
  const truth = k / n;
  const share = shareText(truth, criterion);
  if (settling === undefined) return '';
  if (Math.abs(truth - criterion) < 1e-9) return `No number would settle it if the truth is exactly ${share}.`;
  if (settling === null) return `Too many would be needed to settle it if the truth is ${share}.`;
  const more = settling - n;
  if (more <= 0) return '';
  // Two digits are enough for a plan, and never too few people.
  const rounded = more < 100 ? more : Math.ceil(more / 10) * 10;
  return `${figureOf(rounded)} more would settle it if the truth is ${share}.`;
}

/** Explains the range of a judged sentence: "In brackets: where the real share probably lies, all above your 30%." */
export function rangeSentence(
  { verdict, criterion }: Pick<JudgedTest, 'verdict' | 'criterion'>,
  asker: Asker = 'you',
): string {
  const target = `${asker === 'you' ? 'your' : 'the'} ${shareText(criterion)}`;
  const lies = {
    supports: `, all above ${target}`,
    refutes: `, all below ${target}`,
    inconclusive: `. It could still be ${target}`,
  };
  return `In brackets: where the real share probably lies${lies[verdict]}.`;
}

const didOf = ({ did = 'said yes' }: CountedWords): string => did;

/**
 * In whole percent of less than a hundred people, in tenths of more; finer where rounding alone would make it the
 * criterion, nothing or all.
 */
function shareOf(share: number, n: number, criterion?: number): string {
  const percent = Number((share * 100).toFixed(4));
  const apart = [0, 100, ...(criterion === undefined ? [] : [Number((criterion * 100).toFixed(4))])];
  const fewest = n < 100 ? 0 : 1;
  const digits = [0, 1, 2, 3].filter((each) => each >= fewest);
  const rounded = (of: number): number => Number(percent.toFixed(of));
  const fit = digits.find((each) => apart.every((other) => percent === other || rounded(each) !== other));
  return `${rounded(fit ?? 4)}%`;
}
