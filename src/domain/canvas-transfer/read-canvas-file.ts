import * as z from 'zod/mini';
import type { CanvasEdge, EdgeEnd } from '../canvas/canvas-edge.ts';
import type { CanvasNode } from '../canvas/canvas-node.ts';
import { isInside } from '../canvas/members-of.ts';
import { hasItsPoints, wholeEdge, wholeNode } from '../canvas/new-parts.ts';
import { isLoop } from '../canvas/place-nodes.ts';
import { isOrderKey } from '../order/keys-between.ts';
import { type CanvasFile, canvasFileSchema } from './canvas-file.ts';

/** Why a file cannot be read: where, as `nodes[3].x`, empty for the whole; and what is wrong there, in words. */
export interface FileProblem {
  readonly path: string;
  readonly problem: string;
}

export type ReadFile =
  | { readonly kind: 'read'; readonly file: CanvasFile }
  | { readonly kind: 'refused'; readonly problems: readonly FileProblem[] };

/** More are not listed. */
export const problemsMax = 20;
/** In UTF-16 units, about what 20,000 nodes with long texts need. */
const textMax = 64_000_000;

/** Reads the JSON of `exportCanvas` or `clip`. Never throws; what it accepts can be placed as it is. */
export function readCanvasFile(text: string): ReadFile {
  if (text.length > textMax) return refused({ path: '', problem: 'is larger than a canvas can be' });
  const json = parse(text);
  if (json === undefined) return refused({ path: '', problem: 'isn’t JSON' });
  const parsed = z.safeParse(canvasFileSchema, json);
  if (!parsed.success) return refused(...parsed.error.issues.map(problemOf));
  const problems = [...wrongParts(parsed.data)];
  return problems.length > 0 ? refused(...problems) : { kind: 'read', file: parsed.data };
}

const refused = (...problems: readonly FileProblem[]): ReadFile => ({
  kind: 'refused',
  problems: problems.slice(0, problemsMax),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function* wrongParts({ nodes, edges }: CanvasFile): Generator<FileProblem> {
  const seen = new Set<string>();
  const whole = new Map<string, CanvasNode>();
  for (const [n, node] of nodes.entries()) {
    const path = `nodes[${n}]`;
    yield* wrongIdentity(path, node, seen);
    if (!hasItsPoints(node)) yield { path: `${path}.points`, problem: 'is only allowed on drawings' };
    const fitted = wholeNode(node, '');
    if (fitted) whole.set(node.id, { ...fitted, parent: node.parent ?? null });
    else yield { path, problem: 'is off the canvas or too large' };
  }
  for (const [n, { id, parent = null }] of nodes.entries()) {
    const isCycle = isInside((each) => whole.get(each), parent, id);
    if (isCycle) yield { path: `nodes[${n}].parent`, problem: 'puts it inside itself' };
  }
  const ends = new Set(nodes.filter(({ kind }) => kind !== 'group').map(({ id }) => id));
  const holds = (end: EdgeEnd): boolean => !('node' in end) || ends.has(end.node);
  for (const [n, edge] of edges.entries()) {
    const path = `edges[${n}]`;
    yield* wrongIdentity(path, edge, seen);
    const fitted: CanvasEdge | undefined = wholeEdge(edge, '');
    if (!fitted) yield { path, problem: 'is off the canvas' };
    if (!holds(edge.from)) yield { path: `${path}.from`, problem: 'refers to an item that isn’t in the file' };
    if (!holds(edge.to)) yield { path: `${path}.to`, problem: 'refers to an item that isn’t in the file' };
    if (isLoop(edge.from, edge.to)) yield { path, problem: 'starts and ends at the same item' };
  }
}

function* wrongIdentity(
  path: string,
  { id, z: key }: { readonly id: string; readonly z?: string | undefined },
  seen: Set<string>,
): Generator<FileProblem> {
  if (seen.has(id)) yield { path: `${path}.id`, problem: 'is the ID of another item too' };
  seen.add(id);
  if (key !== undefined && !isOrderKey(key)) yield { path: `${path}.z`, problem: 'isn’t a valid stacking position' };
}

function problemOf(issue: z.core.$ZodIssue): FileProblem {
  const path = issue.path.reduce<string>(
    (before, each) => (typeof each === 'number' ? `${before}[${each}]` : `${before}${before && '.'}${String(each)}`),
    '',
  );
  return { path, problem: wordsOf(issue) };
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has ${issue.keys.length === 1 ? 'an unknown field' : 'unknown fields'}: ${issue.keys.join(', ')}`;
  if (issue.code === 'too_big') return 'is too long';
  if (issue.code === 'invalid_value') return 'isn’t one of the allowed values';
  return issue.code === 'custom' && issue.message ? issue.message : 'is missing or has the wrong format';
}
