import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { transcriptLimits } from '#domain/transcript/transcript.ts';
import { TranscriptError } from '#domain/transcript/transcript-failure.ts';

/** Where a Word document keeps its text (ECMA-376, part 1, 11.3.10). */
const documentPath = 'word/document.xml';

/** Unpacked, in bytes; the marks around the words take far more room than the words. */
const xmlAtMost = 60_000_000;

/** So much is unpacked at once, at most a thousand times as much comes out. In bytes. */
const step = 32_768;

/** The paragraphs of a Word document, one a line; a break within one is a vertical tab. Only its text part is unpacked, and never more than `xmlAtMost`. */
export function readDocx(bytes: Uint8Array): string {
  const paragraphs = new ParagraphReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let unpacked = 0;
  let isFound = false;
  const unzip = new Unzip((file) => {
    if (file.name !== documentPath || isFound) return;
    isFound = true;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > xmlAtMost) throw new TranscriptError('too-long');
      paragraphs.write(decoder.decode(chunk, { stream: !isLast }));
      if (isLast) paragraphs.close();
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length && !paragraphs.isClosed; start += step)
      unzip.push(bytes.subarray(start, start + step), start + step >= bytes.length);
  } catch (reason) {
    throw reason instanceof TranscriptError ? reason : new TranscriptError('not-docx');
  }
  if (!paragraphs.isClosed) throw new TranscriptError('not-docx');
  return paragraphs.text;
}

/** Collects the text of paragraphs as the XML arrives. Well-formed XML without a document type, or nothing. */
class ParagraphReader {
  isClosed = false;
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #lines: string[] = [];
  #line = '';
  #length = 0;
  #isText = false;
  /** Word repeats text boxes for older programs. */
  #fallbacks = 0;

  constructor() {
    const fail = () => {
      throw new TranscriptError('not-docx');
    };
    this.#parser.on('error', fail);
    // No document of Word has one, and entities are defined in it.
    this.#parser.on('doctype', fail);
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', (tag) => this.#close(tag));
    this.#parser.on('text', (text) => {
      if (this.#isText && this.#fallbacks === 0) this.#add(text);
    });
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  write(xml: string): void {
    this.#parser.write(xml);
  }

  close(): void {
    this.#parser.close();
    this.isClosed = true;
  }

  #open({ local }: SaxesTagNS): void {
    if (local === 'Fallback') this.#fallbacks += 1;
    if (local === 't') this.#isText = true;
    if (this.#fallbacks > 0) return;
    if (local === 'tab') this.#add(' ');
    if (local === 'br' || local === 'cr') this.#add('\v');
  }

  #close({ local }: SaxesTagNS): void {
    if (local === 'Fallback') this.#fallbacks -= 1;
    if (local === 't') this.#isText = false;
    if (local !== 'p') return;
    this.#lines.push(this.#line);
    this.#line = '';
  }

  #add(text: string): void {
    this.#length += text.length;
    if (this.#length > transcriptLimits.characters) throw new TranscriptError('too-long');
    this.#line += text;
  }
}
