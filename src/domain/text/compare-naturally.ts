let collator: Intl.Collator | undefined;

/**
 * Puts texts in the order of the alphabet, and numbers in them by their size. What it needs is made when it is first asked:
 * a browser reads tables of languages for it, which no start should wait for.
 */
export function compareNaturally(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
}
