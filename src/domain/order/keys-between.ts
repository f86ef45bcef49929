import { generateNKeysBetween } from 'fractional-indexing';

/** So many keys in a row between two others; empty stands for no bound. Never throws: undefined if a bound is no key. */
export function keysBetween(above: string, below: string, count: number): readonly string[] | undefined {
  try {
    return generateNKeysBetween(above || null, below || null, count);
  } catch {
    return undefined;
  }
}

export const isOrderKey = (key: string): boolean => keysBetween(key, '', 1) !== undefined;
