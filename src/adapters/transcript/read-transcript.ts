import { joinTurns, turnsOfText } from '#domain/transcript/read-turns.ts';
import { splitSentences } from '#domain/transcript/split-sentences.ts';
import { type Sentence, type Turn, transcriptLimits } from '#domain/transcript/transcript.ts';
import { TranscriptError } from '#domain/transcript/transcript-failure.ts';
import { decodeText } from '#domain/transfer/decode-text.ts';
import { detectEncoding } from '../transfer/detect-encoding.ts';
import { readCaptions } from './read-captions.ts';
import { readDocx } from './read-docx.ts';

/** The sentences of a transcript; the name's ending says what it is. Rejects with a `TranscriptError`. */
export async function readTranscript(file: Blob, name: string): Promise<readonly Sentence[]> {
  if (file.size > transcriptLimits.bytes) throw new TranscriptError('too-large');
  const read = readers[endingOf(name)];
  if (!read) throw new TranscriptError('unsupported');
  const sentences = splitSentences(await read(new Uint8Array(await file.arrayBuffer())));
  if (sentences.length === 0) throw new TranscriptError('empty');
  if (sentences.length > transcriptLimits.sentences) throw new TranscriptError('too-long');
  return sentences;
}

type Read = (bytes: Uint8Array) => readonly Turn[] | Promise<readonly Turn[]>;

const readers: Readonly<Record<string, Read>> = {
  txt: (bytes) => turnsOf(textOf(bytes)),
  md: (bytes) => turnsOf(textOf(bytes)),
  vtt: (bytes) => captionsOf(textOf(bytes), 'vtt'),
  srt: (bytes) => captionsOf(textOf(bytes), 'srt'),
  docx: (bytes) => turnsOfText(readDocx(bytes)),
};

/** A pasted text has no ending that would say what it is. */
function turnsOf(text: string): readonly Turn[] | Promise<readonly Turn[]> {
  if (/^WEBVTT\b/.test(text)) return captionsOf(text, 'vtt');
  if (/^\s*\d+\s*\n\d{2}:\d{2}:\d{2},\d{3} -->/.test(text)) return captionsOf(text, 'srt');
  return turnsOfText(text);
}

const captionsOf = async (text: string, type: 'vtt' | 'srt'): Promise<readonly Turn[]> =>
  joinTurns(await readCaptions(text, type));

const endingOf = (name: string): string => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

function textOf(bytes: Uint8Array): string {
  const decoded = decodeText(bytes, detectEncoding(bytes));
  if (!('text' in decoded)) throw new TranscriptError('not-text');
  if (decoded.text.length > transcriptLimits.characters) throw new TranscriptError('too-long');
  return decoded.text;
}
