export interface MentionAt {
  /** Where its @ stands. */
  readonly start: number;
  readonly query: string;
}

/** Longest name that is looked for, in UTF-16 units. */
const longestQuery = 40;

/** The name that is being typed before `caret`, after an @ that begins a word; undefined if none is. */
export function mentionAt(text: string, caret: number): MentionAt | undefined {
  const line = text.slice(Math.max(0, caret - longestQuery - 1), caret);
  const found = /(?:^|[^\p{L}\p{N}@])@([^@\n]*)$/u.exec(line);
  if (!found) return undefined;
  const [, query = ''] = found;
  // Two spaces in a row end what could be a name.
  return /^\s|\s{2}/u.test(query) ? undefined : { start: caret - query.length - 1, query };
}

/** At most eight people of whose names a word begins with what is typed, in their order. */
export function peopleFor<Person extends { readonly name: string }>(
  people: readonly Person[],
  query: string,
): readonly Person[] {
  const wanted = query.toLowerCase();
  const fits = ({ name }: Person): boolean => {
    const known = name.toLowerCase();
    // A name that is complete wants nothing more.
    if (wanted.trimEnd() === known && wanted !== known) return false;
    return known.startsWith(wanted) || known.split(/\s+/u).some((word) => word.startsWith(wanted));
  };
  return people.filter(fits).slice(0, offered);
}

const offered = 8;
