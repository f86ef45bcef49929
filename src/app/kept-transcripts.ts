import { createAtom } from '@xstate/store';
import { logError } from '#adapters/log/log-error.ts';
import { countKeptTranscripts } from '#adapters/storage/count-kept-transcripts.ts';
import { openKeptTranscripts } from '#adapters/transcript/kept-transcripts.ts';
import type { Interview } from '#domain/interview/interview.ts';
import type { Sentence } from '#domain/transcript/transcript.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import type { App } from './app-context.ts';

/** The transcripts that this browser keeps of one account. */
export interface TranscriptsHere {
  /** Null if none is kept of that interview, and for a browser that cannot be asked. */
  find(interviewId: string): Promise<readonly Sentence[] | null>;
  /** Rejects with a `StorageFailure` where the browser has no room. */
  keep(interviewId: string, sentences: readonly Sentence[]): Promise<void>;
  forget(interviewId: string): void;
}

const store = openKeptTranscripts();
/** Grows with each transcript that this page keeps. */
const kept = createAtom(0);

export function transcriptsHere({ actorOf }: App, account: string | undefined): TranscriptsHere {
  const mayKeep = () => actorOf('session').getSnapshot().matches('signedIn');
  return {
    async find(interviewId) {
      if (account === undefined || countKeptTranscripts(account) === 0) return null;
      return store.read(account, interviewId).catch((fault) => {
        logError(fault);
        return null;
      });
    },
    async keep(interviewId, sentences) {
      // Not while somebody signs out.
      if (account === undefined || !mayKeep()) throw new Error('no account is signed in');
      await store.keep(account, interviewId, sentences);
      kept.set((count) => count + 1);
    },
    forget(interviewId) {
      if (account !== undefined) store.forget(account, [interviewId]).catch(logError);
    },
  };
}

/** Interviews whose words this device must not have any longer: the person was erased, or the interview removed. */
const isGone = ({ removed, erased }: Interview): boolean => removed || erased;

/**
 * Deletes transcripts that are kept here of interviews that were removed, or whose person was erased, on whatever device.
 * Returns how to stop looking for them.
 */
export function dropGoneTranscripts(workspace: Workspace, account: string): () => void {
  const interviews = workspace.statesOf('interview');
  const look = (): void => {
    const gone = (interviews.get() as readonly Interview[]).filter(isGone).map(({ id }) => id);
    if (gone.length > 0) dropThose(account, gone).catch(logError);
  };
  let watching: { unsubscribe(): void } | undefined;
  const watch = (): void => {
    // Most founders keep none, and then nobody reads their interviews for it.
    if (countKeptTranscripts(account) === 0) return;
    watching ??= interviews.subscribe(look);
    look();
  };
  const asking = kept.subscribe(watch);
  watch();
  return () => {
    asking.unsubscribe();
    watching?.unsubscribe();
  };
}

async function dropThose(account: string, gone: readonly string[]): Promise<void> {
  const here = new Set(await store.interviewsOf(account));
  const those = gone.filter((id) => here.has(id));
  if (those.length > 0) await store.forget(account, those);
}
