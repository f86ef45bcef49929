import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { emptyLedger } from '#domain/ledger/evolve-ledger.ts';
import { type Ledger, ledgerLimits, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { type Scored, scoresAfter, scoresOf } from '#domain/ledger/score.ts';
import type { Workspace } from '../workspace.store.ts';

const ledgers = new WeakMap<Workspace, Map<string, ReadonlyAtom<Ledger>>>();
const scores = new WeakMap<Workspace, Map<string, ReadonlyAtom<readonly Scored[]>>>();

/** The ledger of a project; an empty one while nothing was stated. The same atom every time. */
export function ledgerOf(workspace: Workspace, projectId: string): ReadonlyAtom<Ledger> {
  return kept(ledgers, workspace, projectId, () => {
    const stream = ledgerStreamOf(projectId);
    const empty = emptyLedger(stream);
    return createAtom(() => (workspace.stream(stream).get() as Ledger | undefined) ?? empty);
  });
}

/** Every assumption of a project with its score. A change looks at what it changed alone. The same atom every time. */
export function scoresOfProject(workspace: Workspace, projectId: string): ReadonlyAtom<readonly Scored[]> {
  return kept(scores, workspace, projectId, () => {
    let last: { readonly ledger: Ledger; readonly scores: readonly Scored[] } | undefined;
    return createAtom(() => {
      const ledger = ledgerOf(workspace, projectId).get();
      last = { ledger, scores: last ? scoresAfter(last, ledger) : scoresOf(ledger) };
      return last.scores;
    });
  });
}

function kept<T>(all: WeakMap<Workspace, Map<string, T>>, workspace: Workspace, id: string, make: () => T): T {
  const ofWorkspace = all.get(workspace) ?? new Map<string, T>();
  all.set(workspace, ofWorkspace);
  const known = ofWorkspace.get(id) ?? make();
  ofWorkspace.set(id, known);
  return known;
}

/** The highest risk first; of equal ones the first stated. */
export const byRisk = (all: readonly Scored[]): readonly Scored[] => all.toSorted((a, b) => b.risk - a.risk);

/** There is room for no other assumption. */
export const isFull = (all: readonly Scored[]): boolean =>
  all.filter(({ assumption }) => !assumption.retired).length >= ledgerLimits.assumptions;
