import type { Experiment } from '#domain/experiment/experiment.ts';
import type { LedgerFactOf } from '#domain/ledger/ledger-facts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import type { Page } from '#domain/page/page.ts';
import { Violation } from './violation.ts';

/**
 * By hand: once a pivot is recorded, and before anything else happens, nothing runs or is on the web for the old idea, and
 * what was to go on belongs to the new one.
 */
export function checkPivots(events: readonly RecordedEvent[]): void {
  const states = new Map<string, unknown>();
  let pivot: RecordedEvent | undefined;
  for (const event of events) {
    const { stream, type, commandId } = event;
    // What follows from it, and what is judged since that has ended, is named after it.
    if (pivot && !commandId.includes(`decide:${pivot.id}:`)) {
      checkPivot(pivot, states);
      pivot = undefined;
    }
    states.set(stream, kindOfStream(stream)?.evolve(states.get(stream), event, stream));
    if (type === 'DecisionRecorded' && event.data['kind'] === 'pivot') pivot = event;
  }
  if (pivot) checkPivot(pivot, states);
}

function checkPivot({ stream, data, commandId }: RecordedEvent, states: ReadonlyMap<string, unknown>): void {
  const { successor, ongoing = [] } = data as unknown as LedgerFactOf<'DecisionRecorded'>;
  const old = stream.slice('ledger-'.length);
  const next = successor?.projectId;
  for (const [name, state] of states) {
    const { projectId, lock, closed } = (state ?? {}) as Partial<Experiment>;
    // Not `isUnderWay`, which is what is checked: started, and not closed in the log.
    const isRunning = name.startsWith('experiment-') && lock !== null && closed === null;
    const isShown = /^(page|survey)-/.test(name) && (state as Page | undefined)?.isLive === true;
    if (next !== old && projectId === old && (isRunning || isShown))
      throw new Violation('nothing goes on for an idea that was pivoted', { commandId, name });
    const kept = ongoing.find(({ kind, id, goesOn }) => goesOn && name === `${kind}-${id}`);
    if (kept && projectId !== next) throw new Violation('what goes on belongs to the new idea', { commandId, name });
  }
}
