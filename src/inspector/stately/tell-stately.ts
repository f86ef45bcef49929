import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { Timeline } from '#machines/inspector/timeline.ts';
import { viewOf } from '#machines/inspector/view-of.ts';
import type { Logics } from '#machines/journal/collect-logics.ts';
import type { JournalEntry } from '#machines/journal/journal.ts';
import { shapeOf } from './shape-of.ts';

export const statelyOrigin = 'https://stately.ai';
const address = `${statelyOrigin}/inspect`;
const closedCheckMs = 1_000;
/** More do not wait for the window; the oldest are not told. */
const waitingMax = 500;

export interface Stately {
  /** Tells what came since it was last told. */
  readonly catchUp: () => void;
  readonly stop: () => void;
}

/**
 * Opens the Stately inspector and tells it of the journal, without any text in it. Only a window of its origin is told.
 * Null if the browser lets no window open.
 */
export function tellStately(timeline: Timeline, logics: Logics, onClosed: () => void): Stately | null {
  const target = window.open(address, 'groundwork-stately');
  if (!target) return null;
  let waiting: StatelyInspectionEvent[] | null = [];
  const post = (event: StatelyInspectionEvent) => target.postMessage(event, statelyOrigin);
  const inspector = createInspector({
    send: (event) => {
      if (waiting) waiting = [...waiting, event].slice(-waitingMax);
      else post(event);
    },
  });
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== statelyOrigin || source !== target || data?.type !== '@statelyai.connected') return;
    const early = waiting ?? [];
    waiting = null;
    early.forEach(post);
  };
  window.addEventListener('message', hear);
  const watch = setInterval(() => {
    if (target.closed) onClosed();
  }, closedCheckMs);

  let told = timeline.dropped;
  const known = new Set<string>();
  const tellActors = () => {
    for (const { address: sessionId, machine } of timeline.actorsAt(timeline.count)) {
      if (known.has(sessionId)) continue;
      known.add(sessionId);
      const ref = { sessionId, id: sessionId, logic: logics.get(machine) };
      inspector.actor(ref as never, snapshotOf(sessionId, told));
    }
  };
  const tellEntry = ({ n, actor, source, type, payload }: JournalEntry) => {
    const event = { ...(shapeOf(payload) as object), type };
    inspector.event(actor, event, source === null ? {} : { source });
    inspector.snapshot(actor, snapshotOf(actor, n + 1), { event });
  };
  const snapshotOf = (actor: string, count: number) => {
    const state = timeline.stateAt(actor, count);
    if (!state) return { status: 'active' as const };
    const value = 'value' in state ? { value: state.value } : {};
    return { status: state.status, context: shapeOf(viewOf(state).context), ...value };
  };
  return {
    catchUp: () => {
      tellActors();
      timeline
        .entriesAt(timeline.count)
        .slice(told - timeline.dropped)
        .forEach(tellEntry);
      told = timeline.count;
    },
    stop: () => {
      clearInterval(watch);
      window.removeEventListener('message', hear);
      target.close();
    },
  };
}
