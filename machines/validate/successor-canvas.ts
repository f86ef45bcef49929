import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import type { Idea } from '#domain/idea/idea.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** The new idea's version of an assumption of the old idea. */
export interface NextAssumption {
  readonly id: string;
  readonly text: string;
}

export interface Succession {
  readonly idea: Pick<Idea, 'pitch'>;
  /** Pitch of the new idea. */
  readonly pitch: string;
  /** The wording of an assumption of the old idea; undefined for one of an idea before that. */
  readonly textOf: (assumptionId: string) => string | undefined;
  /** Undefined for what stays behind. */
  readonly next: (assumptionId: string) => NextAssumption | undefined;
  /** Assumptions of the old idea and of those before it that a test has spoken against. */
  readonly refuted: ReadonlySet<string>;
}

type Node = CanvasFile['nodes'][number];

/**
 * The canvas of an idea as the one that a pivot leads to begins with it. It promises the new pitch. Cards stand for what
 * their assumptions became; those of refuted ones, and notes that say the same, still stand for these, so that they can be
 * marked.
 */
export function successorCanvas(file: CanvasFile, succession: Succession): CanvasFile {
  return { ...file, nodes: file.nodes.map((node) => nodeOf(node, succession)) };
}

function nodeOf(node: Node, succession: Succession): Node {
  const { idea, pitch, refuted, textOf, next } = succession;
  const text = node.text === undefined ? '' : oneLine(node.text);
  const promises = text !== '' && text === oneLine(idea.pitch) && pitch !== '';
  const said = promises ? pitch : node.text;
  const card = node.assumption ?? (node.kind === 'note' ? refutedBy(text, succession) : undefined);
  if (card == null) return { ...node, ...(said === undefined ? {} : { text: said }), assumption: null };
  const became = next(card);
  const own = textOf(card);
  if (refuted.has(card) && (!became || became.text !== own)) return { ...node, assumption: card };
  if (!became) return { ...node, assumption: null };
  return { ...node, assumption: became.id, ...(own !== undefined && text === own ? { text: became.text } : {}) };
}

const refutedBy = (text: string, { refuted, textOf }: Succession): string | undefined =>
  [...refuted].find((id) => textOf(id) === text);
