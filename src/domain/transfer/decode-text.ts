import { decode, type Encoding } from './encoding.ts';
import type { TransferFailure } from './transfer-failure.ts';

export type Decoded = { readonly text: string } | { readonly failure: TransferFailure };

/** Control characters that no text has: the file is a picture or a program. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwritten = /[\u0000-\u0008\u000e-\u0019\u001b\u001c]/u;

/** The text of a file in the encoding that it has or was said to have. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): Decoded {
  const text = decode(bytes, encoding);
  if (text === undefined) return { failure: { kind: 'undecodable', line: firstBadLine(bytes, encoding), encoding } };
  const wrong = unwritten.exec(text)?.index;
  if (wrong === undefined) return { text };
  return { failure: { kind: 'undecodable', line: text.slice(0, wrong).split('\n').length, encoding } };
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
