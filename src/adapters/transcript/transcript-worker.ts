import { transcriptFailureOf } from '#domain/transcript/transcript-failure.ts';
import type { TranscriptAnswer, TranscriptQuestion } from './open-transcript.ts';
import { readTranscript } from './read-transcript.ts';

/** Reads a file beside the page, so that the page stays alive whatever is in it. */
async function answer({ file, name }: TranscriptQuestion): Promise<TranscriptAnswer> {
  try {
    return { sentences: await readTranscript(file, name) };
  } catch (reason) {
    return { failure: transcriptFailureOf(reason) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<TranscriptQuestion>) => postMessage(await answer(data)));
