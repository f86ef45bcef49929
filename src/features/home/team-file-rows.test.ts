import { expect, test } from 'vitest';
import type { IdeaStatus } from '#domain/idea/idea.ts';
import { rowsOfTeams } from '#domain/team/many-teams.ts';
import { anIdea, aWorkspaceOf } from '../../../tests/fixtures/an-overview.ts';
import { teamFileRows } from './team-file-rows.ts';

test('a file has a row for each idea as it is listed, and no cell that a spreadsheet would run', () => {
  const idea = anIdea('i1', {
    ...{ title: '=SUM(A1)', status: 'testing', need: 'decision', runningTests: 2 },
    next: { sentence: 'A test refuted “They pay”, and “=SUM(A1)” depends on it: score 33.', action: 'Decide' },
    ...{ evidence: 'The one thing that must be true is refuted', lastEvidenceAt: '2026-03-01T12:00:00.000Z' },
  });
  const rows = rowsOfTeams({
    workspaces: [
      aWorkspaceOf('w1', [idea]),
      aWorkspaceOf('w2', [], { name: '+Rise' }),
      aWorkspaceOf('w3', [anIdea('i3', { next: null })]),
    ],
  });
  const statuses = { testing: 'Testing', exploring: 'Exploring' } as Record<IdeaStatus, string>;
  expect(teamFileRows(rows, '2026-03-04T11:00:00.000Z', statuses)).toEqual([
    [
      ...['workspace', 'idea', 'status', 'needs', 'next step', 'what its evidence says', 'running tests'],
      ...['last evidence', 'days without evidence', 'workspace id', 'idea id', 'project id'],
    ],
    [
      ...['Team w1', "'=SUM(A1)", 'Testing', 'Needs a decision'],
      'A test refuted “They pay”, and “=SUM(A1)” depends on it: score 33.',
      ...['The one thing that must be true is refuted', '2', '2026-03-01T12:00:00.000Z', '2'],
      ...['w1', 'i1', 'project-of-i1'],
    ],
    ["'+Rise", '', '', 'Needs a test', 'No idea is being explored yet', '', '', '', '', 'w2', '', ''],
    [
      ...['Team w3', 'Idea i3', 'Exploring', 'Needs a test', ''],
      ...['What must be true for it to work isn’t written down yet', '0', '', '62', 'w3', 'i3', 'project-of-i3'],
    ],
  ]);
});
