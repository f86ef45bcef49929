import { analyse } from 'chardet';
import { type Encoding, unicodeOf } from '#domain/transfer/encoding.ts';

/** So many bytes of telling words; the detector reads each several times. */
const sample = 32_000;

/** The names by which the detector knows languages of those encodings. */
const cyrillic = /^(?:windows-1251|ISO-8859-5|KOI8-R)$/;
const western = /^(?:windows-125[02]|ISO-8859-[1249])$/;

/** The encoding of a text file: certain for Unicode, otherwise the most likely one, which the founder can change. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const unicode = unicodeOf(bytes);
  if (unicode) return unicode;
  const likely = analyse(tellingWords(bytes)).find(({ name }) => cyrillic.test(name) || western.test(name));
  return likely && cyrillic.test(likely.name) ? 'windows-1251' : 'windows-1252';
}

/** Words with a letter that is not ASCII: English headers between them would speak for a Western language. */
function tellingWords(bytes: Uint8Array): Uint8Array {
  const words = new Uint8Array(sample);
  let length = 0;
  let start = 0;
  let isTelling = false;
  for (let at = 0; at <= bytes.length && length < sample; at++) {
    const byte = bytes[at] ?? space;
    if (isLetter(byte)) {
      isTelling ||= byte >= 0x80;
      continue;
    }
    if (isTelling) {
      const word = bytes.subarray(start, Math.min(at, start + sample - length - 1));
      words.set(word, length);
      words[length + word.length] = space;
      length += word.length + 1;
    }
    start = at + 1;
    isTelling = false;
  }
  return words.subarray(0, length);
}

const space = 0x20;
const isLetter = (byte: number): boolean =>
  byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
