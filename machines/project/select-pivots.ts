import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { decidedAt, isAfter, isPivot, type Pivot } from '#domain/ledger/decisions.ts';
import { type Ledger, projectIdOfLedger } from '#domain/ledger/ledger.ts';
import { sameJson } from '#domain/log/same-json.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ideaOf } from '../vault/select-ideas.ts';

/** The idea at the other end of a pivot, and when and why it was. */
export type PivotEnd = {
  readonly ideaId: string;
  readonly projectId: string;
  readonly title: string;
  /** Whether the idea is there: one that waits for the server may never be. */
  readonly isThere: boolean;
  /** By the server's clock, or the founder's until the server has recorded it. ISO 8601. */
  readonly at: string;
  readonly reason: string;
};

/** Where an idea came from and what it became. */
export type IdeaPivots = { readonly from?: PivotEnd | undefined; readonly into?: PivotEnd | undefined };

const known = new WeakMap<Workspace, ReadonlyAtom<Readonly<Record<string, IdeaPivots>>>>();

/** Returns the pivots that led to or away from ideas, by the idea's id. The same atom every time. */
export function pivotsOf(workspace: Workspace): ReadonlyAtom<Readonly<Record<string, IdeaPivots>>> {
  const atom = known.get(workspace) ?? createAtom(() => pivotsIn(workspace), { compare: sameJson });
  known.set(workspace, atom);
  return atom;
}

function pivotsIn(workspace: Workspace): Readonly<Record<string, IdeaPivots>> {
  const last: Record<string, { readonly projectId: string; readonly pivot: Pivot }> = {};
  const found: Record<string, IdeaPivots> = {};
  for (const stream of workspace.streamsOf('ledger').get()) {
    const projectId = projectIdOfLedger(stream);
    const ideaId = (workspace.stream(projectStreamOf(projectId)).get() as Project | undefined)?.ideaId;
    if (ideaId === undefined) continue;
    for (const pivot of ((workspace.stream(stream).get() as Ledger | undefined)?.decisions ?? []).filter(isPivot)) {
      const about = { at: decidedAt(pivot), reason: pivot.reason };
      const from = endOf(workspace, ideaId, { projectId, title: '' });
      found[pivot.successor.ideaId] = { ...found[pivot.successor.ideaId], from: { ...from, ...about } };
      const other = last[ideaId];
      if (other && isAfter(other.pivot.place, pivot.place)) continue;
      last[ideaId] = { projectId, pivot };
      const into = endOf(workspace, pivot.successor.ideaId, pivot.successor);
      found[ideaId] = { ...found[ideaId], into: { ...into, ...about } };
    }
  }
  return found;
}

function endOf(workspace: Workspace, ideaId: string, known: { readonly projectId: string; readonly title: string }) {
  const idea = ideaOf(workspace, ideaId).get();
  return { ideaId, projectId: known.projectId, title: idea?.title ?? known.title, isThere: idea !== undefined };
}
