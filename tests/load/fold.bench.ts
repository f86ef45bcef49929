import type { Idea } from '#domain/idea/idea.ts';
import { ideaStream } from '#domain/idea/idea-stream.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { Replica } from '#domain/replica/replica.ts';

const ideas = 5_000;
const rounds = 5;
/** The slow variant needs seconds for what the fast one does in milliseconds; each gets what it can finish. */
const spreadEvents = 500;
const replicaEvents = 100_000;
const pageSize = 500;

interface Row {
  readonly round: string;
  readonly 'replica, events/s': number;
  readonly 'whole-state spread, events/s': number;
  readonly ratio: number;
}

/** The client's fold of renames over 5,000 ideas, against the same fold that copies the whole state for each event. */
export async function measure(): Promise<Row[]> {
  const captured = Array.from({ length: ideas }, (_, n) => eventOf(n, n + 1, 1, 'IdeaCaptured'));
  const rows: Row[] = [];
  for (let round = 1; round <= rounds; round++) {
    const fast = replicaRate(captured);
    const slow = spreadRate(captured);
    rows.push({
      round: String(round),
      'replica, events/s': Math.round(fast),
      'whole-state spread, events/s': Math.round(slow),
      ratio: Math.round(fast / slow),
    });
  }
  const [median] = [...rows].sort((a, b) => a.ratio - b.ratio).slice(Math.floor(rounds / 2));
  if (!median) throw new Error('no rounds');
  return [...rows, { ...median, round: 'median' }];
}

function replicaRate(captured: readonly RecordedEvent[]): number {
  const replica = new Replica();
  replica.receive(captured);
  const events = Array.from({ length: replicaEvents }, (_, n) =>
    eventOf(n % ideas, ideas + n + 1, Math.floor(n / ideas) + 2, 'IdeaRenamed'),
  );
  const start = performance.now();
  for (let n = 0; n < events.length; n += pageSize) replica.receive(events.slice(n, n + pageSize));
  const seconds = (performance.now() - start) / 1000;
  if (replica.position !== ideas + replicaEvents) throw new Error('the replica stopped early');
  return replicaEvents / seconds;
}

function spreadRate(captured: readonly RecordedEvent[]): number {
  let state: Readonly<Record<string, Idea | undefined>> = {};
  for (const event of captured)
    (state as Record<string, Idea | undefined>)[event.stream] = ideaStream.evolve(undefined, event, event.stream);
  const events = Array.from({ length: spreadEvents }, (_, n) => eventOf(n % ideas, ideas + n + 1, 2, 'IdeaRenamed'));
  const start = performance.now();
  for (const event of events)
    state = { ...state, [event.stream]: ideaStream.evolve(state[event.stream], event, event.stream) };
  return spreadEvents / ((performance.now() - start) / 1000);
}

function eventOf(idea: number, position: number, version: number, type: string): RecordedEvent {
  const id = `00000000-0000-4000-8000-${String(idea).padStart(12, '0')}`;
  return {
    id: `c${position}:0`,
    type,
    v: 1,
    data: { title: `Idea ${position}` },
    workspace: 'w',
    stream: `idea-${id}`,
    version,
    position,
    at: '2026-11-20T12:00:00.000Z',
    recordedAt: '2026-11-20T12:00:00.000Z',
    by: { kind: 'founder', id: 'f' },
    device: 'd',
    commandId: `c${position}`,
    changeId: `c${position}`,
    hash: '',
  };
}
