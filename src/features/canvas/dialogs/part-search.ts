import { foldText } from '#domain/vault/fold-text.ts';
import type { ScenePart } from './scene-parts.ts';

export interface FoundPart {
  readonly id: string;
  readonly name: string;
  /** The words around what was found where the name is too short to show it. */
  readonly excerpt: string | null;
}

export interface FoundParts {
  /** The first of them. */
  readonly listed: readonly FoundPart[];
  /** How many there are. */
  readonly count: number;
}

/** So many are listed; more words find the others. */
const listedMax = 60;

/** Around what was found, in letters. */
const excerptRange = { before: 40, after: 80 } as const;

interface Prepared {
  readonly part: ScenePart;
  readonly name: string;
  readonly text: string;
}

/**
 * Finds the parts that have each word of a query in their name or anywhere in their text; a blank query finds all.
 * Capitals and accents do not count. The texts are prepared once, when words are first looked for.
 */
export function partSearch(parts: readonly ScenePart[]): (query: string) => FoundParts {
  let prepared: readonly Prepared[] | undefined;
  return (query) => {
    const words = foldText(query).split(/\s+/u).filter(Boolean);
    if (words.length === 0) return { listed: parts.slice(0, listedMax).map(asNamed), count: parts.length };
    prepared ??= parts.map((part) => ({ part, name: foldText(part.name), text: foldText(part.text) }));
    const fitting = prepared.filter(({ name, text }) =>
      words.every((word) => name.includes(word) || text.includes(word)),
    );
    return { listed: fitting.slice(0, listedMax).map((each) => asFound(each, words)), count: fitting.length };
  };
}

const asNamed = ({ id, name }: ScenePart): FoundPart => ({ id, name, excerpt: null });

function asFound({ part, name, text }: Prepared, words: readonly string[]): FoundPart {
  const unseen = words.find((word) => !name.includes(word));
  return { ...asNamed(part), excerpt: unseen === undefined ? null : excerptAround(part.text, text, unseen) };
}

function excerptAround(text: string, folded: string, word: string): string {
  const at = placeIn(text, folded, folded.indexOf(word));
  const from = Math.max(0, at - excerptRange.before);
  const to = at + excerptRange.after;
  const before = text.slice(from, at).replace(from > 0 ? /^(?:\S*\s|\p{M}+)/u : '', '');
  const said = (before + text.slice(at, to)).replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  return `${from > 0 ? '…' : ''}${said}${to < text.length ? '…' : ''}`;
}

/** Where in a text stands what stands there once it is folded, which changes the length of some letters. */
function placeIn(text: string, folded: string, index: number): number {
  if (text.length === folded.length) return index;
  let at = 0;
  let passed = 0;
  for (const letter of text) {
    passed += foldText(letter).length;
    if (passed > index) break;
    at += letter.length;
  }
  return at;
}
