import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { estimateBytes } from '#domain/canvas/estimate-bytes.ts';
import { accept } from '#domain/log/decision.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import { aCanvas, aNode } from '../../../tests/fixtures/a-canvas.ts';
import { createLogMemory, type LogMemory } from './log-memory.ts';
import type { LogState } from './log-state.ts';

const kind: StreamKind = {
  name: 'tally',
  pattern: /^tally-/,
  foldVersion: 1,
  commands: {},
  decide: () => accept(),
  evolve: (state) => state,
  fields: () => ({}),
  unbegun: (state) => state,
};

/** A log at `position` whose streams have the given versions. */
const log = (position: number, versions: Record<string, number> = {}): LogState => ({
  head: { position, hash: `hash ${position}` },
  streams: new Map(
    Object.entries(versions).map(([stream, version]) => [stream, { version, foldVersion: 1, state: stream }]),
  ),
});
const versionOf = (found: { readonly version: number } | undefined) => found?.version;

test('a stream stays current while this server alone appends', () => {
  const memory = createLogMemory(10);
  memory.read('w', log(1, { a: 1 }));
  memory.appended('w', log(2, { b: 1 }));
  expect(memory.head('w')).toMatchObject({ position: 2, hash: 'hash 2' });
  expect(['a', 'b'].map((stream) => versionOf(memory.current('w', stream, kind)))).toEqual([1, 1]);
});

test('once another server has appended, streams kept before are behind until they are read again', () => {
  const memory = createLogMemory(10);
  memory.appended('w', log(1, { a: 1, b: 1 }));
  memory.forgetHead('w');
  expect([memory.head('w'), memory.current('w', 'a', kind)]).toEqual([undefined, undefined]);
  memory.read('w', log(3, { a: 2 }));
  memory.appended('w', log(4));
  expect(['a', 'b'].map((stream) => versionOf(memory.current('w', stream, kind)))).toEqual([2, undefined]);
  expect(versionOf(memory.behind('w', 'b', kind))).toBe(1);
});

test('what was read before an append does not replace what was appended', () => {
  const memory = createLogMemory(10);
  memory.read('w', log(1, { a: 1 }));
  memory.appended('w', log(2, { a: 2 }));
  memory.keep('w', 1, log(1, { a: 1 }).streams);
  expect(versionOf(memory.current('w', 'a', kind))).toBe(2);
});

test('a state of another fold is no state, and neither is an empty stream', () => {
  const memory = createLogMemory(10);
  memory.appended('w', log(1, { a: 1, empty: 0 }));
  expect(memory.current('w', 'a', { ...kind, foldVersion: 2 })).toBeUndefined();
  expect(memory.behind('w', 'empty', kind)).toBeUndefined();
});

test('the least recently used stream is forgotten first', () => {
  const memory = createLogMemory(2);
  memory.appended('w', log(1, { a: 1, b: 1 }));
  memory.current('w', 'a', kind);
  memory.appended('w', log(2, { c: 1 }));
  expect(['a', 'b', 'c'].map((stream) => versionOf(memory.current('w', stream, kind)))).toEqual([1, undefined, 1]);
});

test('without a way to forget them, streams about people are not remembered, whoever reads or writes them', () => {
  const memory = createLogMemory(10, { isPersonal: (stream) => stream === 'a' });
  memory.read('w', log(1, { a: 1, b: 1 }));
  memory.appended('w', log(2, { a: 2 }));
  memory.keep('w', 2, log(2, { a: 2 }).streams);
  expect(['a', 'b'].map((stream) => versionOf(memory.behind('w', stream, kind)))).toEqual([undefined, 1]);
});

test('streams about people are remembered for one or two whiles after they were last written, others for longer', () => {
  const waiting: (() => void)[] = [];
  const aWhile = () => waiting.shift()?.();
  const isPersonal = (stream: string) => stream.startsWith('p');
  const memory = createLogMemory(10, { isPersonal, later: (run) => void waiting.push(run) });
  const known = () => ['a', 'p1', 'p2'].map((stream) => versionOf(memory.current('w', stream, kind)));
  memory.appended('w', log(1, { a: 1, p1: 1, p2: 1 }));
  expect([known(), waiting.length]).toEqual([[1, 1, 1], 1]);
  aWhile();
  memory.appended('w', log(2, { p2: 2 }));
  expect(known()).toEqual([1, 1, 2]);
  aWhile();
  expect(known()).toEqual([1, undefined, 2]);
  aWhile();
  expect([known(), waiting.length]).toEqual([[1, undefined, undefined], 0]);
  // From the beginning.
  memory.keep('w', 2, log(2, { p1: 1 }).streams);
  expect([known(), waiting.length]).toEqual([[1, 1, undefined], 1]);
  aWhile();
  aWhile();
  expect([known(), waiting.length]).toEqual([[1, undefined, undefined], 0]);
});

test('large streams are forgotten earlier, by what they weigh together', () => {
  const memory = createLogMemory(10, { bytes: 3_000_000, estimateBytes: (_, state) => estimateBytes(state as Canvas) });
  const canvas = (name: string, text: string): LogState['streams'] =>
    new Map([[name, { version: 1, foldVersion: 1, state: aCanvas([aNode({ id: '0', text })]) }]]);
  const keep = (name: string, length: number): void =>
    memory.appended('w', { ...log(1), streams: canvas(name, 'x'.repeat(length)) });
  keep('canvas-a', 500_000);
  keep('canvas-b', 500_000);
  memory.current('w', 'canvas-a', kind);
  keep('canvas-c', 500_000);
  const kept = () => ['a', 'b', 'c', 'd'].filter((name) => memory.behind('w', `canvas-${name}`, kind));
  expect(kept()).toEqual(['a', 'c']);
  keep('canvas-d', 5_000_000);
  expect(kept()).toEqual(['d']);
});

test('the result of a query is remembered until a stream changes that may change it, here or on another server', () => {
  const memory = createLogMemory(10, { changesFound: (stream) => stream === 'a' });
  const query = { query: 'experiments-of-page', of: 'crumb' };
  const found = () => memory.found('w', query);
  const keep = (position: number) => memory.keepFound('w', `hash ${position}`, query, ['a']);
  memory.read('w', log(1, { a: 1, b: 1 }));
  keep(1);
  memory.read('w', log(1, { c: 1 }));
  memory.appended('w', log(2, { a: 1, b: 2 }));
  expect([found(), memory.found('w', { ...query, of: 'loaf' })]).toEqual([['a'], undefined]);
  memory.appended('w', log(3, { a: 2 }));
  expect(found()).toBeUndefined();
  // It was asked for before that.
  keep(2);
  expect(found()).toBeUndefined();
  keep(3);
  expect(found()).toEqual(['a']);
  memory.read('w', log(4, { b: 3 }));
  expect(found()).toBeUndefined();
  keep(4);
  memory.forgetHead('w');
  expect(found()).toBeUndefined();
});

test('what two servers take for current is current, as long as their head is that of the log', () => {
  const streams = ['a', 'b', 'c'];
  const stream = fc.constantFrom(...streams);
  const server = fc.nat({ max: 1 });
  const step = fc.oneof(
    fc.record({ does: fc.constant('append' as const), server, stream }),
    fc.record({ does: fc.constant('read' as const), server, stream }),
    fc.record({ does: fc.constant('ask' as const), server, stream }),
    fc.record({ does: fc.constant('answer' as const), server, stream }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const memories = [createLogMemory(10), createLogMemory(10)];
      const asked: LogState[][] = [[], []];
      const versions: Record<string, number> = {};
      let position = 0;
      const only = (name: string): LogState => log(position, { [name]: versions[name] ?? 0 });
      for (const { does, server: n, stream: name } of steps) {
        const memory = memories[n] as LogMemory;
        if (does === 'read') memory.read('w', only(name));
        // What is asked for now may be answered after further appends.
        if (does === 'ask') asked[n]?.push(only(name));
        const answer = does === 'answer' && asked[n]?.shift();
        if (answer) memory.keep('w', answer.head.position, answer.streams);
        if (does === 'append') {
          const isBehind = memory.head('w') !== undefined && memory.head('w')?.position !== position;
          if (isBehind) memory.forgetHead('w');
          else {
            position += 1;
            versions[name] = (versions[name] ?? 0) + 1;
            memory.appended('w', only(name));
          }
        }
        for (const each of memories.filter((other) => other.head('w')?.position === position)) {
          const stale = streams.filter((other) => {
            const found = each.current('w', other, kind);
            return found && found.version !== versions[other];
          });
          expect(stale).toEqual([]);
        }
      }
    }),
  );
});
