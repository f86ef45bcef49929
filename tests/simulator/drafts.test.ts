import { expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import { foldVersions, kindOfStream } from '#domain/log/stream-kinds.ts';
import { LoopLog } from '../fixtures/loop-log.ts';
import { uuid } from './command-kind.ts';
import { Dice } from './dice.ts';
import { commandKinds, issued } from './drafts.ts';

/** Commands that a founder can send to streams of any kind. */
const sendable = Object.keys(foldVersions()).flatMap((name) =>
  Object.entries(kindOfStream(`${name}-${uuid(0, 0)}`)?.commands ?? {}).flatMap(([type, { by }]) =>
    (by ?? 'founder') === 'founder' ? [`${name}: ${type}`] : [],
  ),
);

test('The simulator sends every command that a founder can send', () => {
  const dice = new Dice(1, 'drafts');
  const sent = new Set<string>();
  for (const [name, kind] of Object.entries(commandKinds)) {
    for (let n = 0; n < 30; n++) {
      const rolled = kind.roll(dice);
      const command = issued({ name: name as keyof typeof commandKinds, rolled }, { shown: () => undefined });
      if (command) sent.add(`${command.stream.split('-', 1)[0]}: ${command.type}`);
    }
  }
  // Undoing is an action of its own; a version is named in the same way whichever its kind is.
  const others = ['UndoChange', 'NameMoment'];
  // Who may enter is decided by the server alone, and tried in `team-stream.test.ts`; a lock has to be witnessed by somebody else.
  const isOfTeams = (each: string): boolean => each.startsWith('team: ') || each === 'experiment: WitnessLock';
  const ofFounders = sendable.filter((each) => !isOfTeams(each));
  expect(ofFounders.filter((each) => !sent.has(each) && !others.some((type) => each.endsWith(type)))).toEqual([]);
});

test('What the simulator sends about the visitors of the sample is accepted once there is a sample', () => {
  const log = new LoopLog();
  const send = (name: keyof typeof commandKinds, rolled: object = {}) => {
    const command = issued({ name, rolled: rolled as JsonObject }, { shown: () => undefined });
    return command && log.send(command.stream, command.type, command.data);
  };
  expect([
    send('recordSampleEntries'),
    send('capture', { idea: 0, title: 'Bees' }),
    send('startSample', { idea: 0 }),
    send('recordSampleEntries'),
    send('excludeEntry', { type: 'ExcludeEntry' }),
  ]).toEqual(['invalid-data', ['IdeaCaptured'], ['ProjectStarted'], ['SampleEntriesRecorded'], ['EntryExcluded']]);
});
