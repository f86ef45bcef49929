export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/**
 * Returns a file's kind by its first bytes, whatever it is called; undefined for a kind that is not accepted.
 * Signatures: https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm and, for AVIF, the brands of its
 * `ftyp` box.
 */
export function kindOfImage(bytes: Buffer): ImageKind | undefined {
  const begins = (hex: string, at = 0): boolean => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (begins('89504e470d0a1a0a')) return 'png';
  if (begins('ffd8ff')) return 'jpeg';
  if (begins('474946383761') || begins('474946383961')) return 'gif';
  if (begins('52494646') && begins('57454250', 8)) return 'webp';
  if (begins('66747970', 4) && ['avif', 'avis'].includes(bytes.toString('latin1', 8, 12))) return 'avif';
  return undefined;
}
