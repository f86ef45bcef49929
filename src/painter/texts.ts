import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { type EdgeLabel, edgeLabel } from '#drawing/edge-label.ts';
import { type LinkedLine, linkedLines } from '#drawing/linked-lines.ts';
import { type NodeText, nodeText } from '#drawing/node-text.ts';

/** A node's text with the web addresses in it. */
type LinkedText = NodeText & { readonly lines: readonly LinkedLine[] };

interface KeptText {
  readonly node: CanvasNode;
  readonly text: LinkedText | undefined;
}

interface KeptLabel {
  readonly text: string;
  readonly label: EdgeLabel | undefined;
}

const most = 6000;
const origin = { x: 0, y: 0 };

/** Texts that have been laid out, until what decides their layout changes. What was moved is not laid out again. */
export class Texts {
  readonly #nodes = new Map<string, KeptText>();
  readonly #labels = new Map<string, KeptLabel>();

  /** Text of a node, laid out from its upper left corner. */
  ofNode(node: CanvasNode): LinkedText | undefined {
    const kept = this.#nodes.get(node.id);
    if (kept && isLaidOutAlike(kept.node, node)) return kept.text;
    const laidOut = nodeText({ ...node, ...origin });
    const text = laidOut && { ...laidOut, lines: linkedLines(node.text, laidOut.lines) };
    keep(this.#nodes, node.id, { node, text });
    return text;
  }

  /** Label of an edge, laid out about its middle. */
  ofEdge(id: string, text: string): EdgeLabel | undefined {
    const kept = this.#labels.get(id);
    if (kept?.text === text) return kept.label;
    const label = edgeLabel(text, origin);
    keep(this.#labels, id, { text, label });
    return label;
  }
}

const isLaidOutAlike = (a: CanvasNode, b: CanvasNode): boolean =>
  a === b ||
  (a.text === b.text &&
    a.width === b.width &&
    a.height === b.height &&
    a.kind === b.kind &&
    a.textSize === b.textSize &&
    a.textAlign === b.textAlign &&
    (a.assumption === null) === (b.assumption === null));

/** Keeps an entry; if there are too many, the oldest goes first. */
function keep<Kept>(all: Map<string, Kept>, id: string, kept: Kept): void {
  all.delete(id);
  all.set(id, kept);
  if (all.size <= most) return;
  const [oldest] = all.keys();
  if (oldest !== undefined) all.delete(oldest);
}
