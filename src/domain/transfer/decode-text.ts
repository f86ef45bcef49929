import type { TransferFailure } from './transfer-failure.ts';

export type Decoded = { readonly text: string } | { readonly failure: TransferFailure };

/**
 * The text of a file: UTF-8, or UTF-16 where a byte order mark says so. Other encodings are not guessed, since a wrong
 * guess would spoil names without anybody noticing.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  if (text === undefined) return { failure: { kind: 'undecodable', line: firstBadLine(bytes, encoding) } };
  const nothing = text.indexOf('\u0000');
  // A table holds no U+0000: this is a picture, or UTF-16 that does not say so.
  if (nothing >= 0) return { failure: { kind: 'undecodable', line: text.slice(0, nothing).split('\n').length } };
  return { text };
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

function encodingOf([first, second]: Uint8Array): Encoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const lineFeed = 0x0a;

function firstBadLine(bytes: Uint8Array, encoding: Encoding): number {
  if (encoding !== 'utf-8') return 1;
  let line = 1;
  let start = 0;
  for (;;) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found < 0 ? bytes.length : found;
    if (decode(bytes.subarray(start, end), encoding) === undefined || found < 0) return line;
    line++;
    start = end + 1;
  }
}
