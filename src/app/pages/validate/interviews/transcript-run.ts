import { fromPromise } from 'xstate';
import { local } from '#adapters/storage/local.ts';
import { keepMarkedAssumption } from '#adapters/storage/marked-assumption-storage.ts';
import { openTranscript, type TranscriptQuestion } from '#adapters/transcript/open-transcript.ts';
import type { Sentence } from '#domain/transcript/transcript.ts';
import { TranscriptError } from '#domain/transcript/transcript-failure.ts';
import { transcriptReaderMachine } from '#machines/validate/transcript-reader.machine.ts';
import type { Services } from '../../../services.ts';
import { dispatch } from '../../dispatch-action.ts';

/** The reader's machine over a worker; `hold` gives it the content that the machine hears of, until it was read. */
export function transcriptRun(services: Services, projectId: string) {
  let content: TranscriptQuestion | undefined;
  const machine = transcriptReaderMachine.provide({
    actors: {
      read: fromPromise<readonly Sentence[]>(({ signal }) => {
        const taken = content;
        content = undefined;
        if (!taken) throw new TranscriptError('unexpected');
        return openTranscript(taken, signal);
      }),
    },
    actions: {
      issue: dispatch(services),
      rememberAssumption: (_, { assumptionId }) => keepMarkedAssumption(local, projectId, assumptionId),
    },
  });
  return {
    machine,
    hold(next: TranscriptQuestion) {
      content = next;
    },
  };
}
