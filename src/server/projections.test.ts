import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import type { FoldedStream } from './event-store/folded-stream.ts';
import type { Plan } from './event-store/plan.ts';
import type { Projection } from './event-store/projection.ts';
import { projectionsOf } from './projections.ts';

const workspaceId = '00000000-0000-4000-8000-0000000000aa';
const time = (ms: number): string => new Date(Date.UTC(2026, 0, 20) + ms).toISOString();
const eightDaysMs = 8 * 24 * 3_600_000;

const folder = new URL('../../tests/models/folds/', import.meta.url);

/** Facts of each type, each recorded a millisecond after the one before by a server whose clock is that of its sender. */
const facts = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  // The first line says what the others fold to.
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n').slice(1))
  .map((line, n): RecordedEvent => {
    const by = { kind: 'founder', id: workspaceId };
    const place = { workspace: workspaceId, position: n + 1, at: time(n), recordedAt: time(n), by };
    return { ...JSON.parse(line), id: `c${n}:0`, commandId: `c${n}`, ...place };
  });

type Streams = ReadonlyMap<string, FoldedStream>;

/** The rows of a projection for a fact that is appended alone. */
function rowsOf({ name, capture, rows }: Projection, event: RecordedEvent, before: Streams, after: Streams) {
  const captured = { [name]: capture?.(event, after.get(event.stream)?.state) };
  const plan = { workspaceId, before: { streams: before }, after: { streams: after }, deadlines: [] };
  return rows([{ event, seals: {}, captured }], [plan as unknown as Plan]).flat();
}

test('no row that follows from a fact depends on the clock of who sent it, which may be days slow or fast', () => {
  const projections = projectionsOf({ hasMailer: true });
  const written = new Set<string>();
  let streams: Streams = new Map();
  for (const fact of facts) {
    const { version, state } = streams.get(fact.stream) ?? { version: 0, state: undefined };
    const next = kindOfStream(fact.stream)?.evolve(state, fact, fact.stream);
    const before = streams;
    streams = new Map(before).set(fact.stream, { version: version + 1, foldVersion: 1, state: next });
    for (const each of projections.filter(({ handles }) => handles.includes(fact.type))) {
      const rows = rowsOf(each, fact, before, streams);
      if (rows.length > 0) written.add(each.name);
      for (const ms of [-eightDaysMs, eightDaysMs])
        expect(rowsOf(each, { ...fact, at: time(fact.position - 1 + ms) }, before, streams)).toEqual(rows);
    }
  }
  const names = ['deletions', 'due', 'mails', 'memberships', 'notices', 'pages', 'shares', 'surveys', 'webhooks'];
  expect([...written].toSorted()).toEqual(names);
});
