import type { Touches } from '../log/touches.ts';
import type { CanvasCommandData, CanvasCommandType, NewEdge } from './canvas-commands.ts';
import type { EdgeEnd } from './canvas-edge.ts';

type Names<T extends CanvasCommandType> = (data: CanvasCommandData<T>) => readonly string[];
type Of<T extends CanvasCommandType> = { readonly [How in keyof Touches]: Names<T> };

const idsOf = (parts: readonly { readonly id: string }[]): readonly string[] => parts.map(({ id }) => id);
const nodesOf = (ends: readonly (EdgeEnd | undefined)[]): readonly string[] =>
  ends.flatMap((end) => (end && 'node' in end ? [end.node] : []));
const heldBy = (edges: readonly NewEdge[]): readonly string[] => nodesOf(edges.flatMap(({ from, to }) => [from, to]));
const named = { names: ({ ids }: { readonly ids: readonly string[] }) => ids };

const touches: { readonly [T in CanvasCommandType]: Of<T> } = {
  PlaceNodes: {
    brings: ({ nodes, edges = [] }) => idsOf([...nodes, ...edges]),
    // A node whose frame is not there lies on the canvas itself.
    names({ nodes, edges = [] }) {
      const own = new Set(idsOf(nodes));
      return heldBy(edges).filter((id) => !own.has(id));
    },
  },
  MoveNodes: { names: ({ nodes, edges = [] }) => idsOf([...nodes, ...edges]) },
  ResizeNodes: { names: ({ nodes }) => idsOf(nodes) },
  StyleNodes: named,
  EditText: { names: ({ id }) => [id], rewrites: ({ id }) => [id] },
  ConnectNodes: { brings: ({ edges }) => idsOf(edges), names: ({ edges }) => heldBy(edges) },
  RouteEdge: { names: ({ id, from, to }) => [id, ...nodesOf([from, to])] },
  ReorderNodes: named,
  GroupNodes: { brings: ({ id }) => [id], ...named },
  ReparentNodes: { names: ({ ids, parent }) => (parent === null ? ids : [...ids, parent]) },
  LockNodes: named,
  RemoveNodes: named,
  RestoreNodes: { brings: ({ ids }) => ids, ...named },
  LinkAssumption: { names: ({ id }) => [id] },
  ShareNode: { brings: ({ grant }) => [grant], names: ({ node }) => [node] },
  ShareSelection: { brings: ({ grant }) => [grant], ...named },
  ShareCanvas: { brings: ({ grant }) => [grant] },
  RevokeShare: { names: ({ grant }) => [grant] },
};

/** Which parts and links each type of canvas command brings and needs. */
export const canvasTouches = touches as unknown as Readonly<Record<string, Touches>>;
