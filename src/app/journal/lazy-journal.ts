import type { InspectionEvent } from 'xstate';
import type { JournalRecorder } from '#machines/journal/recorder.ts';

export interface LazyJournal {
  /** For every actor from the first moment. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The journal with all that happened so far. */
  readonly load: () => Promise<JournalRecorder>;
}

/** After so many events a recorder that could not be fetched is tried for again. */
const retryEvery = 1_000;

/** Keeps the journal. What writes it down is fetched after the first screen; until then the events themselves wait. */
export function createLazyJournal(): LazyJournal {
  const startedAt = new Date(performance.timeOrigin).toISOString();
  const salt = crypto.getRandomValues(new Uint8Array(32));
  let early: { readonly event: InspectionEvent; readonly at: number }[] = [];
  let recorder: JournalRecorder | null = null;
  let fetched: Promise<JournalRecorder> | null = null;

  const fetchRecorder = async (): Promise<JournalRecorder> => {
    const { JournalRecorder } = await import('#machines/journal/recorder.ts');
    let at = 0;
    const created = new JournalRecorder({ salt, startedAt, now: () => at || performance.now() });
    for (const each of early) {
      at = each.at;
      created.inspect(each.event);
    }
    at = 0;
    early = [];
    recorder = created;
    return created;
  };
  const load = (): Promise<JournalRecorder> => {
    fetched ??= fetchRecorder().catch((error) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
  return {
    load,
    inspect: (event) => {
      if (recorder) return recorder.inspect(event);
      if (event.type !== '@xstate.event' && event.type !== '@xstate.snapshot') return;
      early.push({ event, at: performance.now() });
      if (early.length % retryEvery === 0) load().catch(() => {});
    },
  };
}
