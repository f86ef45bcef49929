import type { Scored } from '#domain/ledger/score.ts';
import { weakestOf } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { Table, type TableColumn } from '#ui/Table.tsx';
import { historyLabels as labels } from './history-labels.ts';

export interface ScoresThenProps {
  readonly earlier: readonly Scored[];
  readonly now: readonly Scored[];
  /** The moment that is looked at is the present. */
  readonly isNow: boolean;
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly earlier: string;
  readonly now: string;
  readonly pieces: number;
}

const text: TableColumn<Row> = {
  id: 'text',
  label: labels.assumption,
  isRowHeader: true,
  render: (row) => row.text,
};
const then: readonly TableColumn<Row>[] = [
  text,
  { id: 'earlier', label: labels.earlier, isNumeric: true, render: ({ earlier }) => earlier },
  { id: 'pieces', label: labels.pieces, isNumeric: true, render: ({ pieces }) => pieces },
  { id: 'now', label: labels.now, isNumeric: true, render: ({ now }) => now },
];
const present: readonly TableColumn<Row>[] = [
  text,
  { id: 'pieces', label: labels.piecesNow, isNumeric: true, render: ({ pieces }) => pieces },
  { id: 'now', label: labels.now, isNumeric: true, render: ({ now }) => now },
];

/** The scores as they stood at a moment, beside those of today. */
export function ScoresThen({ earlier, now, isNow }: ScoresThenProps) {
  const today = new Map(now.map((each) => [each.assumption.id, each]));
  const weakest = weakestOf(earlier);
  const ideaNow = weakest ? labels.ideaNow(weakest) : labels.noScoreNow;
  const ideaThen = weakest ? labels.idea(weakest) : labels.noScore;
  const rows = earlier
    .filter(({ assumption }) => !assumption.retired)
    .map((scored) => {
      const { assumption, evidence } = scored;
      const { id, text } = assumption;
      const current = today.get(id);
      return {
        id,
        text,
        earlier: labels.score(scored),
        now: !current || current.assumption.retired ? labels.none : labels.score(current),
        pieces: evidence.filter(({ superseded }) => superseded === null).length,
      };
    });
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <p>{isNow ? ideaNow : ideaThen}</p>
      <Table
        label={isNow ? labels.tableNow : labels.table}
        columns={isNow ? present : then}
        items={rows}
        idOf={({ id }) => id}
        empty={isNow ? labels.emptyNow : labels.empty}
      />
    </div>
  );
}
