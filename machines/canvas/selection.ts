import type { CanvasChange, SelectionChange } from './canvas-change.ts';
import type { SelectionMode } from './tools/tool-report.ts';

/** The selection after parts were chosen. */
export function selectedBy(
  selection: readonly string[],
  ids: readonly string[],
  mode: SelectionMode,
): readonly string[] {
  if (mode === 'replace') return ids;
  const [had, chosen] = [new Set(selection), new Set(ids)];
  const added = ids.filter((id) => !had.has(id));
  if (mode === 'add') return added.length > 0 ? [...selection, ...added] : selection;
  return [...selection.filter((id) => !chosen.has(id)), ...added];
}

/** Removes parts that no longer exist from the selection. Returns the same list if none of them was selected. */
export function withoutGone(selection: readonly string[], gone: readonly string[]): readonly string[] {
  const ids = new Set(gone);
  return selection.some((id) => ids.has(id)) ? selection.filter((id) => !ids.has(id)) : selection;
}

/** Returns the selection after a change: new parts are selected, removed ones are not. */
export function selectedAfter(selection: readonly string[], change: CanvasChange): readonly string[] {
  switch (change.kind) {
    case 'removed':
      return [];
    case 'placed':
      return [change.node.id];
    case 'connected':
      return [change.edge.id];
    case 'grown':
      return [change.nodeId];
    case 'dropped':
      return withoutGone(selection, [change.id]);
    default:
      return selection;
  }
}

const named = new Set<CanvasChange['kind']>([
  'placed',
  'connected',
  'routed',
  'worded',
  'revived',
  'dropped',
  'grown',
  'linked',
]);

/** Whether it says nothing about parts of its own. */
export function isAboutSelection(change: CanvasChange): change is SelectionChange {
  return !named.has(change.kind);
}
