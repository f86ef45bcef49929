import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CommandDraft, ideaDraft } from './command-draft.ts';
import { type CommandOf, commandType, type Sent } from './command-type.ts';
import { accept, type Decision, reject } from './decision.ts';
import { defineStream, ignoreUnknown } from './define-stream.ts';
import { noReads } from './reads.ts';
import { type Dated, type FactOf, fact } from './recorded-event.ts';

// What must not compile is said by `@ts-expect-error`: the compiler finds fault with each that would compile.

const commands = {
  Open: commandType(z.strictObject({ name: z.string() }), { label: () => 'Open', begins: true }),
  Close: commandType(z.strictObject({}), { label: () => 'Close', access: { requires: () => ['door'] } }),
} as const;
type DoorCommand = CommandOf<typeof commands>;
type DoorFact = FactOf<{ readonly Opened: { readonly name: string }; readonly Closed: Record<string, never> }>;

interface Door {
  readonly name: string;
  readonly isOpen: boolean;
}

function decide(door: Door | undefined, command: Sent<DoorCommand>): Decision<DoorFact> {
  switch (command.type) {
    case 'Open':
      return door?.isOpen ? accept() : accept(fact('Opened', { name: command.data.name }));
    case 'Close':
      return door ? accept(fact('Closed', {})) : reject('not-found');
  }
}

function evolve(door: Door | undefined, happened: Dated<DoorFact>): Door | undefined {
  switch (happened.type) {
    case 'Opened':
      return { name: happened.data.name, isOpen: true };
    case 'Closed':
      return door && { ...door, isOpen: false };
    default:
      return ignoreUnknown(happened, door);
  }
}

const rest = {
  name: 'door',
  pattern: /^door-\d+$/,
  foldVersion: 1,
  fields: ({ isOpen }: Door) => ({ isOpen }),
  unbegun: (door: Door) => door,
};
const door = defineStream({ ...rest, commands, decide, evolve });
const sent = { id: 'c', stream: 'door-1', at: '2026-01-01T00:00:00.000Z' };

test('a stream decides its commands and folds its facts, and ignores facts that it does not know', () => {
  const decision = door.decide(undefined, { ...sent, type: 'Open', data: { name: 'front' } }, noReads);
  expect(decision).toEqual(accept({ type: 'Opened', v: 1, data: { name: 'front' } }));
  const open = door.evolve(undefined, { type: 'Opened', v: 1, data: { name: 'front' }, at: sent.at }, 'door-1');
  expect(open).toEqual({ name: 'front', isOpen: true });
  expect(door.evolve(open, { type: 'Painted', v: 1, data: {}, at: sent.at }, 'door-1')).toBe(open);
});

test('commands that do not exist, and data that does not fit, do not compile', () => {
  const wanted: DoorCommand[] = [
    { type: 'Open', data: { name: 'front' } },
    // @ts-expect-error There is no such command.
    { type: 'Opne', data: { name: 'front' } },
    // @ts-expect-error The name is missing.
    { type: 'Open', data: {} },
    // @ts-expect-error The name is no number.
    { type: 'Open', data: { name: 1 } },
  ];
  expect(wanted).toHaveLength(4);
});

test('a command without an answer does not compile', () => {
  // @ts-expect-error Nothing is returned for `Close`.
  const decideHalf = (_: Door | undefined, command: Sent<DoorCommand>): Decision<DoorFact> => {
    switch (command.type) {
      case 'Open':
        return accept();
    }
  };
  // @ts-expect-error There is no fact `Slammed`.
  const decideWrong = (): Decision<DoorFact> => accept(fact('Slammed', {}));
  // @ts-expect-error A fact `Opened` has a name.
  const decideBare = (): Decision<DoorFact> => accept(fact('Opened', {}));
  expect([decideHalf, decideWrong, decideBare]).toHaveLength(3);
});

test('a fact that is not folded does not compile', () => {
  type Opened = FactOf<{ readonly Opened: { readonly name: string } }>;
  const evolveOpened = (state: Door | undefined, { data, type }: Dated<Opened>) =>
    type === 'Opened' ? { name: data.name, isOpen: true } : state;
  // @ts-expect-error `decide` makes `Closed`, and `evolve` does not know it.
  const half = defineStream<Door, typeof commands, DoorFact>({ ...rest, commands, decide, evolve: evolveOpened });
  const evolveHalf = (state: Door | undefined, happened: Dated<DoorFact>) =>
    // @ts-expect-error `Closed` is not folded.
    happened.type === 'Opened' ? { ...happened.data, isOpen: true } : ignoreUnknown(happened, state);
  expect([half.name, evolveHalf]).toHaveLength(2);
});

test('a draft with a command of another stream, or with data of another command, does not compile', () => {
  const drafts: CommandDraft[] = [
    ideaDraft('RenameIdea', 'a', { title: 'Bees' }),
    // @ts-expect-error A canvas does not know it.
    { type: 'RenameIdea', stream: 'canvas-a', data: { title: 'Bees' } },
    // @ts-expect-error The title is missing.
    ideaDraft('RenameIdea', 'a', {}),
    // @ts-expect-error There is no such command.
    ideaDraft('RenameIdee', 'a', { title: 'Bees' }),
  ];
  expect(drafts[0]).toEqual({ type: 'RenameIdea', stream: 'idea-a', data: { title: 'Bees' } });
});
