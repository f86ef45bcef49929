import { expect, test } from 'vitest';
import { editWith, erase, logWith, newInterview, quoteWith } from '../../../tests/fixtures/an-interview.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import { foldTail } from './fold-tail.ts';
import { keptFactOf } from './kept-fact.ts';
import { Replica } from './replica.ts';

const stream = newInterview();
const folded = (...commands: Parameters<MemoryLog['commit']>[0]) => {
  const log = new MemoryLog();
  log.commit(commands);
  return log;
};

test('the fold of an interview has nothing of the person once they are erased, whatever was said before', () => {
  const log = folded(
    logWith(stream, 'Quindle'),
    quoteWith(stream, 'Quindle'),
    editWith(stream, 'Quindle'),
    erase(stream),
  );
  expect(JSON.stringify(log.state(stream))).not.toContain('Quindle');
});

test('rejected commands that another page has kept come without words about somebody who was erased', () => {
  const replica = new Replica();
  replica.receive(folded(logWith(stream, 'Quindle'), erase(stream)).events);
  replica.reconcile([], [{ command: editWith(stream, 'Quindle'), reason: 'person-erased' }], 0);
  expect(replica.rejections).toMatchObject([{ command: { data: { person: '', lastTime: '', answer: 'no' } } }]);
});

test('a kept fact about a person, whose state is missing or is behind it, is no state', () => {
  const facts = folded(logWith(stream, 'Quindle'), quoteWith(stream, 'Quindle')).events.map(keptFactOf);
  const saved = (version: number) => ({ stream, version, state: { version } });
  expect(JSON.stringify(facts)).not.toContain('Quindle');
  expect(foldTail([], 0, facts)).toBeUndefined();
  expect(foldTail([saved(1)], 0, facts)).toBeUndefined();
  expect(foldTail([saved(2)], 0, facts)).toEqual([saved(2)]);
});
