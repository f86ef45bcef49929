import { pageLimits } from './page.ts';

/** Small letters, digits and single hyphens; 3 to 60 of them. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (slug: string): boolean =>
  slug.length >= 3 && slug.length <= pageLimits.slug && slugPattern.test(slug);

const wordsAtMost = 3;
/** Words that say nothing of an idea by themselves. */
const fillers: ReadonlySet<string> = new Set(
  `a an and are as at be by each every for from has have how in into is it its my not of on or our so than that the their them
  they this to us was we what when where which who why will with you your`.split(/\s+/u),
);
/** Letters that are no Latin ones with a mark. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/**
 * An address made of a title: the words of its name that say something, and if that is one word those after it, three at
 * most. "Crumb: what each bake costs" is `crumb-bake-costs`. Empty if nothing can be spoken of it.
 */
export function slugOf(title: string): string {
  const [name = [], ...rest] = title
    .split(/[:;.,!?|()–—]+|\s-+\s/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const telling = [name, rest.flat()].map((words) => words.filter((word) => !fillers.has(word)));
  const [own = [], after = []] = telling;
  const chosen = own.length > 1 ? own : [...own, ...after];
  const slug = joined(chosen.length > 0 ? chosen : [...name, ...rest.flat()]);
  return isSlug(slug) ? slug : '';
}

/**
 * An address as a founder means it: "Diff Watch" is `diff-watch`, and a whole link its last part. It can still be none,
 * such as one that is too short.
 */
export const meantSlug = (typed: string): string => wordsOf(typed.trim().replace(/^.*\/(?=[^/]+\/?$)/u, '')).join('-');

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .replace(/[ßæœøłđðþı]/gu, (letter) => letters[letter] ?? '')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');

/** Whole words alone, as many as there is room for. */
function joined(words: readonly string[]): string {
  let slug = '';
  for (const word of words.slice(0, wordsAtMost)) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length <= pageLimits.slug) slug = longer;
  }
  return slug;
}
