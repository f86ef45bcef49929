import type { Box, Point } from './scene.ts';
import { sizes, widthOf } from './sizes.ts';

interface Taken extends Point {
  readonly width: number;
  readonly height: number;
}

/** Steps, up and down in turns, in which a label makes way for those before it. */
const steps = Array.from({ length: 9 }, (_, index) => Math.ceil(index / 2) * (index % 2 ? 1 : -1));

/** Keeps labels from lying on each other and on states. */
export class LabelSpace {
  readonly #taken: Taken[];

  /** Boxes without boxes inside stay free. */
  constructor(boxes: readonly Box[]) {
    this.#taken = boxes
      .filter(({ kind }) => kind !== 'compound' && kind !== 'parallel')
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width, height }));
  }

  /** The free place nearest to the wanted one; both are the middle of the label. */
  take(wanted: Point, lines: readonly string[]): Point {
    const width = Math.max(...lines.map((line) => widthOf(line, sizes.smallLetter)));
    const height = lines.length * sizes.line;
    const places = steps.map((step) => ({ x: wanted.x, y: wanted.y + step * sizes.line, width, height }));
    const place = places.find((each) => !this.#taken.some((other) => touches(each, other))) ?? {
      ...wanted,
      width,
      height,
    };
    this.#taken.push(place);
    return place;
  }
}

const touches = (one: Taken, other: Taken): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;
