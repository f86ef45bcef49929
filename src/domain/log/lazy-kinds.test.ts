import { expect, test } from 'vitest';
import { ideaStream } from '../idea/idea-stream.ts';
import { interviewStream } from '../interview/interview-stream.ts';
import { ledgerStream } from '../ledger/ledger-stream.ts';
import type { StreamKind } from './define-stream.ts';
import { StreamKinds } from './lazy-kinds.ts';

const id = '00000000-0000-4000-8000-000000000001';
const [idea, ledger, interview] = [`idea-${id}`, `ledger-${id}`, `interview-${id}`] as const;

/** Ideas from the beginning, ledgers and interviews late; `lost` are not answered. */
function kindsOf(lost: readonly string[] = []) {
  const asked: string[] = [];
  const late = (kind: StreamKind) => ({
    name: kind.name,
    pattern: kind.pattern,
    foldVersion: kind.foldVersion,
    async fetch() {
      asked.push(kind.name);
      if (lost.includes(kind.name)) throw new TypeError('no such chunk');
      return kind;
    },
  });
  const kinds = new StreamKinds([ideaStream], [late(ledgerStream), late(interviewStream)]);
  return { kinds, asked };
}

test('Of a late kind the name and the version of the fold are known, and its rules once they were fetched', async () => {
  const { kinds, asked } = kindsOf();
  expect([kinds.nameOf(ledger), kinds.foldVersions(), kinds.areHere([idea]), kinds.areHere([idea, ledger])]).toEqual([
    'ledger',
    { idea: ideaStream.foldVersion, ledger: ledgerStream.foldVersion, interview: interviewStream.foldVersion },
    true,
    false,
  ]);
  expect(() => kinds.of(ledger)).toThrow('the rules of ledger are not here');
  expect(await kinds.fetch([idea, ledger, ledger])).toBe(true);
  expect([kinds.of(ledger), kinds.of(idea), kinds.areHere([ledger]), kinds.areHere([interview])]).toEqual([
    ledgerStream,
    ideaStream,
    true,
    false,
  ]);
  expect([await kinds.fetch([ledger]), asked, kinds.here]).toEqual([true, ['ledger'], [ideaStream, ledgerStream]]);
});

test('What is about people is known of a late kind before its rules are here', () => {
  const personal = { facts: { Told: ['who'] }, commands: { Tell: ['who'] } };
  const late = { ...ledgerStream, personal, fetch: async () => ledgerStream };
  expect(new StreamKinds([ideaStream, interviewStream], [late]).personal).toEqual([interviewStream.personal, personal]);
});

test('Rules that do not come are asked for again the next time', async () => {
  const lost = ['ledger'];
  const { kinds, asked } = kindsOf(lost);
  expect([await kinds.fetch([ledger, interview]), kinds.here]).toEqual([false, [ideaStream]]);
  lost.pop();
  expect([await kinds.fetch([ledger, interview]), kinds.here, asked]).toEqual([
    true,
    [ideaStream, ledgerStream, interviewStream],
    ['ledger', 'interview', 'ledger', 'interview'],
  ]);
});

test('Rules that came with a screen are not fetched, and a stream of no kind waits for none', async () => {
  const { kinds, asked } = kindsOf();
  kinds.learn(ledgerStream);
  kinds.learn(ledgerStream);
  expect([await kinds.fetch([ledger, 'meteor-1']), kinds.of('meteor-1'), kinds.nameOf('meteor-1'), asked]).toEqual([
    true,
    undefined,
    undefined,
    [],
  ]);
  expect(kinds.here).toEqual([ideaStream, ledgerStream]);
});
