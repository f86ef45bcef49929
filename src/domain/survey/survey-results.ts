import { type Interval, wilsonInterval, z } from '../verdict/wilson-interval.ts';
import type { AnswerFile } from './answer-file.ts';
import type { AskedQuestion } from './asked-questions.ts';
import { type NpsScore, npsOf } from './nps.ts';
import { pointsIn } from './point-scale.ts';
import { type FourPrices, type PriceCurves, priceCurves } from './price-curves.ts';
import { asks, asksForAddress, asksForFile, choicesOf, otherOf, type Question } from './survey.ts';
import { type Choice, isCounted, isWritten, type ResponseEntry } from './survey-response.ts';

/** How many chose something, of those who answered. */
export interface OptionShare {
  readonly id: string;
  readonly label: string;
  readonly k: number;
  readonly share: number;
  /** Interval of the true share, at 95%. */
  readonly interval: Interval;
}

/** Sean Ellis: whether more than 40% would be very disappointed; open while 40% is in the interval. */
export interface EllisScore {
  readonly veryDisappointed: OptionShare;
  readonly verdict: 'above' | 'below' | 'open';
}

export interface NumberSummary {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Interval of the true mean, at 95%; null if fewer than two have answered. */
  readonly interval: Interval | null;
}

/** Days as `2026-12-31`. */
export interface DaySummary {
  readonly first: string;
  /** Half of the answers are on this day or before it. */
  readonly median: string;
  readonly last: string;
}

export interface RankedOption {
  readonly id: string;
  readonly label: string;
  /** 1 is first. */
  readonly meanRank: number;
  /** How many put it first. */
  readonly first: number;
}

/** The answers to one row of a matrix. */
export interface RowShares {
  readonly id: string;
  readonly label: string;
  readonly n: number;
  readonly options: readonly OptionShare[];
}

/** A file of one response. Null if it is gone, since who sent it was erased. */
export interface ReceivedFile {
  readonly entryId: string;
  readonly file: AnswerFile | null;
}

/** Results of one question. */
export interface QuestionResult {
  readonly question: CountedQuestion;
  /** How many have answered it. */
  readonly n: number;
  /** How many were asked and passed. */
  readonly passed: number;
  readonly options?: readonly OptionShare[];
  readonly rows?: readonly RowShares[];
  readonly nps?: NpsScore;
  readonly ellis?: EllisScore;
  readonly numbers?: NumberSummary;
  readonly days?: DaySummary;
  readonly ranking?: readonly RankedOption[];
  readonly prices?: PriceCurves;
  readonly files?: readonly ReceivedFile[];
  readonly texts?: readonly { readonly entryId: string; readonly text: string }[];
}

/** Lists the responses that count, in the order in which they came. */
export const countedResponses = (entries: Iterable<ResponseEntry>): readonly ResponseEntry[] =>
  [...entries].filter(isCounted).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** A question of some versions; of all if it does not say. */
export type CountedQuestion = Question & Partial<AskedQuestion>;

/** Each question with what was answered to it. Options that it does not have are counted under their ids. */
export function surveyResults(
  questions: readonly CountedQuestion[],
  responses: readonly ResponseEntry[],
): readonly QuestionResult[] {
  const answered = new Set(responses.map(({ publishedVersion }) => publishedVersion));
  return questions.filter(asks).map((question) => {
    const { versions } = question;
    const isOfAll = versions === undefined || [...answered].every((version) => versions.includes(version));
    const some = isOfAll ? responses : responses.filter(({ publishedVersion }) => versions.includes(publishedVersion));
    return resultOf(question, some);
  });
}

/** The same for each source, or each published version, in the order in which they first came. */
export function crossed(
  questions: readonly CountedQuestion[],
  responses: readonly ResponseEntry[],
  by: 'source' | 'publishedVersion',
): ReadonlyMap<string, readonly QuestionResult[]> {
  const groups = Map.groupBy(responses, (entry) => String(entry[by]));
  return new Map([...groups].map(([name, some]) => [name, surveyResults(questions, some)]));
}

function resultOf(question: CountedQuestion, responses: readonly ResponseEntry[]): QuestionResult {
  const { id } = question;
  const passed = responses.filter(({ response }) => response.passed.includes(id)).length;
  if (asksForAddress(question)) return { question, n: responses.filter(({ email }) => email !== '').length, passed };
  const texts = responses.flatMap(({ id: entryId, response: { words } }) =>
    Object.hasOwn(words, id) ? [{ entryId, text: words[id] ?? '' }] : [],
  );
  if (isWritten(question)) return { question, n: texts.length, passed, texts };
  const choices = responses.flatMap(({ response }) =>
    Object.hasOwn(response.choices, id) ? [response.choices[id] as Choice] : [],
  );
  if (asksForFile(question)) return { question, n: choices.length, passed, files: filesIn(id, responses) };
  const others = otherOf(question) && { texts };
  return { question, n: choices.length, passed, ...figuresOf(question, choices), ...others };
}

/** In the order in which they came. */
const filesIn = (id: string, responses: readonly ResponseEntry[]): readonly ReceivedFile[] =>
  responses.flatMap(({ id: entryId, erased, response: { choices } }) => {
    const choice = Object.hasOwn(choices, id) ? choices[id] : undefined;
    return typeof choice === 'object' && 'file' in choice ? [{ entryId, file: erased ? null : choice.file }] : [];
  });

export type Figures = Omit<QuestionResult, 'question' | 'n' | 'passed'>;

function figuresOf(question: Question, choices: readonly Choice[]): Figures {
  const numbers = choices.filter((choice) => typeof choice === 'number');
  switch (question.kind) {
    case 'one-of':
    case 'some-of':
      return { options: sharesOf(choicesOf(question), choices) };
    case 'ellis': {
      const options = sharesOf(choicesOf(question), choices);
      const [veryDisappointed] = options;
      return veryDisappointed ? { options, ellis: ellisOf(veryDisappointed) } : { options };
    }
    case 'nps':
      return { options: pointsOf(question, numbers), ...(numbers.length > 0 && { nps: npsOfPoints(numbers) }) };
    case 'rating':
      return { options: pointsOf(question, numbers), ...summary(numbers) };
    case 'number':
      return summary(numbers);
    case 'date':
      return daysOf(choices.filter((choice) => typeof choice === 'string'));
    case 'matrix':
      return { rows: sharesByRow(question, choices) };
    case 'ranking':
      return { ranking: ranked(question, choices) };
    case 'price':
      return { prices: priceCurves(choices.flatMap((choice) => fourOf(choice))) };
    // Addresses and words are no choices, and files no figures; the others ask for nothing.
    case 'email':
    case 'file':
    case 'short':
    case 'long':
    case 'statement':
    case 'end':
      return {};
  }
}

/** Each row by itself: of who has answered it. */
const sharesByRow = ({ rows = [], options }: Question, choices: readonly Choice[]): readonly RowShares[] =>
  rows.map(({ id, label }) => {
    const chosen = choices.flatMap((choice) =>
      typeof choice === 'object' && 'rows' in choice && Object.hasOwn(choice.rows, id) ? [choice.rows[id] ?? ''] : [],
    );
    return { id, label, n: chosen.length, options: sharesOf(options, chosen) };
  });

const fourOf = (choice: Choice): readonly FourPrices[] =>
  typeof choice === 'object' && 'prices' in choice ? [choice.prices] : [];

const idsIn = (choice: Choice): readonly string[] =>
  typeof choice === 'string' ? [choice] : Array.isArray(choice) ? choice : [];

/** Known options first, as they stand; then those that were removed. */
function sharesOf(options: readonly { readonly id: string; readonly label: string }[], choices: readonly Choice[]) {
  const counts = new Map(options.map(({ id, label }) => [id, { id, label, k: 0 }]));
  for (const id of choices.flatMap(idsIn)) {
    const known = counts.get(id) ?? { id, label: id, k: 0 };
    counts.set(id, { ...known, k: known.k + 1 });
  }
  return [...counts.values()].map((each) => shareOf(each, choices.length));
}

const shareOf = (option: Pick<OptionShare, 'id' | 'label' | 'k'>, n: number): OptionShare => ({
  ...option,
  share: n === 0 ? 0 : option.k / n,
  interval: wilsonInterval(option.k, n),
});

/** How many gave each number of points. */
const pointsOf = (question: Question, numbers: readonly number[]): readonly OptionShare[] =>
  pointsIn(question).map((points) =>
    shareOf(
      { id: `${points}`, label: `${points}`, k: numbers.filter((each) => each === points).length },
      numbers.length,
    ),
  );

function npsOfPoints(numbers: readonly number[]): NpsScore {
  const promoters = numbers.filter((points) => points >= 9).length;
  const detractors = numbers.filter((points) => points <= 6).length;
  return npsOf({ promoters, passives: numbers.length - promoters - detractors, detractors });
}

const ellisLine = 0.4;

function ellisOf(veryDisappointed: OptionShare): EllisScore {
  const [low, high] = veryDisappointed.interval;
  return { veryDisappointed, verdict: low > ellisLine ? 'above' : high < ellisLine ? 'below' : 'open' };
}

function summary(numbers: readonly number[]): Pick<QuestionResult, 'numbers'> {
  const sorted = [...numbers].sort((a, b) => a - b);
  const n = sorted.length;
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return {};
  const mean = sorted.reduce((sum, each) => sum + each, 0) / n;
  const median = ((sorted[(n - 1) >> 1] ?? 0) + (sorted[n >> 1] ?? 0)) / 2;
  const variance = sorted.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  const margin = z * Math.sqrt(variance / n);
  return { numbers: { mean, median, min, max, interval: n < 2 ? null : [mean - margin, mean + margin] } };
}

function daysOf(days: readonly string[]): Pick<QuestionResult, 'days'> {
  const sorted = [...days].sort();
  const [first, median, last] = [sorted[0], sorted[(sorted.length - 1) >> 1], sorted.at(-1)];
  return first === undefined || median === undefined || last === undefined ? {} : { days: { first, median, last } };
}

/** From the best on; ties as they stand. */
function ranked({ options }: Question, choices: readonly Choice[]): readonly RankedOption[] {
  const orders = choices.map(idsIn);
  return options
    .map(({ id, label }) => {
      const ranks = orders.map((order) => order.indexOf(id) + 1).filter((rank) => rank > 0);
      const meanRank = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
      return { id, label, meanRank, first: ranks.filter((rank) => rank === 1).length };
    })
    .filter(({ meanRank }) => !Number.isNaN(meanRank))
    .sort((a, b) => a.meanRank - b.meanRank);
}
