import { type CaptionsFileFormat, parseText, tokenizeVTTCue, type VTTNode } from 'media-captions';
import { turnOfLine } from '#domain/transcript/read-turns.ts';
import type { Turn } from '#domain/transcript/transcript.ts';
import { TranscriptError } from '#domain/transcript/transcript-failure.ts';

/**
 * Reads the text of each caption of a .vtt or .srt file, with the speakers that the file names. Its times are left out.
 */
export async function readCaptions(text: string, type: CaptionsFileFormat): Promise<readonly Turn[]> {
  const { cues, errors } = await parseText(text, { type, errors: true });
  // A caption without its time would be lost without a word.
  if (cues.length === 0 || errors.length > 0) throw new TranscriptError('not-captions');
  return cues.flatMap((cue) => turnsOfNodes(tokenizeVTTCue(cue)));
}

function turnsOfNodes(nodes: readonly VTTNode[]): readonly Turn[] {
  const turns: Turn[] = [];
  let plain = '';
  const endPlain = () => {
    turns.push(...turnsOfPlain(plain));
    plain = '';
  };
  for (const node of nodes) {
    if (node.type !== 'v') {
      plain += textOf(node);
      continue;
    }
    endPlain();
    turns.push({ speaker: node.voice.trim() || null, text: node.children.map(textOf).join('') });
  }
  endPlain();
  return turns.filter(({ text }) => text.trim() !== '');
}

/** A dash alone stands before the voice that follows. */
const turnsOfPlain = (text: string): readonly Turn[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-–]\s*/u, '').trim())
    .filter((line) => line !== '')
    .map(turnOfLine);

const textOf = (node: VTTNode): string => (node.type === 'text' ? node.data : node.children.map(textOf).join(''));
