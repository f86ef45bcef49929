import { fromPromise } from 'xstate';
import { local } from '#adapters/storage/local.ts';
import { keepMarkedAssumption } from '#adapters/storage/marked-assumption-storage.ts';
import { openTranscript, type TranscriptQuestion } from '#adapters/transcript/open-transcript.ts';
import type { Sentence } from '#domain/transcript/transcript.ts';
import { TranscriptError } from '#domain/transcript/transcript-failure.ts';
import { commandsForMark, quoteIdsOf } from '#machines/validate/quotes-of-sentences.ts';
import { transcriptReaderMachine } from '#machines/validate/transcript-reader.machine.ts';
import type { Services } from '../../../services.ts';
import { dispatch } from '../../dispatch-action.ts';

/** The reader's machine over a worker. It holds what the machine is only told of: the content, and its sentences. */
export function transcriptRun(services: Services, projectId: string) {
  let content: TranscriptQuestion | undefined;
  let sentences: readonly Sentence[] = [];
  const machine = transcriptReaderMachine.provide({
    actors: {
      read: fromPromise(async ({ input, signal }) => {
        const taken = content;
        content = undefined;
        if (!taken) throw new TranscriptError('unexpected');
        sentences = await openTranscript(taken, signal);
        return { count: sentences.length, quoteIds: quoteIdsOf(sentences, input.interview.quotes) };
      }),
    },
    actions: {
      mark: (_, mark) => {
        services.dispatch(commandsForMark(sentences, mark));
      },
      issue: dispatch(services),
      rememberAssumption: (_, { assumptionId }) => keepMarkedAssumption(local, projectId, assumptionId),
    },
  });
  return {
    machine,
    hold(next: TranscriptQuestion) {
      content = next;
    },
    /** Of the transcript that was read last. */
    sentences: (): readonly Sentence[] => sentences,
  };
}
