import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ideaCommand } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import type { Command } from '../log/command.ts';
import type { CommandResult } from '../log/command-result.ts';
import { Replica } from './replica.ts';

const clients = 3;
const ideas = 3;

const draft = fc.oneof(
  fc.record({ type: fc.constant('CaptureIdea'), data: fc.record({ title: fc.constantFrom('Bees', 'Wasps') }) }),
  fc.record({ type: fc.constant('RenameIdea'), data: fc.record({ title: fc.constantFrom('', 'Ants', 'Moths') }) }),
  fc.record({
    type: fc.constant('DescribeIdea'),
    data: fc.record({ problem: fc.constantFrom('x\ny', 'z'), base: fc.constant({ problem: 'x' }) }),
  }),
  fc.record({ type: fc.constantFrom('ArchiveIdea', 'RestoreIdea'), data: fc.constant({}) }),
);

const client = fc.nat(clients - 1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('issue' as const), client, idea: fc.nat(ideas - 1), draft }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('push' as const),
      client,
      count: fc.integer({ min: 1, max: 4 }),
      fate: fc.constantFrom('answered', 'lost', 'late'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), client, from: fc.nat(20), count: fc.nat(8) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answer' as const), client }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), client }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Clients of one log whose messages are lost, late, doubled and out of order, as the steps say. */
class World {
  readonly log = new MemoryLog();
  readonly issued: Command[] = [];
  readonly replicas = Array.from({ length: clients }, () => new Replica());
  readonly #late: CommandResult[][] = Array.from({ length: clients }, () => []);

  take(each: Step): void {
    const replica = this.#replica(each.client);
    if (each.do === 'issue') {
      const command = ideaCommand(`c${this.issued.length}`, each.draft.type, each.idea, each.draft.data);
      this.issued.push(command);
      replica.issue([command]);
      replica.stored([{ command, seq: this.issued.length }]);
    } else if (each.do === 'push') {
      const results = this.log.commit(replica.pending().slice(0, each.count));
      if (each.fate === 'answered') replica.acknowledge(results);
      if (each.fate === 'late') this.#late[each.client]?.push(...results);
    } else if (each.do === 'deliver') {
      replica.receive(this.log.after(each.from, each.count));
    } else if (each.do === 'answer') {
      replica.acknowledge(this.#late[each.client]?.splice(0) ?? []);
    } else this.#reload(each.client);
  }

  settle(): void {
    for (const replica of this.replicas) replica.acknowledge(this.log.commit(replica.pending()));
    for (const replica of this.replicas) replica.receive(this.log.after(replica.position));
  }

  shown(): readonly unknown[] {
    return this.replicas.map((replica) => [...replica.streams()].sort().map((name) => [name, replica.shown(name)]));
  }

  #replica(n: number): Replica {
    const replica = this.replicas[n];
    if (!replica) throw new Error(`there is no client ${n}`);
    return replica;
  }

  #reload(n: number): void {
    const old = this.#replica(n);
    const next = new Replica();
    next.restore(old.position, structuredClone(old.confirmed.saved(old.streams())));
    next.reconcile(
      this.issued.flatMap((command, at) => (old.pending().includes(command) ? [{ command, seq: at + 1 }] : [])),
      old.rejections.flatMap(({ dependents, ...root }) => [root, ...dependents]),
      next.lastSeq,
    );
    this.replicas[n] = next;
  }
}

describe('replicas of one log', () => {
  test('converge to the fold of the log, whatever was lost, late, doubled or out of order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        for (const each of steps) world.take(each);
        world.settle();
        const truth = [...world.log.streams()].sort().map((name) => [name, world.log.state(name)]);
        expect(world.shown()).toEqual(world.replicas.map(() => truth));
        expect(world.replicas.map(({ pendingCount }) => pendingCount)).toEqual(world.replicas.map(() => 0));
      }),
      { numRuns: 300 },
    );
  });

  test('no command is lost and none takes effect twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        for (const each of steps) world.take(each);
        world.settle();
        const rejected = new Set(
          world.replicas.flatMap(({ rejections }) =>
            rejections.flatMap((root) => [root, ...root.dependents].map(({ command }) => command.id)),
          ),
        );
        for (const { id } of world.issued) {
          expect([id, rejected.has(id)]).toEqual([id, world.log.result(id)?.status === 'rejected']);
        }
        const ids = world.log.events.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 300 },
    );
  });

  test('reading the whole log again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = new World();
        for (const each of steps) world.take(each);
        world.settle();
        const before = structuredClone(world.shown());
        for (const replica of world.replicas) {
          expect(replica.receive(world.log.events)).toEqual({
            changed: new Set(),
            folded: [],
            outcome: 'complete',
            erased: [],
          });
        }
        expect(world.shown()).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });
});
