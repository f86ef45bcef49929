import { fromPromise } from 'xstate';
import { local } from '#adapters/storage/local.ts';
import { keepMarkedAssumption } from '#adapters/storage/marked-assumption-storage.ts';
import { openTranscript, type TranscriptQuestion } from '#adapters/transcript/open-transcript.ts';
import type { Interview } from '#domain/interview/interview.ts';
import type { Sentence } from '#domain/transcript/transcript.ts';
import { TranscriptError } from '#domain/transcript/transcript-failure.ts';
import { commandsForMark, quoteIdsOf } from '#machines/validate/quotes-of-sentences.ts';
import { transcriptReaderMachine } from '#machines/validate/transcript-reader.machine.ts';
import type { TranscriptsHere } from '../../../kept-transcripts.ts';
import type { Services } from '../../../services.ts';

export interface TranscriptRunInput {
  readonly services: Services;
  readonly projectId: string;
  readonly kept: TranscriptsHere;
}

/**
 * The reader's machine over a worker and over what this browser keeps. It holds what the machine is only told of: the
 * content, and its sentences.
 */
export function transcriptRun({ services, projectId, kept }: TranscriptRunInput) {
  let content: TranscriptQuestion | undefined;
  let sentences: readonly Sentence[] = [];
  const readOf = (interview: Interview) => ({
    count: sentences.length,
    quoteIds: quoteIdsOf(sentences, interview.quotes),
  });
  const machine = transcriptReaderMachine.provide({
    actors: {
      find: fromPromise(async ({ input: { interview } }) => {
        const found = await kept.find(interview.id);
        sentences = found ?? [];
        return found && readOf(interview);
      }),
      keep: fromPromise(({ input }) => kept.keep(input.interviewId, sentences)),
      read: fromPromise(async ({ input, signal }) => {
        const taken = content;
        content = undefined;
        if (!taken) throw new TranscriptError('unexpected');
        sentences = await openTranscript(taken, signal);
        return readOf(input.interview);
      }),
    },
    actions: {
      mark: (_, mark) => {
        services.dispatch(commandsForMark(sentences, mark));
      },
      rememberAssumption: (_, { assumptionId }) => keepMarkedAssumption(local, projectId, assumptionId),
      forget: (_, { interviewId }) => kept.forget(interviewId),
    },
  });
  return {
    machine,
    hold(next: TranscriptQuestion) {
      content = next;
    },
    /** Returns the sentences of the transcript that was read last. */
    sentences: (): readonly Sentence[] => sentences,
  };
}
