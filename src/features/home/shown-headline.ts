import { shortened } from '#domain/text/shortened.ts';

/** In UTF-16 units: what of a title is said again within the sentence, and the longest sentence that is set large. */
const longest = { title: 60, large: 80 } as const;

/** A sentence as the headline shows it. */
export interface ShownHeadline {
  readonly said: string;
  readonly size: 'small' | 'large';
}

/** The sentence about an idea, whose title is shortened in it where it is long; null if it is about none. */
export function shownHeadline(sentence: string, title: string | null): ShownHeadline {
  const said = title === null ? sentence : sentence.replace(title, () => shortened(title, longest.title));
  return { said, size: said.length > longest.large ? 'small' : 'large' };
}
