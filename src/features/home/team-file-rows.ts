import type { IdeaStatus } from '#domain/idea/idea.ts';
import { daysWithout, type TeamRow } from '#domain/team/many-teams.ts';
import { guardCell } from '#domain/transfer/formula-guard.ts';
import { manyTeamsLabels as labels, needLabels } from './many-teams-labels.ts';

const columns = Object.keys(labels.files) as (keyof typeof labels.files)[];

/** The rows of the table as they are listed, with a row of headers, guarded for spreadsheets. */
export const teamFileRows = (
  rows: readonly TeamRow[],
  now: string,
  statusLabels: Readonly<Record<IdeaStatus, string>>,
): readonly (readonly string[])[] => [
  columns.map((column) => labels.files[column]),
  ...rows.map((row) => {
    const cells = cellsOf(row, now, statusLabels);
    return columns.map((column) => guardCell(cells[column]));
  }),
];

function cellsOf(
  row: TeamRow,
  now: string,
  statusLabels: Readonly<Record<IdeaStatus, string>>,
): Record<keyof typeof labels.files, string> {
  const { workspace, idea, need } = row;
  return {
    workspace: workspace.name,
    idea: idea?.title ?? '',
    status: idea ? statusLabels[idea.status] : '',
    need: needLabels[need],
    next: idea ? (idea.next?.sentence ?? '') : labels.noIdea,
    evidence: idea?.evidence ?? '',
    tests: idea ? String(idea.runningTests) : '',
    last: idea?.lastEvidenceAt ?? '',
    days: String(daysWithout(row, now) ?? ''),
    workspaceId: workspace.id,
    ideaId: idea?.id ?? '',
    projectId: idea?.projectId ?? '',
  };
}
