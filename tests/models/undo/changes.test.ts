import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChangeStack } from '#domain/undo/change-stack.ts';
import type { ChangesUpdate, KeptChange } from '#domain/undo/kept-change.ts';
import { type Changes, forgotten, type ModelChange, made, noChanges, rejected, turned } from './changes-model.ts';

const runs = process.env['TEST_FULL'] ? 10_000 : 200;
const at = '2026-01-01T00:00:00.000Z';

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('make' as const),
      count: fc.constantFrom(1, 1, 1, 2, 60),
      streams: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), count: fc.constantFrom(1, 1, 2, 70) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('redo' as const), count: fc.constantFrom(1, 1, 2, 70) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reject' as const),
      which: fc.array(fc.nat(200), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), which: fc.nat(200) }) },
);

/** A device with two pages: one makes changes, the other hears of them. */
class Device {
  readonly stack = new ChangeStack();
  readonly updates: ChangesUpdate[] = [];
  model: Changes = noChanges;
  #count = 0;
  readonly #commands: string[] = [];

  take(each: typeof step extends fc.Arbitrary<infer T> ? T : never): void {
    if (each.do === 'make') for (let n = 0; n < each.count; n++) this.#make(each.streams);
    if (each.do === 'undo') for (let n = 0; n < each.count; n++) this.#turn('done');
    if (each.do === 'redo') for (let n = 0; n < each.count; n++) this.#turn('undone');
    if (each.do === 'reject') {
      const commands = each.which.flatMap((n) => this.#commands.at(-1 - n) ?? []);
      this.updates.push(this.stack.reject(new Set(commands)));
      this.model = rejected(this.model, commands);
    }
    if (each.do === 'forget' && this.#count > 0) {
      const id = `c${Math.max(0, this.#count - 1 - each.which)}`;
      this.updates.push(this.stack.forget(id));
      this.model = forgotten(this.model, id);
    }
  }

  #make(streams: number): void {
    const change = this.#new(streams);
    this.updates.push(this.stack.add(productChange(change)));
    this.model = made(this.model, change);
  }

  #turn(side: keyof Changes): void {
    const [top, wanted] = [this.stack.top(side), this.model[side].at(-1)];
    expect(top?.changeId).toBe(wanted?.id);
    if (!top || !wanted) return;
    const by = this.#new(Object.keys(wanted.streams).length);
    this.updates.push(this.stack.turn(top, productChange(by)));
    this.model = turned(this.model, side, by);
  }

  #new(streams: number): ModelChange {
    const id = `c${this.#count++}`;
    const commands = Array.from({ length: streams }, (_, n) => [`${id}-${n}`, `${id}-${n}-more`]);
    this.#commands.push(...commands.flat());
    return { id, streams: Object.fromEntries(commands.map((ids, n) => [`idea-${n}`, ids])) };
  }
}

const productChange = ({ id, streams }: ModelChange) => ({
  ...{ changeId: id, at },
  streams: Object.entries(streams).map(([stream, commandIds]) => ({ stream, fields: {}, commandIds })),
});

const shownBy = (stack: ChangeStack): Changes => {
  const side = (of: KeptChange['side']): readonly ModelChange[] =>
    stack
      .all()
      .filter((each) => each.side === of)
      .toSorted((a, b) => a.order - b.order)
      .map(({ changeId, streams }) => ({
        id: changeId,
        streams: Object.fromEntries(streams.map(({ stream, commandIds }) => [stream, commandIds])),
      }));
  return { done: side('done'), undone: side('undone') };
};

test('what can be taken back and done again is that of two plain lists, in every page of a device', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), fc.infiniteStream(fc.nat(1000)), (steps, dice) => {
      const device = new Device();
      for (const each of steps) {
        device.take(each);
        expect(shownBy(device.stack)).toEqual(device.model);
      }
      // The other page hears of everything, some of it twice, in any order.
      const heard = new ChangeStack();
      const rolled = device.updates.flatMap((update) => {
        const [first = 0, again = 0] = dice.take(2);
        return [[first, update] as const, ...(again % 4 === 0 ? [[again, update] as const] : [])];
      });
      for (const [, update] of rolled.toSorted(([a], [b]) => a - b)) heard.apply(structuredClone(update));
      expect(shownBy(heard)).toEqual(device.model);
    }),
    { numRuns: runs, seed: 1 },
  );
});
