import { element, type MarkupElement } from './markup.ts';

/** Drawings that stand beside a headline, made by rule: the same seed gives the same. */
export const arts = ['contours', 'grid', 'waves', 'pairs'] as const;
export type Art = (typeof arts)[number];

/** In the colors of the page, of at most 2 KB. Says nothing, so nobody is read it. */
export function drawArt(art: Art, seed: string): MarkupElement {
  const paths = { contours, grid, waves, pairs }[art](numbersFrom(seed));
  return element(
    'svg',
    {
      class: `p-art p-art-${art}`,
      viewBox: '0 0 500 400',
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
    },
    ...paths.map((d) => element('path', { d })),
  );
}

/** Numbers from 0 to 1 that follow from a text: mulberry32 over its FNV-1a hash. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Point = readonly [x: number, y: number];

/** The height lines of a hill, whose top is beside the middle. */
function contours(next: () => number): readonly string[] {
  const top: Point = [200 + next() * 160, 150 + next() * 100];
  const corners = 8;
  const bumps = Array.from({ length: corners }, () => 0.72 + next() * 0.5);
  return Array.from({ length: 8 }, (_, ring) => {
    const reach = 34 + ring * 44;
    const points = bumps.map((bump, n): Point => {
      const angle = (n / corners) * 2 * Math.PI;
      const far = reach * (1 + (bump - 1) * Math.min(1, 0.35 + ring * 0.13));
      return [top[0] + Math.cos(angle) * far * 1.2, top[1] + Math.sin(angle) * far];
    });
    return closedCurve(points);
  });
}

/** A smooth curve through points and back to the first. */
function closedCurve(points: readonly Point[]): string {
  const at = (n: number): Point => points[(n + points.length) % points.length] ?? [0, 0];
  const steps = points.map((_, n) => {
    const [before, to, after] = [at(n), at(n + 1), at(n + 2)];
    const control = [to[0] - (after[0] - before[0]) / 6, to[1] - (after[1] - before[1]) / 6];
    return `S${rounded(control[0] ?? 0, control[1] ?? 0, ...to)}`;
  });
  return `M${rounded(...at(0))}${steps.join('')}z`;
}

/** Tiles of a plan, some of them filled. */
function grid(next: () => number): readonly string[] {
  const side = 50;
  const lines = [
    ...Array.from({ length: 9 }, (_, n) => `M${(n + 1) * side} 0v400`),
    ...Array.from({ length: 7 }, (_, n) => `M0 ${(n + 1) * side}h500`),
  ].join('');
  const filled: [string[], string[], string[]] = [[], [], []];
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      // Denser towards a corner, as a place that is being settled.
      if (next() > (column + row) / 26) continue;
      const [x, y] = [column * side, row * side];
      const isRound = next() < 0.3;
      const shape = isRound ? `M${x} ${y}a50 50 0 0 1 50 50h-50z` : `M${x} ${y}h50v50h-50z`;
      filled[Math.floor(next() * 3) as 0 | 1 | 2].push(shape);
    }
  }
  return [lines, ...filled.map((shapes) => shapes.join(''))].filter((path) => path !== '');
}

/** Hills or a sea, one behind the other. */
function waves(next: () => number): readonly string[] {
  return Array.from({ length: 5 }, (_, n) => {
    const level = 110 + n * 58;
    const [first, second, third] = [next(), next(), next()].map((each) => level + (each - 0.5) * 110) as [
      number,
      number,
      number,
    ];
    return `M0 ${rounded(first)}C${rounded(120, first - 60, 160, second + 50, 260, second)}S${rounded(420, third - 40, 500, third)}V400H0z`;
  });
}

/** Two sides who meet: each on the left with one on the right, some of them already in touch. */
function pairs(next: () => number): readonly string[] {
  const side = () =>
    Array.from({ length: 6 }, (_, n) => ({ y: 40 + n * 64, reach: Math.round(13 + next() * 13), rank: next() }));
  const [lefts, rights] = [side(), side().toSorted((a, b) => a.rank - b.rank)];
  const [ways, dots]: [[string, string], [string, string]] = [
    ['', ''],
    ['', ''],
  ];
  for (const [n, { y, reach }] of lefts.entries()) {
    const { y: to = y, reach: far = reach } = rights[n] ?? {};
    const kind = n % 2 === 0 ? 1 : 0;
    ways[kind] += `M${rounded(80 + reach, y)}C${rounded(230, y, 270, to, 420 - far, to)}`;
    dots[kind] += dot(80, y, reach) + dot(420, to, far);
  }
  return [...ways, ...dots];
}

const dot = (x: number, y: number, r: number): string =>
  `M${rounded(x - r, y)}a${rounded(r, r)} 0 1 0 ${rounded(2 * r)} 0a${rounded(r, r)} 0 1 0 ${rounded(-2 * r)} 0z`;

const rounded = (...values: readonly number[]): string => values.map((value) => Math.round(value)).join(' ');
