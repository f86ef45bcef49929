import type { SharedPart } from './shared-part.ts';

/** Longest SVG, in characters. To draw so much takes some tenths of a second. */
const markupAtMost = 500_000;
/** Approximate length of one part's SVG without its text, in characters. */
const partMarkup = 250;

/** Estimates whether a shared part of a canvas is small enough to be drawn as SVG, on the server or in a preview. */
export function isDrawable({ nodes, edges }: SharedPart): boolean {
  let length = partMarkup * (nodes.length + edges.length);
  for (const { text } of nodes) length += text.length;
  for (const { text } of edges) length += text.length;
  return length <= markupAtMost;
}
