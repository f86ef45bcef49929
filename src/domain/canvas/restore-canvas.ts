import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { partOf } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { isRestoredUnderLock } from './can-do.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasFact } from './canvas-facts.ts';
import type { CanvasNode } from './canvas-node.ts';
import { evolveCanvas } from './evolve-canvas.ts';
import { isEdge, partById } from './live-parts.ts';
import { isInside, isLocked } from './members-of.ts';
import { removalOf, restorationOf } from './remove-nodes.ts';
import { restoredMembers } from './restored-members.ts';
import { type Wanted, wantedParts } from './wanted-parts.ts';

/**
 * Leads the fields of parts to wanted values: what is to be unlocked first, then what comes back, all else, what goes,
 * and at last what is to be locked. With `sparesLocked` a part that has been locked since keeps its look and its place.
 */
export function restoreCanvas(
  canvas: Canvas,
  fields: Readonly<Record<string, Json>>,
  sparesLocked: boolean,
): Decision<CanvasFact> {
  const all = wantedParts(canvas, fields);
  if (typeof all === 'string') return reject(all);
  const draft = new Draft(canvas);
  const ids = (test: (members: Wanted['members']) => boolean): readonly string[] =>
    all.flatMap(({ part, members }) => (test(members) ? [part.id] : []));
  const parts = (removed: boolean) =>
    all.flatMap(({ part, members }) => (members.removed === removed && part.removed !== removed ? [part] : []));

  draft.lock(
    ids(({ locked }) => locked === false),
    false,
  );
  const restoration = restorationOf(draft.canvas, parts(false));
  if (restoration.kind === 'rejected') return restoration;
  draft.take(restoration.facts);
  const reason = draft.reparent(all);
  if (reason) return reject(reason);
  const isSpared = ({ part }: Wanted): boolean => sparesLocked && isLocked(draft.canvas, draft.part(part.id));
  const open = all.map((wanted) => (isSpared(wanted) ? lockExemptChanges(wanted) : wanted));
  const members = restoredMembers(draft.canvas, open);
  if (typeof members === 'string') return reject(members);
  draft.take(members);
  const removal = removalOf(draft.canvas, parts(true));
  if (removal.kind === 'accepted') draft.take(removal.facts);
  draft.lock(
    ids(({ locked }) => locked === true),
    true,
  );
  return draft.facts.length === 0 && all.some(isSpared) ? reject('node-locked') : accept(...draft.facts);
}

/** Keeps only the changes that a lock allows. */
function lockExemptChanges({ part, members }: Wanted): Wanted {
  const free = Object.entries(members).filter(([name]) => isRestoredUnderLock(name));
  return { part, members: Object.fromEntries(free) } as Wanted;
}

/** A canvas with the facts that have been decided so far. */
class Draft {
  canvas: Canvas;
  readonly facts: CanvasFact[] = [];

  constructor(canvas: Canvas) {
    this.canvas = canvas;
  }

  part(id: string): Wanted['part'] {
    return partById(this.canvas, id) as Wanted['part'];
  }

  take(facts: readonly CanvasFact[]): void {
    for (const fact of facts) {
      this.canvas = evolveCanvas(this.canvas, { ...fact, at: this.canvas.changedAt }, '') ?? this.canvas;
      this.facts.push(fact);
    }
  }

  lock(ids: readonly string[], locked: boolean): void {
    const changed = ids.filter((id) => this.part(id).locked !== locked);
    if (changed.length > 0) this.take([fact('NodesLocked', { ids: changed, locked })]);
  }

  /** All together, so that two can change places; the reason against it where something would be inside of itself. */
  reparent(all: readonly Wanted[]): Rejection | undefined {
    const moved = all.flatMap(({ part, members }) => {
      if (isEdge(part) || !('parent' in members) || members.parent === undefined) return [];
      return part.parent === members.parent ? [] : [{ id: part.id, parent: members.parent }];
    });
    for (const [parent, each] of Map.groupBy(moved, (one) => one.parent)) {
      this.take([fact('NodesReparented', { ids: each.map(({ id }) => id), parent })]);
    }
    const nodes = (id: string): CanvasNode | undefined => partOf(this.canvas.nodes, id);
    const isCycle = moved.some(({ id }) => isInside(nodes, nodes(id)?.parent ?? null, id));
    return isCycle ? 'group-cycle' : undefined;
  }
}
