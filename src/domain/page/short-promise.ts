/** In words, and in characters for scripts that write none between theirs: what is read at a glance. */
const most = { words: 12, length: 70, signs: 32 } as const;
const fewestWords = 3;
const fewestSigns = 6;
const fewestLeft = 4;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** Whether a text is short enough for a headline. */
export const isShort = (text: string): boolean =>
  wordsIn(text) <= most.words && text.trim().length <= (hasSigns(text) ? most.signs : most.length);

/** Where a promise can end: at a sign, or before a word that begins what is said beside it. */
const ends =
  /[;:、،؛]|,\s| [–—-] |\s(?=(?:so that|so|because|without|before|after|while|which|that|when|if|by|with|damit|ohne|bevor|weil|indem)\s)/giu;

/**
 * The longest beginning of a pitch that is short enough for a headline and can stand by itself; the pitch, if it is short;
 * undefined if there is none.
 */
export function shortPromise(pitch: string): string | undefined {
  const text = pitch.trim().replace(/\.$/u, '');
  if (text === '') return undefined;
  if (isShort(text)) return text;
  const [first = ''] = text.split(/[.!?](?=\s|$)|[。！？؟]/u);
  if (isShort(first)) return canStand(first) ? first.trim() : undefined;
  const beginnings = [...first.matchAll(ends)]
    .filter(({ index }) => !listed.test(first.slice(index)) && !openEnd.test(first.slice(0, index)))
    .map(({ index }) => first.slice(0, index).trim())
    .filter((each) => isShort(each) && canStand(each));
  // What is left is said below it, and so is more than a scrap.
  return beginnings.findLast((each) => canFollow(text.slice(each.length))) ?? beginnings.at(-1);
}

/** A comma with more of a list behind it: "a drill, a ladder or a tent". */
const listed = /^(?:,\s[^\s,;:]+(?:\s[^\s,;:]+){0,2})+,?\s(?:and|or|und|oder)\s/iu;

/** A beginning that waits for the words by which it is known what is meant: "the one that broke production". */
const openEnd = /\b(?:an?|the|this|that|these|those|one|ones|and|or|of|to|from|with|for|which|who)$/iu;

const canFollow = (rest: string): boolean => hasSigns(rest) || wordsIn(rest.replace(/^[\p{P}\s]+/u, '')) >= fewestLeft;

/** In a script without spaces a few signs are a sentence. */
const canStand = (text: string): boolean =>
  hasSigns(text) ? text.trim().length >= fewestSigns : wordsIn(text) >= fewestWords;

const hasSigns = (text: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text);
