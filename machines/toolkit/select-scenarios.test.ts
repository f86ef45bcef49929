import { expect, test } from 'vitest';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import { ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { projectStreamOf } from '#domain/project/project.ts';
import { scenarioStreamOf } from '#domain/scenario/scenario-kind.ts';
import { ledgerAfter, ledgerId, stated } from '../../tests/fixtures/a-ledger.ts';
import { createWorkspace, type WorkspaceStore } from '../sync/workspace.store.ts';
import { evidenceProjectsOf } from './select-evidence-projects.ts';
import { openReportsOf } from './select-open-reports.ts';
import { scenariosOf } from './select-scenarios.ts';

function holding(states: Readonly<Record<string, unknown>>): WorkspaceStore {
  const workspace = createWorkspace();
  const shown = new Map(Object.entries(states));
  const rest = { pendingCount: 0, unstoredCount: 0, pending: () => [], rejections: [], position: 0 };
  workspace.show({
    ...rest,
    origin: { workspace: null } as never,
    streams: () => shown.keys(),
    shown: (stream) => shown.get(stream),
  });
  return workspace;
}

test('Scenarios are listed by name, without those that were removed', () => {
  const scenario = (n: number, title: string, removed = false) => ({
    [scenarioStreamOf(ledgerId(n))]: { id: `${n}`, title, removed },
  });
  const workspace = holding({
    ...scenario(1, 'lean'),
    ...scenario(2, 'Bold'),
    ...scenario(3, 'Gone', true),
    ...scenario(4, 'Bold'),
  });
  expect(
    scenariosOf(workspace)
      .get()
      .map(({ id }) => id),
  ).toEqual(['2', '4', '1']);
  expect(scenariosOf(workspace)).toBe(scenariosOf(workspace));
});

test('Reports that are there are listed, the one changed last first', () => {
  const report = (n: number, changedAt: string, removed = false) => ({
    [`report-${ledgerId(n)}`]: { id: `${n}`, title: `Report ${n}`, changedAt, removed },
  });
  const workspace = holding({
    ...report(1, '2026-03-01'),
    ...report(2, '2026-03-02'),
    ...report(3, '2026-03-03', true),
    ...report(4, '2026-03-01'),
  });
  expect(
    openReportsOf(workspace)
      .get()
      .map(({ id }) => id),
  ).toEqual(['2', '1', '4']);
});

test('Evidence can be about what is explored and has an assumption that is not retired', () => {
  const project = (n: number, ledger: unknown) => ({
    [ideaStreamOf(ledgerId(n))]: { id: ledgerId(n), title: `Idea ${n}` },
    [projectStreamOf(ledgerId(n))]: {
      id: ledgerId(n),
      ideaId: ledgerId(n),
      title: '',
      archived: false,
      removed: false,
    },
    [ledgerStreamOf(ledgerId(n))]: ledger,
  });
  const retired = { type: 'AssumptionRetired', data: { assumptionId: ledgerId(11), reason: '' } } as const;
  const workspace = holding({
    ...project(1, ledgerAfter([])),
    ...project(2, ledgerAfter([stated(11, 'They pay')])),
    ...project(3, ledgerAfter([stated(11, 'They pay'), retired])),
  });
  expect(
    evidenceProjectsOf(workspace)
      .get()
      .map(({ title }) => title),
  ).toEqual(['Idea 2']);
});
