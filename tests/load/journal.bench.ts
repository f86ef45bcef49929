import { createActor, type InspectionEvent } from 'xstate';
import { JournalRecorder } from '#machines/journal/recorder.ts';
import { toastsMachine } from '#machines/shell/toasts.machine.ts';

const rounds = 5;
const events = 20_000;
const warmUp = 2_000;
/** Most events in a founder's journal when it is downloaded. */
const kept = 4_000;

interface Row {
  readonly round: string;
  readonly 'no journal, events/s': number;
  readonly 'journal, events/s': number;
  readonly 'full journal, events/s': number;
  readonly 'µs an event costs more': number;
  readonly 'µs in a full journal': number;
  readonly 'download, ms': number;
}

/** Measures the cost of the journal: the same events to the same machine without it, with it, and with a full one. */
export async function measure(): Promise<Row[]> {
  run(warmUp, () => {});
  run(warmUp, recorder(warmUp / 2).inspect);
  const rows: Row[] = [];
  for (let round = 1; round <= rounds; round++) {
    const without = run(events, () => {});
    const withJournal = run(events, recorder(events * 2).inspect);
    const full = recorder(kept);
    const withFull = run(events, full.inspect);
    const started = performance.now();
    JSON.stringify(full.take());
    rows.push({
      round: String(round),
      'no journal, events/s': Math.round(1 / without),
      'journal, events/s': Math.round(1 / withJournal),
      'full journal, events/s': Math.round(1 / withFull),
      'µs an event costs more': tenths((withJournal - without) * 1e6),
      'µs in a full journal': tenths((withFull - without) * 1e6),
      'download, ms': Math.round(performance.now() - started),
    });
  }
  const [median] = rows
    .toSorted((a, b) => a['µs an event costs more'] - b['µs an event costs more'])
    .slice(Math.floor(rounds / 2));
  if (!median) throw new Error('no rounds');
  return [...rows, { ...median, round: 'median' }];
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const recorder = (entriesMax: number): JournalRecorder =>
  new JournalRecorder({
    salt: crypto.getRandomValues(new Uint8Array(32)),
    now: () => performance.now(),
    startedAt: new Date(0).toISOString(),
    entriesMax,
    weightMax: Number.POSITIVE_INFINITY,
  });

/** Seconds an event. */
function run(count: number, inspect: (event: InspectionEvent) => void): number {
  const actor = createActor(toastsMachine, { inspect }).start();
  const start = performance.now();
  for (let n = 0; n < count; n++) {
    const toast = { id: String(n % 10), tone: 'info', message: 'Saved for ada@example.org' } as const;
    actor.send(n % 2 ? { type: 'toast.dismissed', id: String(n % 10) } : { type: 'toast.shown', toast });
  }
  return (performance.now() - start) / 1000 / count;
}
