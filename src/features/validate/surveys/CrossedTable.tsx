import type { AnswerWords } from '#domain/survey/answer-text.ts';
import type { QuestionResult } from '#domain/survey/survey-results.ts';
import { cx } from '#styled-system/css';
import { table } from '#styled-system/recipes';
import { crossedRows } from './crossed-rows.ts';
import { resultLabels as labels } from './labels.ts';

/** Results of the people who came from one source, or were asked one version. */
export interface ResultGroup {
  readonly name: string;
  readonly results: readonly QuestionResult[];
}

export interface CrossedTableProps {
  readonly result: QuestionResult;
  /** Wording of the question, with earlier answers named. */
  readonly title: string;
  /** Which versions asked it like this; empty if that goes without saying. */
  readonly way: string;
  readonly by: 'source' | 'publishedVersion';
  readonly groups: readonly ResultGroup[];
  readonly words: AnswerWords;
}

/** One question, answered by groups side by side. */
export function CrossedTable({ result, title, way, by, groups, words }: CrossedTableProps) {
  const styles = table();
  const ofGroups = groups.map(({ results }) => results.find(({ question }) => question === result.question));
  const rows = crossedRows(result, ofGroups, words);
  if (rows.length === 0) return null;
  const name = [labels.crossed(by), title, ...(way === '' ? [] : [way])].join(': ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll it
    <section aria-label={name} tabIndex={0} className={styles.scroller}>
      <table className={styles.root}>
        <thead>
          <tr>
            <th scope="col" className={styles.column}>
              {labels.answer}
            </th>
            {groups.map(({ name }, n) => (
              <th key={name} scope="col" className={styles.column}>
                {labels.group(by === 'source' ? name : labels.version(name), ofGroups[n]?.n ?? 0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className={styles.row}>
              <th scope="row" className={styles.cell}>
                {label}
              </th>
              {cells.map((cell, n) => (
                <td key={groups[n]?.name} className={cx(styles.cell)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
