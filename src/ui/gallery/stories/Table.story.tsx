import { useState } from 'react';
import { StatusWord } from '../../StatusWord.tsx';
import { Table, type TableSort } from '../../Table.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

const ideas = [
  { id: '1', title: 'Invoices that chase themselves', status: 'Testing', score: 35 },
  { id: '2', title: longText, status: 'Exploring', score: 28 },
  { id: '3', title: 'Club fees without spreadsheets', status: 'Inbox', score: 12 },
];

function Example() {
  const [sort, setSort] = useState<TableSort>({ column: 'score', direction: 'descending' });
  const factor = sort.direction === 'ascending' ? 1 : -1;
  const sorted = ideas.toSorted((a, b) =>
    sort.column === 'score' ? (a.score - b.score) * factor : a.title.localeCompare(b.title) * factor,
  );
  return (
    <States as="stack">
      <State name="sorted, with long text; the second row is focused" focused="tbody [role=row]:nth-of-type(2)">
        <Table
          label="Ideas"
          columns={[
            { id: 'title', label: 'Title', render: ({ title }) => title, isRowHeader: true, isSortable: true },
            { id: 'status', label: 'Status', render: ({ status }) => <StatusWord sign="half">{status}</StatusWord> },
            { id: 'score', label: 'Score', render: ({ score }) => score, isNumeric: true, isSortable: true },
          ]}
          items={sorted}
          idOf={({ id }) => id}
          sort={sort}
          onSort={setSort}
          empty="No ideas yet."
        />
      </State>
      <State name="empty">
        <Table
          label="Archived ideas"
          columns={[{ id: 'title', label: 'Title', render: () => null, isRowHeader: true }]}
          items={[]}
          idOf={() => ''}
          empty="Nothing is archived."
        />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Lists and tables',
  use: 'For what is compared. Figures stand at the end.',
  Example,
};
