import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, assign, createActor, fromCallback, fromPromise, setup } from 'xstate';
import { JournalRecorder } from './recorder.ts';
import { replayJournal } from './replay.ts';

const startedAt = '2026-11-20T12:00:00.000Z';
const recorder = (options = {}) =>
  new JournalRecorder({ salt: new Uint8Array(8), now: () => 5, startedAt, ...options });

const counter = setup({
  types: { context: {} as { count: number; last: string }, events: {} as { type: 'added'; by: number; token: string } },
  actors: { noise: fromCallback(() => {}) },
}).createMachine({
  id: 'counter',
  context: { count: 0, last: '' },
  invoke: { id: 'noise', src: 'noise' },
  on: {
    added: { actions: assign(({ context, event }) => ({ count: context.count + event.by, last: event.token })) },
  },
});
const logics = new Map([['counter', counter]]);
const added = (by: number) => ({ type: 'added', by, token: `token-${by}` }) as const;

describe('the recorder', () => {
  test('keeps what an actor hears, and where that led', () => {
    const { inspect, ...journal } = keep();
    const actor = createActor(counter, { inspect }).start();
    actor.send({ type: 'added', by: 2, token: '' });
    expect(journal.taken()).toEqual({
      version: 1,
      startedAt,
      dropped: 0,
      actors: [
        { address: 'counter', machine: 'counter', from: { kind: 'input', input: { $: 'undefined' } }, since: 0 },
      ],
      entries: [
        { n: 0, at: 5, actor: 'counter', source: null, type: 'added', payload: { by: 2, token: '' }, value: {} },
      ],
      ends: {
        counter: {
          status: 'active',
          value: {},
          context: { count: 2, last: '' },
          output: { $: 'undefined' },
          error: { $: 'undefined' },
          children: { noise: 'noise' },
          history: {},
        },
      },
    });
  });

  test('drops the oldest into a checkpoint, from which the rest replays', () => {
    const { inspect, taken } = keep({ entriesMax: 3 });
    const actor = createActor(counter, { inspect }).start();
    for (let by = 1; by <= 10; by++) actor.send(added(by));
    const journal = taken();
    expect(journal.entries.map(({ n }) => n)).toEqual([7, 8, 9]);
    expect(journal.dropped).toBe(7);
    expect(journal.actors[0]?.from).toMatchObject({ kind: 'checkpoint', state: { context: { count: 28 } } });
    expect(replayJournal(journal, logics)).toEqual({ kind: 'identical', actors: 1, events: 3 });
  });

  test('is bounded by what the events weigh, too', () => {
    const { inspect, taken } = keep({ weightMax: 1_000 });
    const actor = createActor(counter, { inspect }).start();
    for (let by = 1; by <= 10; by++) actor.send({ ...added(by), token: 'x'.repeat(400) });
    expect(taken().entries.length).toBe(2);
    expect(replayJournal(taken(), logics).kind).toBe('identical');
  });

  test('forgets an actor that is over once nothing of it is kept', () => {
    const { inspect, taken } = keep({ entriesMax: 2 });
    const first = createActor(counter, { inspect }).start();
    first.send(added(1));
    first.stop();
    const second = createActor(counter, { inspect }).start();
    second.send(added(1));
    expect(taken().actors.map(({ address }) => address)).toEqual(['counter', 'counter#2']);
    second.send(added(1));
    expect(taken().actors.map(({ address }) => address)).toEqual(['counter#2']);
  });

  test('tells what an actor did not come to before it was stopped', () => {
    const parent = setup({ actors: { counter } }).createMachine({
      id: 'parent',
      initial: 'open',
      states: {
        open: { invoke: { id: 'counter', src: 'counter' }, on: { shut: 'closed' } },
        closed: {},
      },
    });
    const { inspect, taken } = keep();
    const actor = createActor(parent, { inspect }).start();
    const child = actor.getSnapshot().children['counter'];
    // While it is busy, it is sent one more event and stopped.
    const unseen = child?.subscribe(() => {
      unseen?.unsubscribe();
      child.send(added(5));
      actor.send({ type: 'shut' });
    });
    child?.send(added(1));
    const journal = taken();
    expect(journal.entries.map(({ type, isUnheard }) => [type, isUnheard ?? false])).toEqual([
      ['added', false],
      ['added', true],
      ['shut', false],
      ['xstate.stop', false],
    ]);
    expect(replayJournal(journal, new Map<string, AnyActorLogic>([...logics, ['parent', parent]])).kind).toBe(
      'identical',
    );
  });

  test('a bare answer of an actor that hands out a secret is a secret', async () => {
    const machine = setup({ actors: { currentToken: fromPromise(async () => 'abc') } }).createMachine({
      id: 'asking',
      invoke: { id: 'currentToken', src: 'currentToken' },
    });
    const { inspect, taken } = keep();
    createActor(machine, { inspect }).start();
    await expect.poll(() => taken().entries.length).toBe(1);
    expect(taken().entries[0]?.payload).toMatchObject({ output: expect.stringMatching(/^secret-/) });
  });

  test('a secret is masked also in what came before it was known for one', () => {
    const { inspect, taken } = keep();
    const actor = createActor(counter, { inspect }).start();
    actor.send({ ...added(1), note: 'hunter2 hunter2' } as never);
    actor.send({ ...added(1), password: 'hunter2 hunter2' } as never);
    expect(JSON.stringify(taken())).not.toContain('hunter2');
  });
});

function keep(options = {}) {
  const kept = recorder(options);
  return {
    inspect: kept.inspect,
    taken: () => JSON.parse(JSON.stringify(kept.take())) as ReturnType<typeof kept.take>,
  };
}
