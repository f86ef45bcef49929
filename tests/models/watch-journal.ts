import { expect } from 'vitest';
import type { AnyActorLogic, AnyActorRef, InspectionEvent } from 'xstate';
import type { Journal } from '#machines/journal/journal.ts';
import { JournalRecorder, type RecorderOptions } from '#machines/journal/recorder.ts';
import { replayJournal } from '#machines/journal/replay.ts';
import { isOurActor, logicOf, machineNameOf } from '#machines/journal/tracked-actor.ts';

const salt = new Uint8Array(32).fill(7);

export type WatchOptions = Pick<RecorderOptions, 'entriesMax' | 'weightMax'>;

/** Keeps a run's journal, and the logic of those who took part. */
export class WatchedJournal {
  readonly logics = new Map<string, AnyActorLogic>();
  readonly #recorder: JournalRecorder;

  constructor(options: WatchOptions = {}) {
    this.#recorder = new JournalRecorder({ salt, now: () => 0, startedAt: '2026-11-20T12:00:00.000Z', ...options });
  }

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.event') {
      const ref = event.actorRef as AnyActorRef;
      if (isOurActor(ref)) this.logics.set(machineNameOf(ref), logicOf(ref));
    }
    this.#recorder.inspect(event);
  };

  /** Takes the journal in the form in which it would be downloaded. */
  take(): Journal {
    return JSON.parse(JSON.stringify(this.#recorder.take()));
  }

  /** That the journal leads to the very states in which the actors are. */
  expectIdentical(): void {
    const journal = this.take();
    const { actors, entries } = journal;
    const identical = { kind: 'identical', actors: actors.length, events: entries.length };
    expect(replayJournal(journal, this.logics), 'the replayed journal; see machines/journal/secret-names.ts').toEqual(
      identical,
    );
  }
}
