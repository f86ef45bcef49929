import type { Moment } from '../log/moment.ts';
import type { Parts } from '../log/parts.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import type { CanvasNode } from './canvas-node.ts';

/** A link that shows a node, a selection or the whole canvas to whoever holds it: see `scopeOf`. */
export interface Share {
  /** At least 128 random bits, the last segment of the link. */
  readonly grant: string;
  /** The node that is shown with what belongs to it; null for a selection and for the whole canvas. */
  readonly node: string | null;
  /** The parts of a selection; absent otherwise. */
  readonly ids?: readonly string[];
  /** ISO 8601; null while it holds until it is revoked. */
  readonly expiresAt: string | null;
  readonly revoked: boolean;
  readonly sharedAt: string;
}

/** A project's canvas, folded from its stream. */
export interface Canvas {
  readonly id: string;
  /** Includes removed nodes. */
  readonly nodes: Parts<CanvasNode>;
  readonly edges: Parts<CanvasEdge>;
  /** How many nodes are there, without removed ones. */
  readonly nodeCount: number;
  readonly edgeCount: number;
  /** No part has ever lain above or below these. Fractional keys, empty while there was no part. */
  readonly top: string;
  readonly bottom: string;
  /** By grant. */
  readonly shares: Readonly<Record<string, Share>>;
  readonly moments: readonly Moment[];
  /** By the founder's clock. ISO 8601. */
  readonly startedAt: string;
  readonly changedAt: string;
}

/** Canvas before anything was placed on it. */
export const emptyCanvas: Canvas = {
  id: '',
  nodes: {},
  edges: {},
  nodeCount: 0,
  edgeCount: 0,
  top: '',
  bottom: '',
  shares: {},
  moments: [],
  startedAt: '',
  changedAt: '',
};

/** Places and lengths in scene units, text in UTF-16 units. */
export const canvasLimits = {
  text: 10_000,
  /** |x| and |y| */
  place: 1e6,
  side: { min: 8, max: 100_000 },
  nodes: 20_000,
  edges: 40_000,
  /** Approximate size of all parts, removed ones too, in characters of JSON: 60,000 parts with 230 characters each. */
  size: 32_000_000,
  shares: 200,
} as const;

export const canvasStreamOf = (id: string): `canvas-${string}` => `canvas-${id}`;
export const canvasIdOf = (stream: string): string => stream.slice('canvas-'.length);
