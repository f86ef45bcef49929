/** Nothing that the product reads is nested half as deep. */
const levelsAtMost = 64;

/**
 * A JSON text in which arrays and objects that lie within 64 others are `null`, which no schema takes there. `JSON.parse`
 * needs half a second for a body of 1 MB that is nothing but brackets, in which the server answers nobody; this takes a
 * tenth of that.
 */
export function cutDeepJson(json: string): string {
  const kept: string[] = [];
  let keptUpTo = 0;
  let levels = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case quote:
        at = endOfString(json, at);
        break;
      case openBracket:
      case openBrace:
        levels += 1;
        if (levels === levelsAtMost + 1) kept.push(json.slice(keptUpTo, at));
        break;
      case closeBracket:
      case closeBrace:
        levels -= 1;
        if (levels === levelsAtMost) {
          kept.push('null');
          keptUpTo = at + 1;
        }
        break;
    }
  }
  if (levels > levelsAtMost) keptUpTo = json.length;
  return kept.length === 0 ? json : kept.join('') + json.slice(keptUpTo);
}

/** The place of the quote that ends the string that begins at `start`; the text's length if none does. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = json.indexOf('"', at);
    if (at === -1) return json.length;
    let backslashes = 0;
    while (json.charCodeAt(at - 1 - backslashes) === backslash) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
}

const quote = 34;
const backslash = 92;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;
