/** How many colors and shapes people are told apart by; the themes have as many colors. */
export const looksCount = 8;

/**
 * The number of a person’s color and shape. Members have theirs by the order in which they joined, so that everybody sees the
 * same one, and the first eight differ.
 */
export function lookOf(accountId: string, members: readonly { readonly accountId: string }[]): number {
  const place = members.findIndex((member) => member.accountId === accountId);
  return Math.max(0, place) % looksCount;
}

/** Shapes of 12 by 12, as paths of SVG, so that people are not told apart by color alone. */
export const personShapes: readonly string[] = [
  'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z',
  'M1.5 1.5h9v9h-9Z',
  'M6 1l5.5 10h-11Z',
  'M6 .5l5.5 5.5l-5.5 5.5l-5.5-5.5Z',
  'M4.25 1h3.5v3.25h3.25v3.5h-3.25v3.25h-3.5v-3.25h-3.25v-3.5h3.25Z',
  'M6 .5l1.6 3.6l3.9.4l-2.9 2.6l.8 3.9l-3.4-2l-3.4 2l.8-3.9l-2.9-2.6l3.9-.4Z',
  'M1 1h10l-5 10Z',
  'M3.5 1h5l2.5 5l-2.5 5h-5l-2.5-5Z',
];
