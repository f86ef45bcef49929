import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anIdea, aWorkspaceOf } from '../../../tests/fixtures/an-overview.ts';
import { type Need, needs } from '../next-step/need.ts';
import { daysWithout, everyRow, keyOfRow, narrowedRows, rowsOfTeams } from './many-teams.ts';

const own = aWorkspaceOf('own', []);
const on = (day: number): string => new Date(Date.UTC(2026, 2, day, 12)).toISOString();

test('what needs a person comes first, and of the same need what has been without evidence for longest', () => {
  const crumb = aWorkspaceOf('crumb', [
    anIdea('asks', { need: 'plan', startedAt: on(2) }),
    anIdea('rests', { need: 'nothing' }),
    anIdea('waits', { need: 'answers' }),
    anIdea('decides', { need: 'decision', lastEvidenceAt: on(9) }),
  ]);
  const rise = aWorkspaceOf('rise', [
    anIdea('stands', { need: 'test' }),
    anIdea('decides-longer', { need: 'decision', lastEvidenceAt: on(8), startedAt: on(9) }),
    anIdea('asks-longer', { need: 'plan', startedAt: on(1) }),
  ]);
  const rows = rowsOfTeams({ workspaces: [own, crumb, rise, aWorkspaceOf('quiet', [])] });
  expect(rows.map(keyOfRow)).toEqual([
    'rise decides-longer',
    'crumb decides',
    'rise stands',
    'quiet ',
    'rise asks-longer',
    'crumb asks',
    'crumb waits',
    'crumb rests',
  ]);
  expect(rows[3]).toEqual({ workspace: { id: 'quiet', name: 'Team quiet' }, idea: null, need: 'plan' });
});

test('of what is alike, workspaces and then ideas come by the alphabet', () => {
  const rows = rowsOfTeams({
    workspaces: [
      aWorkspaceOf('b', [anIdea('3', { title: 'Team 10' }), anIdea('2', { title: 'Team 9' })]),
      aWorkspaceOf('a', [anIdea('5', { title: 'Z' }), anIdea('4', { title: 'Z' })]),
    ],
  });
  expect(rows.map(keyOfRow)).toEqual(['a 4', 'a 5', 'b 2', 'b 3']);
});

test('the order of rows does not depend on the order in which they come', () => {
  const ideas = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1 }),
      need: fc.constantFrom<Need>(...needs),
      title: fc.constantFrom('A', 'B'),
      startedAt: fc.constantFrom(on(1), on(2)),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(ideas, (some) => {
      const all = some.map(({ id, ...changed }) => anIdea(id, changed));
      const ofAll = (each: typeof all) => rowsOfTeams({ workspaces: [own, aWorkspaceOf('w', each)] }).map(keyOfRow);
      expect(ofAll(all.toReversed())).toEqual(ofAll(all));
    }),
  );
});

test.each([
  ['since evidence was last recorded', on(3), on(1), 7],
  ['since it began, without any', null, on(1), 9],
  ['in whole days', '2026-03-03T12:00:01.000Z', on(1), 6],
  ['none for evidence that a clock ahead of ours has dated', on(11), on(1), 0],
])('days without evidence are counted %s', (_, lastEvidenceAt, startedAt, days) => {
  const [row] = rowsOfTeams({ workspaces: [own, aWorkspaceOf('w', [anIdea('i', { lastEvidenceAt, startedAt })])] });
  expect(row && daysWithout(row, on(10))).toBe(days);
});

test('a workspace without ideas counts no days', () => {
  const [row] = rowsOfTeams({ workspaces: [own, aWorkspaceOf('w', [])] });
  expect(row && daysWithout(row, on(10))).toBe(null);
});

test('rows are narrowed to a workspace, a need, and all words of a text, wherever they stand', () => {
  const rows = rowsOfTeams({
    workspaces: [
      own,
      aWorkspaceOf('crumb', [anIdea('1', { title: 'Forecast', need: 'decision', evidence: 'All are refuted' })]),
      aWorkspaceOf('rise', [anIdea('2', { title: 'Forecast' }), anIdea('3', { title: 'Ovens', next: null })]),
      aWorkspaceOf('quiet', []),
    ],
  });
  const found = (filter: Partial<typeof everyRow>) => narrowedRows(rows, { ...everyRow, ...filter }).map(keyOfRow);
  expect(found({})).toEqual(rows.map(keyOfRow));
  expect([
    found({ workspaceId: 'rise' }),
    found({ need: 'plan' }),
    found({ text: ' FORECAST  refuted ' }),
    found({ text: 'isn’t written' }),
    found({ text: 'quiet' }),
    found({ workspaceId: 'rise', need: 'decision' }),
  ]).toEqual([['rise 2', 'rise 3'], ['quiet ', 'rise 2', 'rise 3'], ['crumb 1'], ['rise 2', 'rise 3'], ['quiet '], []]);
});
