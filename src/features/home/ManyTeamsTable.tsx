import { type ReactNode, useRef, useState } from 'react';
import type { IdeaStatus } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import {
  daysWithout,
  everyRow,
  keyOfRow,
  narrowedRows,
  type Overview,
  rowsOfTeams,
  type TeamRow,
} from '#domain/team/many-teams.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Table, type TableColumn } from '#ui/Table.tsx';
import { useHasColumns } from '#ui/use-has-columns.ts';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { homeLine } from './home-line.ts';
import { manyTeamsLabels as labels, needLabels } from './many-teams-labels.ts';
import { TeamFilters } from './TeamFilters.tsx';

export interface ManyTeamsTableProps {
  readonly overview: Overview;
  /** The open workspace, which links need not name; null until it is known. */
  readonly current: string | null;
  /** ISO 8601. */
  readonly now: string;
  /** The status of an idea as lists show it. */
  readonly statusOf: (status: IdeaStatus) => ReactNode;
  /** Says how old this is, or why it could not be read anew. */
  readonly note?: ReactNode;
  readonly onExport: (rows: readonly TeamRow[]) => void;
}

/** So many rows are shown at first, so that home itself stays near. */
const shownAtFirst = 10;

/** The ideas of all workspaces, those first that need a person; each leads to the idea in its workspace. */
export function ManyTeamsTable(props: ManyTeamsTableProps) {
  const { overview, note, onExport } = props;
  const [filter, setFilter] = useState(everyRow);
  const [isWhole, setIsWhole] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The button goes with its press: the first row that it has brought gets the focus.
  useLostFocus(section, () => section.current?.querySelectorAll<HTMLElement>('a')[shownAtFirst]?.focus());
  const clear = () => {
    setFilter(everyRow);
    section.current?.querySelector('input')?.focus();
  };
  const hasColumns = useHasColumns();
  const rows = rowsOfTeams(overview);
  const found = narrowedRows(rows, filter);
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  const Rows = hasColumns ? RowTable : RowList;
  return (
    <section ref={section} aria-labelledby="many-teams" className={css({ display: 'grid', gap: '16', minWidth: '0' })}>
      <div className={head}>
        <div className={css({ minWidth: '0' })}>
          <Heading level={2} size="subheading" id="many-teams">
            {labels.title}
          </Heading>
          <p className={css({ color: 'ink.muted', textStyle: 'caption' })}>{labels.order}</p>
        </div>
        <Button size="small" isDisabled={found.length === 0} onPress={() => onExport(found)}>
          {labels.export}
        </Button>
      </div>
      {note}
      <TeamFilters filter={filter} workspaces={overview.workspaces} onChange={setFilter} />
      {found.length === 0 ? (
        <p role="status" className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })}>
          {labels.none}
          <Button size="small" onPress={clear}>
            {labels.clear}
          </Button>
        </p>
      ) : (
        <Rows {...props} rows={shown} />
      )}
      {shown.length < found.length && (
        <p>
          <Button size="small" onPress={() => setIsWhole(true)}>
            {labels.all(found.length)}
          </Button>
        </p>
      )}
      {overview.workspaces
        .filter(({ others }) => others > 0)
        .map(({ id, name, others }) => (
          <p key={id} className={css({ color: 'ink.muted', textStyle: 'caption' })}>
            {labels.others(name, others)}
          </p>
        ))}
    </section>
  );
}

type RowsProps = ManyTeamsTableProps & { readonly rows: readonly TeamRow[] };

function RowTable(props: RowsProps) {
  const { rows, now, statusOf } = props;
  const columns: readonly TableColumn<TeamRow>[] = [
    { id: 'workspace', label: labels.columns.workspace, render: ({ workspace }) => workspace.name },
    {
      id: 'idea',
      label: labels.columns.idea,
      isRowHeader: true,
      render: (row) => (
        <span className={stack}>
          <RowLink row={row} {...props} />
          {row.idea && <span>{statusOf(row.idea.status)}</span>}
        </span>
      ),
    },
    { id: 'need', label: labels.columns.need, render: (row) => <NeedText row={row} /> },
    { id: 'evidence', label: labels.columns.evidence, render: ({ idea }) => idea?.evidence ?? '–' },
    {
      id: 'tests',
      label: labels.columns.tests,
      isNumeric: true,
      render: ({ idea }) => (idea ? idea.runningTests : '–'),
    },
    { id: 'last', label: labels.columns.last, render: (row) => <LastEvidence row={row} /> },
    {
      id: 'days',
      label: labels.columns.days,
      isNumeric: true,
      render: (row) => daysWithout(row, now) ?? '–',
    },
  ];
  return (
    <div className={table}>
      <Table label={labels.title} columns={columns} items={rows} idOf={keyOfRow} empty={labels.none} />
    </div>
  );
}

/** In a narrow window each row is a few lines. */
function RowList(props: RowsProps) {
  const { rows, now, statusOf } = props;
  return (
    <ul aria-label={labels.title}>
      {rows.map((row) => (
        <li key={keyOfRow(row)} className={homeLine}>
          <span className={stack}>
            <RowLink row={row} {...props} />
            <span className={meta}>
              {row.workspace.name}
              {row.idea && statusOf(row.idea.status)}
            </span>
            <NeedText row={row} />
            {row.idea && (
              <>
                <span>{row.idea.evidence}.</span>
                <span className={meta}>
                  {row.idea.runningTests > 0 && <span>{labels.tests(row.idea.runningTests)}</span>}
                  <span>{sinceText(row, now)}</span>
                </span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function sinceText(row: TeamRow, now: string): string {
  const days = daysWithout(row, now) ?? 0;
  return row.idea?.lastEvidenceAt ? labels.lines.last(days) : labels.lines.never(days);
}

function RowLink({ row: { workspace, idea }, current }: RowsProps & { readonly row: TeamRow }) {
  const named = workspace.id === current ? {} : { workspace: workspace.id };
  return idea ? (
    <Link href={buildPath({ name: 'idea-vault.idea', params: { ideaId: idea.id, ...named } })}>{idea.title}</Link>
  ) : (
    <Link href={buildPath({ name: 'home', params: named })}>{labels.noIdea}</Link>
  );
}

/** Its need in three words, and the next step as its own home says it. */
const NeedText = ({ row: { idea, need } }: { readonly row: TeamRow }) => (
  <span className={stack}>
    <span className={needWord} data-urgent={need === 'decision' || undefined}>
      {needLabels[need]}
    </span>
    {idea?.next && (
      <span title={idea.next.sentence} className={sentence}>
        {idea.next.sentence}
      </span>
    )}
  </span>
);

const LastEvidence = ({ row: { idea } }: { readonly row: TeamRow }) => {
  if (!idea) return '–';
  return idea.lastEvidenceAt === null ? labels.never : <DateDisplay at={idea.lastEvidenceAt} form="short" />;
};

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: '16',
  rowGap: '8',
});
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', overflowWrap: 'anywhere' });
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  color: 'ink.muted',
  textStyle: 'caption',
});
const needWord = css({ fontWeight: 'medium', '&[data-urgent]': { color: 'warning' } });
const sentence = css({ color: 'ink.muted', textStyle: 'caption', lineClamp: '3' });
const table = css({
  minWidth: '0',
  '& td, & th[role=rowheader]': { verticalAlign: 'top', minWidth: '96', overflowWrap: 'anywhere' },
});
