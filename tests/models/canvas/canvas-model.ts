/**
 * A canvas as plain lists: what groups hold, what locks keep, what goes and comes together, what an undo brings back.
 * Written from `domain.md`, decision 0020 and the words of the commands, without the product's code.
 */

export interface ModelPart {
  readonly id: string;
  readonly kind: 'note' | 'section' | 'group' | 'edge';
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly parent: string | null;
  readonly locked: boolean;
  readonly removed: boolean;
  /** An edge alone has ends. */
  readonly ends: readonly [from: string, to: string] | null;
  readonly heads: string;
}

export type Board = readonly ModelPart[];

export type ModelCommand =
  | { readonly do: 'place'; readonly parts: readonly Omit<ModelPart, 'removed'>[] }
  | { readonly do: 'group'; readonly id: string; readonly ids: readonly string[] }
  | { readonly do: 'reparent'; readonly ids: readonly string[]; readonly parent: string | null }
  | { readonly do: 'lock'; readonly ids: readonly string[]; readonly locked: boolean }
  | { readonly do: 'remove' | 'restore'; readonly ids: readonly string[] }
  | { readonly do: 'move'; readonly id: string; readonly x: number; readonly y: number }
  | { readonly do: 'style'; readonly ids: readonly string[]; readonly fill: string; readonly heads: string };

/** The board after a command, or why it stays as it was. */
export type Outcome = Board | string;

const partOf = (board: Board, id: string): ModelPart | undefined => board.find((part) => part.id === id);
const isThere = (board: Board, id: string): boolean => partOf(board, id)?.removed === false;
const changed = (board: Board, ids: readonly string[], change: (part: ModelPart) => Partial<ModelPart>): Board =>
  board.map((part) => (ids.includes(part.id) ? { ...part, ...change(part) } : part));

/** Locked by itself, or by a group that is there and holds it. */
export function isClosed(board: Board, id: string): boolean {
  const part = partOf(board, id);
  if (!part) return false;
  if (part.locked) return true;
  const parent = part.parent === null ? undefined : partOf(board, part.parent);
  return parent !== undefined && parent.kind === 'group' && !parent.removed && isClosed(board, parent.id);
}

/** Everything that is inside of something and there, at any depth. */
function inside(board: Board, id: string): readonly string[] {
  const children = board.filter(({ parent, removed }) => parent === id && !removed);
  return children.flatMap((child) => [child.id, ...inside(board, child.id)]);
}

const withMembers = (board: Board, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => [id, ...(partOf(board, id)?.kind === 'group' ? inside(board, id) : [])]);

/** Whether something would be inside of itself, what was removed counted too, since it may come back. */
export function hasCycle(board: Board): boolean {
  return board.some(({ id }) => {
    let at: string | null = partOf(board, id)?.parent ?? null;
    for (let steps = 0; at !== null && steps <= board.length; steps++) {
      if (at === id) return true;
      at = partOf(board, at)?.parent ?? null;
    }
    return false;
  });
}

const canEnd = (board: Board, ends: ModelPart['ends']): boolean =>
  ends === null ||
  (ends[0] !== ends[1] &&
    ends.every((end) => isThere(board, end) && !['group', 'edge'].includes(partOf(board, end)?.kind ?? '')));

const isContainer = (board: Board, id: string): boolean =>
  isThere(board, id) && ['group', 'section'].includes(partOf(board, id)?.kind ?? '');

/** Removes parts, and the edges at them: none can stay without a node. */
function without(board: Board, ids: readonly string[]): Board {
  const gone = board.filter(({ id, ends }) => ids.includes(id) || ends?.some((end) => ids.includes(end)));
  return changed(
    board,
    gone.map(({ id }) => id),
    () => ({ removed: true }),
  );
}

export function next(board: Board, command: ModelCommand): Outcome {
  const areThere = (ids: readonly string[]): boolean => ids.every((id) => isThere(board, id));
  const areFree = (ids: readonly string[]): boolean => !ids.some((id) => isClosed(board, id));
  switch (command.do) {
    case 'place': {
      const all = [...board, ...command.parts.map((part) => ({ ...part, removed: false }))];
      if (new Set(all.map(({ id }) => id)).size < all.length) return 'id-taken';
      const housed = changed(
        all,
        command.parts.map(({ id }) => id),
        ({ parent }) => (parent !== null && isContainer(all, parent) ? {} : { parent: null }),
      );
      if (hasCycle(housed)) return 'group-cycle';
      return command.parts.every(({ ends }) => canEnd(housed, ends)) ? housed : 'end-missing';
    }
    case 'group': {
      if (!areThere(command.ids)) return 'node-missing';
      if (partOf(board, command.id)) return 'id-taken';
      const nodes = command.ids.filter((id) => partOf(board, id)?.kind !== 'edge');
      const outermost = nodes.filter((id) => !nodes.some((other) => inside(board, other).includes(id)));
      if (outermost.length === 0) return 'node-missing';
      const parents = new Set(outermost.map((id) => partOf(board, id)?.parent ?? null));
      const [parent = null] = parents;
      const isShared = parents.size === 1 && parent !== null && isThere(board, parent);
      const group: ModelPart = {
        ...{ id: command.id, kind: 'group', x: 0, y: 0, fill: 'none', locked: false, removed: false },
        ...{ parent: isShared ? parent : null, ends: null, heads: '' },
      };
      return changed([...board, group], outermost, () => ({ parent: command.id }));
    }
    case 'reparent': {
      if (!areThere(command.ids)) return 'node-missing';
      if (command.parent !== null && !isContainer(board, command.parent)) return 'node-missing';
      const nodes = command.ids.filter((id) => partOf(board, id)?.kind !== 'edge');
      const moved = changed(board, nodes, () => ({ parent: command.parent }));
      return hasCycle(moved) ? 'group-cycle' : moved;
    }
    case 'lock':
      return areThere(command.ids) ? changed(board, command.ids, () => ({ locked: command.locked })) : 'node-missing';
    case 'remove': {
      if (!command.ids.every((id) => partOf(board, id))) return 'node-missing';
      const going = withMembers(
        board,
        command.ids.filter((id) => isThere(board, id)),
      );
      return areFree(going) ? without(board, going) : 'node-locked';
    }
    case 'restore': {
      if (!command.ids.every((id) => partOf(board, id))) return 'node-missing';
      const back = changed(board, command.ids, () => ({ removed: false }));
      return command.ids.every((id) => isThere(board, id) || canEnd(back, partOf(back, id)?.ends ?? null))
        ? back
        : 'end-missing';
    }
    case 'move': {
      if (!areThere([command.id])) return 'node-missing';
      if (!areFree([command.id])) return 'node-locked';
      const { x, y } = command;
      return changed(board, [command.id], ({ kind }) => (kind === 'group' || kind === 'edge' ? {} : { x, y }));
    }
    case 'style': {
      if (!areThere(command.ids)) return 'node-missing';
      if (!areFree(command.ids)) return 'node-locked';
      const { fill, heads } = command;
      return changed(board, command.ids, ({ kind }) =>
        kind === 'edge' ? { heads } : kind === 'group' ? {} : { fill },
      );
    }
  }
}

/** The aspects of a part, each of which is taken back for itself; a place is one. */
const aspects = {
  removed: ['removed'],
  locked: ['locked'],
  parent: ['parent'],
  place: ['x', 'y'],
  fill: ['fill'],
  heads: ['heads'],
  ends: ['ends'],
} as const;
type Aspect = keyof typeof aspects;
const look: readonly Aspect[] = ['place', 'fill', 'heads', 'ends'];

const textOf = (part: ModelPart | undefined, aspect: Aspect): string =>
  part ? JSON.stringify(aspects[aspect].map((name) => part[name])) : aspect === 'removed' ? '[true]' : '';

/**
 * Takes a change back that led from `before` to `after`: whatever still stands as it left it. What came to be with the
 * change goes. What is locked by now, by itself or by a group, keeps its look and its place.
 */
export function undone(board: Board, before: Board, after: Board): Outcome {
  const wanted = after.flatMap(({ id }) => {
    const [old, made] = [partOf(before, id), partOf(after, id)];
    // Of what was not there before, only that it is there was new.
    const names = old ? (Object.keys(aspects) as Aspect[]) : (['removed'] as const);
    return names
      .filter((aspect) => textOf(old, aspect) !== textOf(made, aspect))
      .map((aspect) => ({ id, aspect, old }));
  });
  const standing = wanted.filter(
    ({ id, aspect }) => textOf(partOf(board, id), aspect) === textOf(partOf(after, id), aspect),
  );
  if (wanted.length > 0 && standing.length === 0) return 'changed-since';
  const wantedOf = (aspect: Aspect) => standing.filter((each) => each.aspect === aspect);
  const set = (from: Board, each: (typeof standing)[number]): Board =>
    changed(from, [each.id], () => Object.fromEntries(aspects[each.aspect].map((name) => [name, each.old?.[name]])));

  let now = board;
  for (const each of wantedOf('locked')) if (each.old?.locked === false) now = set(now, each);
  const back = wantedOf('removed').filter(({ old }) => old?.removed === false);
  for (const each of back) if (partOf(now, each.id)?.kind !== 'edge') now = set(now, each);
  for (const each of back) if (canEnd(now, partOf(now, each.id)?.ends ?? null)) now = set(now, each);
  for (const each of wantedOf('parent')) now = set(now, each);
  if (hasCycle(now)) return 'group-cycle';
  const kept = new Set(standing.filter(({ id }) => isClosed(now, id)).map(({ id }) => id));
  for (const aspect of look) for (const each of wantedOf(aspect)) if (!kept.has(each.id)) now = set(now, each);
  if (
    now.some(
      ({ id, ends }) => isThere(now, id) && wantedOf('ends').some((each) => each.id === id) && !canEnd(now, ends),
    )
  )
    return 'end-missing';
  now = without(
    now,
    wantedOf('removed')
      .filter(({ old }) => old?.removed !== false)
      .map(({ id }) => id),
  );
  for (const each of wantedOf('locked')) if (each.old?.locked === true) now = set(now, each);
  return sameBoard(now, board) && kept.size > 0 ? 'node-locked' : now;
}

export const sameBoard = (a: Board, b: Board): boolean => JSON.stringify(a) === JSON.stringify(b);
