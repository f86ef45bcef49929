/** Below so many CSS pixels in height a text is a bar, and below the second number nothing. */
const readableText = 5;
const seenText = 2;

export type TextDetail = 'text' | 'bars' | 'none';
export type NodeDetail = 'whole' | 'plain' | 'speck';
export type EdgeDetail = 'whole' | 'plain' | 'chord';

/** How a text is painted whose letters are so many scene units high. */
export function textDetail(fontPx: number, zoom: number): TextDetail {
  const seen = fontPx * zoom;
  return seen >= readableText ? 'text' : seen >= seenText ? 'bars' : 'none';
}

/** `plain` has its shape and no border's corners; a `speck` is a filled box of some pixels. */
export function nodeDetail(shorterSide: number, zoom: number): NodeDetail {
  const seen = shorterSide * zoom;
  return seen >= 24 ? 'whole' : seen >= 9 ? 'plain' : 'speck';
}

/** `plain` has no heads and no label, a `chord` goes straight from end to end. */
export const edgeDetail = (zoom: number): EdgeDetail => (zoom >= 0.3 ? 'whole' : zoom >= 0.12 ? 'plain' : 'chord');
