/** Encodings that a text file may have, by the names of `TextDecoder`. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1251'] as const;
export type Encoding = (typeof encodings)[number];

/** Encodings of one byte a character, in which every file can be read; which one it is can only be guessed. */
export const isGuessed = (encoding: Encoding): boolean => encoding.startsWith('windows-');

const samples = 4096;

/**
 * The encoding that a byte order mark or the bytes themselves give away; undefined if the file is no Unicode. UTF-16
 * without a mark shows in its zeros: of the separators and line ends of a table every second byte is one.
 */
export function unicodeOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return utf16Of(bytes) ?? (decodesAs(bytes, 'utf-8') ? 'utf-8' : undefined);
}

function utf16Of(bytes: Uint8Array): Encoding | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const zeros = [0, 0];
  for (const [n, byte] of bytes.subarray(0, samples).entries()) if (byte === 0) zeros[n % 2] = (zeros[n % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const encoding = even > odd ? 'utf-16be' : 'utf-16le';
  const isLikely = even + odd > 1 && Math.max(even, odd) > 4 * Math.min(even, odd);
  return isLikely && decodesAs(bytes, encoding) ? encoding : undefined;
}

/** Undefined if the bytes are not of that encoding. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const decodesAs = (bytes: Uint8Array, encoding: Encoding): boolean => decode(bytes, encoding) !== undefined;
