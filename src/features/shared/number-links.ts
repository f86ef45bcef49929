export interface NumberedLink<Shared> {
  readonly share: Shared;
  /** Says what the link shows. */
  readonly name: string;
  /** Tells it from others that show the same, the oldest being 1; null if there are none. */
  readonly number: number | null;
}

/** The newest first. */
export function numberLinks<Shared extends { readonly sharedAt: string }>(
  shares: readonly Shared[],
  nameOf: (share: Shared) => string,
): readonly NumberedLink<Shared>[] {
  const oldestFirst = shares
    .toSorted((a, b) => a.sharedAt.localeCompare(b.sharedAt))
    .map((share) => ({ share, name: nameOf(share) }));
  return oldestFirst
    .map(({ share, name }) => {
      const same = oldestFirst.filter((other) => other.name === name);
      const place = same.findIndex((other) => other.share === share);
      return { share, name, number: same.length > 1 ? place + 1 : null };
    })
    .toReversed();
}
