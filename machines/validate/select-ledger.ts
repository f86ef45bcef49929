import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { emptyLedger } from '#domain/ledger/evolve-ledger.ts';
import { type Ledger, ledgerLimits, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { type Scored, scoresAfter, scoresOf } from '#domain/ledger/score.ts';
import { atomByWorkspace } from '../atom-by-workspace.ts';

/** The ledger of a project; an empty one while nothing was stated. The same atom every time. */
export const ledgerOf = atomByWorkspace((workspace, projectId): ReadonlyAtom<Ledger> => {
  const stream = ledgerStreamOf(projectId);
  const empty = emptyLedger(stream);
  return createAtom(() => (workspace.stream(stream).get() as Ledger | undefined) ?? empty);
});

/** Every assumption of a project with its score. A change looks at what it changed alone. The same atom every time. */
export const scoresOfProject = atomByWorkspace((workspace, projectId): ReadonlyAtom<readonly Scored[]> => {
  let last: { readonly ledger: Ledger; readonly scores: readonly Scored[] } | undefined;
  return createAtom(() => {
    const ledger = ledgerOf(workspace, projectId).get();
    last = { ledger, scores: last ? scoresAfter(last, ledger) : scoresOf(ledger) };
    return last.scores;
  });
});

/** The highest risk first; of equal ones the first stated. */
export const byRisk = (all: readonly Scored[]): readonly Scored[] => all.toSorted((a, b) => b.risk - a.risk);

/** There is room for no other assumption. */
export const isFull = (all: readonly Scored[]): boolean =>
  all.filter(({ assumption }) => !assumption.retired).length >= ledgerLimits.assumptions;
