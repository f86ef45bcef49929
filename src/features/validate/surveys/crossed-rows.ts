import type { AnswerWords } from '#domain/survey/answer-text.ts';
import { isMeasured } from '#domain/survey/nps.ts';
import type { QuestionResult } from '#domain/survey/survey-results.ts';
import { shareText } from '#domain/verdict/share-text.ts';

/** More would not be told apart by so few answers each. */
export const groupsAtMost = 6;

export interface CrossedRow {
  readonly label: string;
  /** A cell a group. */
  readonly cells: readonly string[];
}

const range = (low: number, high: number, text: (value: number) => string) => `${text(low)} to ${text(high)}`;

/** Answers of each group to one question, row by row; empty for written answers. */
export function crossedRows(
  whole: QuestionResult,
  groups: readonly (QuestionResult | undefined)[],
  words: AnswerWords,
): readonly CrossedRow[] {
  const number = (value: number): string => words.number(Math.round(value * 10) / 10);
  const row = (label: string, cell: (result: QuestionResult) => string | undefined): CrossedRow => ({
    label,
    cells: groups.map((group) => (group && cell(group)) ?? '–'),
  });
  if (whole.nps)
    return [
      row('Net Promoter Score', ({ nps }) =>
        nps && isMeasured(nps) ? `${number(nps.score)} (${range(...nps.interval, number)})` : nps && number(nps.score),
      ),
    ];
  if (whole.options)
    return whole.options.map(({ id, label }) =>
      row(label, ({ n, options }) => {
        const option = options?.find((each) => each.id === id);
        if (n === 0) return undefined;
        return option ? `${shareText(option.share)} (${range(...option.interval, shareText)})` : shareText(0);
      }),
    );
  if (whole.rows)
    return whole.rows.flatMap(({ id, label, options }) =>
      options.map((option) =>
        row(`${label}: ${option.label}`, ({ rows }) => {
          const ofRow = rows?.find((each) => each.id === id);
          const found = ofRow?.options.find((each) => each.id === option.id);
          if (!ofRow || ofRow.n === 0) return undefined;
          return found ? `${shareText(found.share)} (${range(...found.interval, shareText)})` : shareText(0);
        }),
      ),
    );
  if (whole.numbers)
    return [
      row('Average', ({ numbers }) =>
        numbers?.interval
          ? `${number(numbers.mean)} (${range(...numbers.interval, number)})`
          : numbers && number(numbers.mean),
      ),
      row('Median', ({ numbers }) => numbers && number(numbers.median)),
    ];
  if (whole.days)
    return [
      row('Median', ({ days }) => days && words.day(days.median)),
      row('Range', ({ days }) => days && `${words.day(days.first)} to ${words.day(days.last)}`),
    ];
  if (whole.ranking)
    return whole.ranking.map(({ id, label }) =>
      row(label, ({ ranking }) => {
        const ranked = ranking?.find((each) => each.id === id);
        return ranked && number(ranked.meanRank);
      }),
    );
  if (whole.prices)
    return [
      row('Fewest reject', ({ prices }) =>
        prices?.optimal == null ? undefined : words.money(Math.round(prices.optimal)),
      ),
    ];
  return [];
}
