import type { TextSize } from '../canvas/canvas-node.ts';
import type { CanvasFile } from './canvas-file.ts';
import type { Pictures } from './pictures.ts';

/** Things of another tool's file that have no part on a canvas. */
export const droppedKinds = ['image', 'file', 'embed', 'shape', 'loose-end'] as const;
export type DroppedKind = (typeof droppedKinds)[number];
export type Dropped = Readonly<Partial<Record<DroppedKind, number>>>;

/** A file of another tool as parts of a canvas. */
export interface ForeignCanvas {
  readonly tool: 'excalidraw' | 'json-canvas' | 'table' | 'miro';
  readonly file: CanvasFile;
  readonly dropped: Dropped;
  /** Pixels that the file holds. */
  readonly pictures?: Pictures;
}

/** An object of JSON whose fields nobody has checked. */
export type Entry = Readonly<Record<string, unknown>>;

export const entriesIn = (value: unknown): readonly Entry[] =>
  Array.isArray(value) ? value.filter((each): each is Entry => isEntry(each)) : [];
export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : '';
export const numberIn = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** Gives each id of another tool one of ours, always the same. */
export function partIds(): (foreign: unknown) => string {
  const ids = new Map<unknown, string>();
  return (foreign) => {
    const id = ids.get(foreign) ?? ids.size.toString(36).padStart(12, '0');
    ids.set(foreign, id);
    return id;
  };
}

/** Counts what is left out. */
export class DropCount {
  readonly #counts = new Map<DroppedKind, number>();

  add(kind: DroppedKind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  get counts(): Dropped {
    return Object.fromEntries(this.#counts);
  }
}

/** The step of the type scale that is nearest to a size in pixels. */
export function textSizeOf(pixels: number): TextSize {
  if (pixels < 13) return 'small';
  if (pixels < 17) return 'medium';
  return pixels < 26 ? 'large' : 'huge';
}

/** In scene units, as the type scale has it. */
export const pixelsOf: Readonly<Record<TextSize, number>> = { small: 12, medium: 14, large: 20, huge: 31 };
