import type { AnsweredQuestion, ImportedFrom } from './response-table.ts';
import { importedLimits } from './response-table.ts';

/** The answers that count as a yes: any, or one of these. */
export type Counting = { readonly kind: 'any' } | { readonly kind: 'these'; readonly answers: readonly string[] };

export interface CountedResponses {
  /** Yeses among the first `n` responses that count. */
  readonly k: number;
  readonly n: number;
  /** Responses that left the question blank, where that is no answer. */
  readonly blank: number;
  /** Responses that came after the planned number was full. */
  readonly beyond: number;
}

/** Answers that are the same but for capitals are one. */
export const answerKey = (answer: string): string => answer.toLocaleLowerCase('en');

/** The different answers to a question as they are first spelled, the most frequent first; numbers by their size. */
export function answersTo({
  answers,
}: AnsweredQuestion): readonly { readonly answer: string; readonly count: number }[] {
  const found = new Map<string, { answer: string; count: number }>();
  for (const said of answers) {
    for (const [key, [answer = '']] of Map.groupBy(said, answerKey)) {
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { answer, count: 1 });
    }
  }
  const all = [...found.values()];
  return all.every(({ answer }) => isNumber(answer))
    ? all.toSorted((a, b) => Number(a.answer) - Number(b.answer))
    : all.toSorted((a, b) => b.count - a.count);
}

const isNumber = (text: string): boolean => /^-?\d{1,15}(?:\.\d{1,10})?$/u.test(text);

/**
 * Counts the responses to a question, in their order, up to the planned number: more of them would be a look at a
 * larger sample than was locked. Where anything counts as a yes, a blank is a no; otherwise it is no answer.
 */
export function countResponses({ answers }: AnsweredQuestion, counting: Counting, planned: number): CountedResponses {
  const answered = counting.kind === 'any' ? answers : answers.filter((said) => said.length > 0);
  const sample = answered.slice(0, planned);
  const wanted = counting.kind === 'any' ? null : new Set(counting.answers.map(answerKey));
  const isYes = (said: readonly string[]) =>
    wanted === null ? said.length > 0 : said.some((answer) => wanted.has(answerKey(answer)));
  return {
    k: sample.filter(isYes).length,
    n: sample.length,
    blank: answers.length - answered.length,
    beyond: answered.length - sample.length,
  };
}

/** Says where a result comes from, with texts that are too long cut. */
export function importedFrom(file: string, { header }: AnsweredQuestion, counting: Counting): ImportedFrom {
  const counted = counting.kind === 'any' ? '' : counting.answers.join(', ');
  return {
    file: cut(file, importedLimits.file),
    question: cut(header, importedLimits.question),
    counted: cut(counted, importedLimits.counted),
  };
}

const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const kept = text.slice(0, length - 1);
  return `${/[\ud800-\udbff]$/u.test(kept) ? kept.slice(0, -1) : kept}…`;
};
