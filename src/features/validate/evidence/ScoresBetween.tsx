import { type Scored, weakestOf } from '#domain/ledger/score.ts';
import type { Doer } from '#domain/team/doer.ts';
import { css } from '#styled-system/css';
import { Byline } from '#ui/Byline.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Table, type TableColumn } from '#ui/Table.tsx';
import { historyLabels as labels } from './history-labels.ts';
import { type ScoreRow, scoreRows } from './score-rows.ts';

/** A change of the ledger, in words. */
export interface Reason {
  readonly changeId: string;
  /** ISO 8601. */
  readonly at: string;
  readonly title: string;
  /** Null where nobody is named. */
  readonly doer: Doer | null;
}

export interface ScoresBetweenProps {
  readonly earlier: readonly Scored[];
  readonly later: readonly Scored[];
  /** The later moment is the present. */
  readonly isWithNow: boolean;
  /** Every change after the earlier moment, in order. */
  readonly reasons: readonly Reason[];
}

const columns = (isWithNow: boolean): readonly TableColumn<ScoreRow>[] => [
  { id: 'text', label: labels.assumption, isRowHeader: true, render: ({ text }) => text },
  { id: 'earlier', label: labels.earlier, isNumeric: true, render: ({ earlier }) => earlier },
  { id: 'later', label: isWithNow ? labels.now : labels.later, isNumeric: true, render: ({ later }) => later },
  { id: 'pieces', label: labels.piecesNow, isNumeric: true, render: ({ pieces }) => pieces },
];
const [untilThen, untilNow] = [columns(false), columns(true)];

/** So many are told; of the rest it is said how many they are. */
const told = 40;

/** The scores at two moments beside each other, and what led from the ones to the others. */
export function ScoresBetween({ earlier, later, isWithNow, reasons }: ScoresBetweenProps) {
  const rest = reasons.length - told;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <p>{labels.ideaBetween(weakestOf(earlier) ?? null, weakestOf(later) ?? null)}</p>
      <Table
        label={labels.tableBetween}
        columns={isWithNow ? untilNow : untilThen}
        items={scoreRows(earlier, later)}
        idOf={({ id }) => id}
        empty={labels.empty}
      />
      <h4 className={css({ fontWeight: 'medium' })}>{labels.reasons}</h4>
      <ol aria-label={labels.reasons} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        {reasons.slice(0, told).map(({ changeId, at, title, doer }) => (
          <li key={changeId} className={css({ overflowWrap: 'anywhere' })}>
            <span className={css({ color: 'ink.muted' })}>
              <DateDisplay at={at} form="recent" />
            </span>{' '}
            {title} {doer && <Byline {...doer} />}
          </li>
        ))}
        {rest > 0 && <li className={css({ color: 'ink.muted' })}>{labels.more(rest)}</li>}
      </ol>
    </div>
  );
}
