import type { Idea } from '../idea/idea.ts';
import { compareNaturally } from '../text/compare-naturally.ts';

export interface CountedTag {
  /** In the spelling that came first. */
  readonly tag: string;
  /** How many ideas bear it. */
  readonly count: number;
}

/** Every tag of these ideas once, whatever its capitals, in the order of the alphabet. */
export function tagsOf(ideas: Iterable<Pick<Idea, 'tags'>>): readonly CountedTag[] {
  const found = new Map<string, { tag: string; count: number }>();
  for (const { tags } of ideas) {
    for (const tag of tags) {
      const key = tagKey(tag);
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { tag, count: 1 });
    }
  }
  return [...found.values()].sort((a, b) => compareNaturally(a.tag, b.tag));
}

/** Two spellings of one tag have the same key. */
export const tagKey = (tag: string): string => tag.toLocaleLowerCase('en');
