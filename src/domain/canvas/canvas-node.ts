/** Kinds of a node on the canvas. A `group` holds others together and has no look and no box of its own. */
export const nodeKinds = [
  'note',
  'text',
  'rectangle',
  'ellipse',
  'diamond',
  'frame',
  'section',
  'image',
  'drawing',
  'group',
] as const;
export type NodeKind = (typeof nodeKinds)[number];

/** The design's note colors; `paper` is a plain surface, `none` shows what lies behind. */
export const nodeFills = ['straw', 'clay', 'sage', 'sky', 'heather', 'paper', 'none'] as const;
export type NodeFill = (typeof nodeFills)[number];

/** Steps of the type scale: 12, 14, 20 and 31 scene units. */
export const textSizes = ['small', 'medium', 'large', 'huge'] as const;
export type TextSize = (typeof textSizes)[number];

export const textAligns = ['start', 'center', 'end'] as const;
export type TextAlign = (typeof textAligns)[number];

/** A point of the scene. A scene unit is a CSS pixel at 100 %; y grows downwards. */
export type Point = {
  readonly x: number;
  readonly y: number;
};

/** An upright box of the scene by its upper left corner, in scene units. */
export type Box = Point & {
  readonly width: number;
  readonly height: number;
};

/** One thing on a project's canvas. */
export type CanvasNode = Box & {
  /** 12 characters of base 62, unique within the canvas. */
  readonly id: string;
  readonly kind: NodeKind;
  /** Clockwise about the middle of the box, in degrees, 0 to below 360. Notes, frames, sections and groups stay upright. */
  readonly rotation: number;
  /** The node's text; the title of a frame or a section, the description of an image or a drawing. */
  readonly text: string;
  readonly fill: NodeFill;
  readonly textSize: TextSize;
  readonly textAlign: TextAlign;
  /** Its place in the stack, as text to be compared, ties by id. Frames and sections lie below everything else. */
  readonly z: string;
  /** The group, frame or section that it belongs to, which may be gone. It moves with it; its place is absolute all the same. */
  readonly parent: string | null;
  readonly locked: boolean;
  /** Id of an image among the workspace's assets. */
  readonly asset: string | null;
  /**
   * Points of a freehand drawing: x and y in turns, on the grid of its box, see `strokeLimits`. Absent from other
   * nodes.
   */
  readonly points?: readonly number[];
  /** Cell and template of a section, for example `lean:problem`. */
  readonly cell: string | null;
  /** The assumption that it stands for, which makes it an assumption card. */
  readonly assumption: string | null;
  /** Gone from the canvas, and can be brought back. */
  readonly removed: boolean;
};
