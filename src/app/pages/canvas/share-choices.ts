import type { Canvas, Share } from '#domain/canvas/canvas.ts';
import { liveNode, livePart, partById } from '#domain/canvas/live-parts.ts';
import { isContainer } from '#domain/canvas/members-of.ts';
import { partName } from '#domain/canvas/part-name.ts';
import { partOf } from '#domain/log/parts.ts';
import { scopeOf, sharedIdsAtMost } from '#domain/sharing/share-scope.ts';
import { labels } from '#features/shared/labels.ts';
import type { ScopeChoice } from '#features/shared/ShareDialog.tsx';

const { scopes, explanations } = labels.dialog;

/**
 * Returns the scopes that can be shared: the requested node, or the only selected one; several selected parts; the
 * whole canvas. The requested one comes first. `of`: the node; null for the canvas or its selection. A single selected
 * node does not count as a request: a template leaves its first section selected.
 */
export function shareChoices(
  canvas: Canvas,
  of: string | null,
  selection: readonly string[],
): readonly [ScopeChoice, ...ScopeChoice[]] {
  const ids = selection.filter((id) => livePart(canvas, id));
  const node = liveNode(canvas, of ?? (ids.length === 1 ? (ids[0] ?? '') : ''));
  const several = of === null && ids.length > 1 && ids.length <= sharedIdsAtMost;
  const whole: ScopeChoice = { scope: { kind: 'canvas' }, label: scopes.canvas, explanation: explanations.canvas };
  const narrower = [
    ...(node ? nodeChoices(node.id, canvas) : []),
    ...(several
      ? [
          {
            scope: { kind: 'selection', ids },
            label: scopes.selection(ids.filter((id) => liveNode(canvas, id)).length),
            explanation: explanations.selection,
          } as const,
        ]
      : []),
  ];
  const [first, ...rest] = narrower;
  if (!first) return [whole];
  return of === null && !several ? [whole, first, ...rest] : [first, ...rest, whole];
}

function nodeChoices(id: string, canvas: Canvas): readonly ScopeChoice[] {
  const node = liveNode(canvas, id);
  if (!node) return [];
  const scope = { kind: 'node', node: id } as const;
  if (isContainer(node)) {
    const kind = node.kind === 'frame' || node.kind === 'section' ? node.kind : 'group';
    return [{ scope, label: scopes[kind], explanation: explanations.holder }];
  }
  const alone = { kind: 'selection', ids: [id] } as const;
  return [
    { scope, label: scopes.connected, explanation: explanations.connected },
    { scope: alone, label: scopes.alone, explanation: explanations.selection },
  ];
}

/** Returns a name for the content of a link. */
export function shareName(canvas: Canvas, share: Share): string {
  const scope = scopeOf(share);
  if (scope.kind === 'canvas') return labels.dialog.whole;
  const [only = '', ...more] = scope.kind === 'node' ? [scope.node] : scope.ids;
  const part = more.length === 0 ? partById(canvas, only) : undefined;
  return part ? partName(part, (id) => partOf(canvas.nodes, id)) : labels.dialog.several(more.length + 1);
}
