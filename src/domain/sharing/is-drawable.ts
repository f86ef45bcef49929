import type { SharedPart } from './shared-part.ts';

/** Longest markup, in characters. Drawing so much takes a core for some tenths of a second. */
const markupAtMost = 500_000;
/** Approximate length of a part's markup besides its text, in characters. */
const partMarkup = 250;

/** Whether what is shared is small enough to be drawn as markup, on the server or in a preview, about. */
export function isDrawable({ nodes, edges }: SharedPart): boolean {
  let length = partMarkup * (nodes.length + edges.length);
  for (const { text } of nodes) length += text.length;
  for (const { text } of edges) length += text.length;
  return length <= markupAtMost;
}
