interface Labelled {
  readonly label: string;
}

/**
 * The entries of a menu of which a word begins with what was typed, those whose label does so first. All groups, as they are,
 * if nothing was typed.
 */
export function narrowEntries<Entry extends Labelled>(
  groups: readonly (readonly Entry[])[],
  typed: string,
): readonly (readonly Entry[])[] {
  if (typed === '') return groups;
  const found = groups.flat().flatMap((entry) => {
    const label = entry.label.toLowerCase();
    if (label.startsWith(typed)) return [{ entry, rank: 0 }];
    const isWord = label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)) || label.includes(` ${typed}`);
    return isWord ? [{ entry, rank: 1 }] : [];
  });
  return [found.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)];
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Returns the typed text after a key; null if the key is the menu's own: an arrow, Enter, or a space with no text
 * before it.
 */
export function typedAfter({ key, ctrlKey, metaKey, altKey }: Key, typed: string): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return typed === '' ? null : typed.slice(0, -1);
  const isLetter = [...key].length === 1 && (key !== ' ' || typed !== '');
  return isLetter ? typed + key.toLowerCase() : null;
}

/**
 * Returns the typed text after a key in a menu with these entries; null if the key is the menu's own. A letter that no
 * entry begins with is a slip and changes nothing; a space that no entry continues with chooses, as it does in every
 * menu.
 */
export function typedInto(groups: readonly (readonly Labelled[])[], key: Key, typed: string): string | null {
  const next = typedAfter(key, typed);
  if (next === null || narrowEntries(groups, next).flat().length > 0) return next;
  return key.key === ' ' ? null : typed;
}
