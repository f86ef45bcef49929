import { countedWords } from '#domain/experiment/counted-words.ts';
import {
  type CountedVisitors,
  formulaOfVisitors,
  intervalOfVisitors,
  type PageFigures,
} from '#domain/intake/page-figures.ts';
import { areTooFew } from '#domain/intake/page-record.ts';
import type { PageGoal } from '#domain/page/page.ts';
import { figureOf } from '#domain/text/figures.ts';
import { formulaTexts } from '#domain/verdict/formulas.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import { funnelChart } from '#drawing/charts/funnel-chart.ts';
import { css, cx } from '#styled-system/css';
import { table } from '#styled-system/recipes';
import { Chart } from '#ui/Chart.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Proof } from '#ui/Proof.tsx';
import { dayText } from '../interviews/labels.ts';
import { figureLabels as labels } from './labels.ts';

export interface PageFiguresPanelProps {
  readonly title: string;
  readonly goal: PageGoal;
  readonly figures: PageFigures;
  readonly isOpenAtFirst: boolean;
}

const wordsOf = {
  'sign-up': countedWords.page,
  'fake-door': countedWords['fake-door'],
  'pre-order': countedWords['pre-order'],
};

/** Results of a page: its visitors, their actions, and their sources. */
export function PageFiguresPanel({ title, goal, figures, isOpenAtFirst }: PageFiguresPanelProps) {
  const { visitors, converted, confirmed, versions, sources, days } = figures;
  const { one, many, yes, yeses, do: will = 'say yes' } = wordsOf[goal];
  const steps = [
    { label: labels.visitors, one, many, count: visitors },
    { label: labels.step(yeses), one: yes, many: yeses, count: converted },
    ...(confirmed === 0
      ? []
      : [{ label: labels.confirmed, one: labels.oneConfirmed, many: labels.oneConfirmed, count: confirmed }]),
  ];
  const isEarly = areTooFew(visitors);
  const rate = labels.rate(converted, visitors, intervalOfVisitors({ k: converted, n: visitors }), will);
  return (
    <Disclosure summary={labels.summary(title)} isOpenAtFirst={isOpenAtFirst}>
      <div className={panel}>
        {isEarly ? (
          <p className={css({ fontWeight: 'strong' })}>{labels.soFar(steps)}</p>
        ) : (
          <Chart name={labels.funnel} data={funnelChart(steps)} />
        )}
        {visitors > 0 && (
          <p className={css({ color: 'ink.muted' })}>
            {isEarly ? labels.tooFew(will) : rate} {labels.counted}
          </p>
        )}
        <div className={tables}>
          {versions.length > 1 && (
            <Breakdown label={labels.byVersion} rows={versions} nameOf={labels.version} {...{ yeses, isEarly }} />
          )}
          <Breakdown label={labels.bySource} rows={sources} {...{ yeses, isEarly }} />
          <Breakdown label={labels.byDay} rows={days} nameOf={dayText} {...{ yeses, isEarly }} />
        </div>
        {visitors > 0 && (
          <Proof>
            {isEarly && <p>{rate}</p>}
            <p>{labels.proof}</p>
            <p>
              {formulaOfVisitors}: {formulaTexts[formulaOfVisitors]}
            </p>
          </Proof>
        )}
      </div>
    </Disclosure>
  );
}

interface BreakdownProps {
  readonly label: string;
  readonly rows: readonly CountedVisitors[];
  readonly yeses: string;
  /** Too few came to the page for a share of them to mean anything. */
  readonly isEarly: boolean;
  readonly nameOf?: (name: string) => string;
}

/** So many rows say enough; days and sources can be many. */
const rowsAtMost = 14;
const styles = table();

function Breakdown({ label, rows, yeses, isEarly, nameOf }: BreakdownProps) {
  if (rows.length === 0) return null;
  const rest = rows.length - rowsAtMost;
  return (
    <div className={css({ minWidth: '0' })}>
      <table aria-label={label} className={styles.root}>
        <thead>
          <tr>
            <th scope="col" className={cx(styles.column, tight)}>
              {label}
            </th>
            <th scope="col" className={cx(styles.column, tight)} data-numeric>
              {labels.visitors}
            </th>
            <th scope="col" className={cx(styles.column, tight)} data-numeric>
              {labels.step(yeses)}
            </th>
            {!isEarly && (
              <th scope="col" className={cx(styles.column, tight)} data-numeric>
                {labels.share}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, rowsAtMost).map(({ name, k, n }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={cx(styles.cell, tight, nameOf ? ours : theirs)}>
                {nameOf ? nameOf(name) : name}
              </th>
              <td className={cx(styles.cell, tight)} data-numeric>
                {figureOf(n)}
              </td>
              <td className={cx(styles.cell, tight)} data-numeric>
                {figureOf(k)}
              </td>
              {!isEarly && (
                <td className={cx(styles.cell, tight)} data-numeric>
                  {shareText(k / n)}
                  {!areTooFew(n) && <span className={between}>{labels.between(intervalOfVisitors({ k, n }))}</span>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className={css({ color: 'ink.muted', textStyle: 'small' })}>{labels.more(rest)}</p>}
    </div>
  );
}

const panel = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' });
const tables = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'repeat(2, minmax(0, 1fr))' },
  gap: '32',
  alignItems: 'start',
});
const tight = css({ px: '4' });
// A version or a day stays on its line where there is room; a source can be long.
const ours = css({ fontWeight: 'text', whiteSpace: { tablet: 'nowrap' } });
const theirs = css({ fontWeight: 'text', overflowWrap: 'anywhere' });
const between = css({ display: 'block', color: 'ink.muted', textStyle: 'figure.small', whiteSpace: 'nowrap' });
