import type { Point } from './scene.ts';

/** A line through the points, its corners rounded, as the `d` of an SVG path. */
export function pathOf([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  const last = rest.at(-1);
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    const middle = index === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x} ${point.y} ${round(middle.x)} ${round(middle.y)}`;
  });
  const end = bends.length === 0 && last ? `L${last.x} ${last.y}` : '';
  return `M${first.x} ${first.y}${bends.join('')}${end}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
