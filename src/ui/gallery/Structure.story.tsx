import { useState } from 'react';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { StatusWord } from '../StatusWord.tsx';
import { Table, type TableSort } from '../Table.tsx';
import { Tabs } from '../Tabs.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const ideas = [
  { id: '1', title: 'Invoices that chase themselves', status: 'Testing', score: 35 },
  { id: '2', title: 'A field book for founders', status: 'Exploring', score: 28 },
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
      <Breadcrumbs trail={[{ label: 'Resources', href: '#resources' }]} current="Talk to five people first" />
      <Tabs
        label="Idea"
        tabs={[
          { id: 'texts', label: 'Texts', content: <p>Problem, audience and pitch.</p> },
          { id: 'history', label: 'History', content: <p>Every change, with its date.</p> },
          { id: 'report', label: 'Report', content: null, isDisabled: true },
        ]}
      />
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
      <Table
        label="Archived ideas"
        columns={[{ id: 'title', label: 'Title', render: () => null, isRowHeader: true }]}
        items={[]}
        idOf={() => ''}
        empty="Nothing is archived."
      />
      <div>
        <Disclosure summary="Who reads my ideas?" isOpenAtFirst>
          Nobody. They are kept in your own database, and no page of the product counts what they say.
        </Disclosure>
        <Disclosure summary="What does it cost?">Nothing now. Hosting it yourself stays free.</Disclosure>
      </div>
    </States>
  );
}

export const story: Story = {
  title: 'Structure',
  use: 'Tables for what is compared, tabs for views of one thing, disclosures for what few need.',
  Example,
};
