import { bodyBuilder } from './body-builder.ts';
import type { BodyNode } from './body-node.ts';
import { htmlTokens } from './html-tokens.ts';

/** In UTF-16 units; what comes after is left out. */
const lengthMax = 500_000;

/**
 * Reads the HTML of an article into a tree of allowed elements, the same on the server and in the browser.
 * It never becomes HTML text again: React draws the tree, so whatever is misread can look wrong but cannot run.
 * (`DOMParser` takes no plain text under Trusted Types, and the server has none.)
 */
export function parseBody(html: string): readonly BodyNode[] {
  const builder = bodyBuilder();
  for (const token of htmlTokens(html.slice(0, lengthMax))) {
    if (token.kind === 'text') builder.text(token.text);
    else if (token.kind === 'close') builder.close(token.name);
    else builder.open(token.name, token.attributes);
  }
  return builder.finish();
}
