import type { Scored } from '#domain/ledger/score.ts';
import { weakestOf } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { Table, type TableColumn } from '#ui/Table.tsx';
import { historyLabels as labels } from './history-labels.ts';

export interface ScoresThenProps {
  readonly earlier: readonly Scored[];
  readonly now: readonly Scored[];
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly earlier: string;
  readonly now: string;
  readonly pieces: number;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'text', label: labels.assumption, isRowHeader: true, render: ({ text }) => text },
  { id: 'earlier', label: labels.earlier, isNumeric: true, render: ({ earlier }) => earlier },
  { id: 'pieces', label: labels.pieces, isNumeric: true, render: ({ pieces }) => pieces },
  { id: 'now', label: labels.now, isNumeric: true, render: ({ now }) => now },
];

/** The scores as they stood at a moment, beside those of today. */
export function ScoresThen({ earlier, now }: ScoresThenProps) {
  const today = new Map(now.map((each) => [each.assumption.id, each]));
  const weakest = weakestOf(earlier);
  const rows = earlier
    .filter(({ assumption }) => !assumption.retired)
    .map(({ assumption: { id, text }, score, evidence }) => {
      const current = today.get(id);
      return {
        id,
        text,
        earlier: labels.score(score),
        now: !current || current.assumption.retired ? labels.none : labels.score(current.score),
        pieces: evidence.filter(({ superseded }) => superseded === null).length,
      };
    });
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <p>{weakest ? labels.idea(weakest.score) : labels.noScore}</p>
      <Table label={labels.table} columns={columns} items={rows} idOf={({ id }) => id} empty={labels.empty} />
    </div>
  );
}
