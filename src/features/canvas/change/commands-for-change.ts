import { canDo } from '#domain/canvas/can-do.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { NewNode } from '#domain/canvas/canvas-commands.ts';
import { holderAround, isHolder } from '#domain/canvas/holders.ts';
import { liveNode, liveNodes } from '#domain/canvas/live-parts.ts';
import { isLoop } from '#domain/canvas/place-nodes.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import { fittedHeight } from '#drawing/node-text.ts';
import type { CanvasChange, PlacedNode } from '#machines/canvas/canvas-change.ts';
import { nodeFrom } from '../stage/preview-of.ts';
import { commandsForAligning, commandsForDistributing } from './arranging.ts';
import type { CanvasDraft, ChangeDrafts } from './canvas-draft.ts';
import { carriedEdges, freeEdges, freeNodes, styledNodes } from './chosen-nodes.ts';
import { commandsForCopies } from './commands-for-copies.ts';
import { commandsForGrowth } from './growing.ts';
import { membersWith } from './members-with.ts';
import { commandsForMoving } from './moving.ts';
import { commandsForReparenting } from './rehousing.ts';
import { noteBoxIn } from './section-notes.ts';
import { commandsForBox, commandsForResizing, commandsForRotating } from './sizing.ts';

export interface ChangeFacts {
  /** Undefined while nothing was ever placed. */
  readonly canvas: Canvas | undefined;
  readonly selection: readonly string[];
  /** 12 characters of base 62. */
  readonly newId: () => string;
}

/** The commands that make a change, all absolute, as one batch. */
export function commandsForChange(change: CanvasChange, { canvas, selection, newId }: ChangeFacts): ChangeDrafts {
  if (change.kind === 'placed') return { drafts: placing(canvas, change.node) };
  if (change.kind === 'connected') return { drafts: [{ type: 'ConnectNodes', data: { edges: [{ ...change.edge }] } }] };
  if (!canvas) return { drafts: [] };
  switch (change.kind) {
    case 'moved':
      return { drafts: commandsForMoving(canvas, selection, change) };
    case 'resized':
      return { drafts: commandsForResizing(canvas, selection, change.from, change.to) };
    case 'rotated':
      return { drafts: commandsForRotating(canvas, selection, change.degrees) };
    case 'boxed':
      return { drafts: commandsForBox(canvas, selection, change.box, change.rotation) };
    case 'styled': {
      const ids = [...styledNodes(canvas, selection), ...freeEdges(canvas, selection, 'restyle')].map(({ id }) => id);
      return { drafts: ids.length === 0 ? [] : [{ type: 'StyleNodes', data: { ids, style: { ...change.style } } }] };
    }
    case 'ordered':
      return { drafts: [{ type: 'ReorderNodes', data: { ids: [...membersWith(canvas, selection)], to: change.to } }] };
    case 'grouped':
      return grouping(canvas, selection, newId());
    case 'ungrouped':
      return ungrouping(canvas, selection);
    case 'locked': {
      const ids = [...membersWith(canvas, selection)];
      return { drafts: [{ type: 'LockNodes', data: { ids, locked: change.locked } }] };
    }
    case 'removed': {
      const nodes = freeNodes(canvas, selection, 'remove');
      const ids = [...nodes, ...carriedEdges(canvas, selection, nodes, 'remove')].map(({ id }) => id);
      return { drafts: ids.length === 0 ? [] : [{ type: 'RemoveNodes', data: { ids } }] };
    }
    case 'copied':
      return commandsForCopies(canvas, selection, { ...change, newId });
    case 'aligned':
      return { drafts: commandsForAligning(canvas, selection, change.to) };
    case 'distributed':
      return { drafts: commandsForDistributing(canvas, selection, change.along) };
    default:
      return { drafts: named(change, canvas) };
  }
}

type Named = Extract<CanvasChange, { kind: 'routed' | 'worded' | 'revived' | 'dropped' | 'grown' | 'linked' }>;

function named(change: Named, canvas: Canvas): readonly CanvasDraft[] {
  switch (change.kind) {
    case 'routed': {
      const { kind: _, ...route } = change;
      const edge = partOf(canvas.edges, route.id);
      if (edge && isLoop(route.from ?? edge.from, route.to ?? edge.to)) return [];
      return [{ type: 'RouteEdge', data: route }];
    }
    case 'worded':
      return [
        { type: 'EditText', data: { id: change.id, text: change.text, base: change.base } },
        ...commandsForFit(canvas, change.id, change.text),
      ];
    case 'revived':
      return [
        { type: 'RestoreNodes', data: { ids: [change.id] } },
        { type: 'EditText', data: { id: change.id, text: change.text, base: change.base } },
      ];
    case 'dropped':
      return [{ type: 'RemoveNodes', data: { ids: [change.id] } }];
    case 'grown':
      return commandsForGrowth(canvas, change);
    case 'linked':
      return [{ type: 'LinkAssumption', data: { id: change.id, assumption: change.assumption } }];
  }
}

/** Makes room for a node's text. Nothing becomes smaller: a note may be large on purpose. */
function commandsForFit(canvas: Canvas, id: string, text: string): readonly CanvasDraft[] {
  const node = liveNode(canvas, id);
  const height = node && fittedHeight({ ...node, text });
  if (!node || height === undefined || height <= node.height) return [];
  const { x, y, width } = node;
  return [{ type: 'ResizeNodes', data: { nodes: [{ id, x, y, width, height }] } }];
}

/** In the frame or section inside of which it lies. A frame takes in what lies inside of it. */
function placing(canvas: Canvas | undefined, node: PlacedNode): readonly CanvasDraft[] {
  const holders = canvas ? [...liveNodes(canvas)].filter(isHolder) : [];
  const parent = node.parent ?? holderAround({ box: node, isSheet: isHolder(node) }, holders);
  const section = parent === null || !canvas ? undefined : partOf(canvas.nodes, parent);
  const isFitted = node.kind === 'note' && section?.kind === 'section';
  const at = isFitted ? { ...node, ...noteBoxIn(section, node) } : node;
  const placed: NewNode = { ...at, height: fittedHeight(nodeFrom(at)), parent };
  const taken = canvas && isHolder(node) ? commandsForReparenting(canvas, [], [node]) : [];
  return [{ type: 'PlaceNodes', data: { nodes: [placed] } }, ...taken];
}

function grouping(canvas: Canvas, selection: readonly string[], id: string): ChangeDrafts {
  const ids = selection.filter((each) => {
    const node = partOf(canvas.nodes, each);
    return node && !node.removed && canDo(canvas, node, 'group');
  });
  return ids.length < 2 ? { drafts: [] } : { drafts: [{ type: 'GroupNodes', data: { id, ids } }], selection: [id] };
}

/** The members leave first, since a removed group takes them along. */
function ungrouping(canvas: Canvas, selection: readonly string[]): ChangeDrafts {
  const groups = selection.flatMap((id) => {
    const node = partOf(canvas.nodes, id);
    return node?.kind === 'group' && !node.removed && canDo(canvas, node, 'group') ? [node] : [];
  });
  const members = new Map(groups.map(({ id }) => [id, [] as string[]]));
  for (const node of eachPart(canvas.nodes)) if (!node.removed) members.get(node.parent ?? '')?.push(node.id);
  const drafts = groups.flatMap(({ id, parent }): CanvasDraft[] => {
    const ids = members.get(id) ?? [];
    const leaving: CanvasDraft[] = ids.length === 0 ? [] : [{ type: 'ReparentNodes', data: { ids, parent } }];
    return [...leaving, { type: 'RemoveNodes', data: { ids: [id] } }];
  });
  const freed = groups.flatMap(({ id }) => members.get(id) ?? []);
  const rest = selection.filter((id) => !members.has(id));
  return drafts.length === 0 ? { drafts: [] } : { drafts, selection: [...rest, ...freed] };
}
