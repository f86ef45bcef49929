import { expect, test } from 'vitest';
import { type CausedBy, type RecordedEvent, recordedEventSchema } from '#domain/log/recorded-event.ts';
import { chainHash } from './chain-hash.ts';
import { commitmentsOf, type Seals } from './seal-data.ts';
import { firstHash, type SealedEvent, verifyChain } from './verify-chain.ts';

/** Every field of an event, also those that some events lack. */
type Field = keyof RecordedEvent;

const by: Required<CausedBy> = { kind: 'founder', id: 'account-1' };
const seals: Seals = { title: { salt: '00'.repeat(16) }, note: { salt: '11'.repeat(16) } };
/** An event from before programs came in. */
const byHand: Omit<Required<RecordedEvent>, 'hash' | 'via'> = {
  id: 'command-1:0',
  type: 'IdeaCaptured',
  v: 1,
  data: { title: 'Crumb', note: null },
  workspace: 'workspace-1',
  stream: 'idea-1',
  version: 3,
  position: 7,
  at: '2026-03-04T03:06:07.500Z',
  recordedAt: '2026-05-06T07:08:09.123Z',
  by,
  device: 'session-1',
  commandId: 'command-1',
  changeId: 'change-1',
  undoes: 'change-0',
};
const unhashed: Omit<Required<RecordedEvent>, 'hash'> = { ...byHand, via: 'Zapier' };
const previous = 'ab'.repeat(32);
/** Never changes: logs that were written years ago are verified by it. */
const pinned = '90cbbb413dd506bbcf4ef1f841fa2834520e635626c0a544e02ce0a91bddc1ee';
const pinnedVia = '9ca7e9ef8ed1c8472812277e30f5f76fa199b20f308ca0aa435808c81e8bb889';

const otherCauses: Record<keyof CausedBy, CausedBy> = {
  kind: { ...by, kind: 'system' },
  id: { ...by, id: 'account-2' },
};
/**
 * Other values for each field. A new field does not compile until it has some here, and fails until the hash covers it.
 */
const others: { readonly [Name in Field]: readonly RecordedEvent[Name][] } = {
  id: ['command-1:1'],
  type: ['IdeaRenamed'],
  v: [2],
  data: [{ title: 'Crust', note: null }, { title: 'Crumb', note: '' }, { title: 'Crumb' }, { note: null }],
  workspace: ['workspace-2'],
  stream: ['idea-2'],
  version: [4],
  position: [8],
  at: ['2026-03-04T03:06:07.501Z'],
  recordedAt: ['2026-05-06T07:08:09.124Z'],
  by: Object.values(otherCauses),
  device: ['session-2'],
  commandId: ['command-2'],
  changeId: ['change-2'],
  undoes: ['change-2', undefined],
  via: ['Make', '', undefined],
  hash: ['cd'.repeat(32)],
};

const tampered: readonly (readonly [Field, Partial<RecordedEvent>])[] = Object.entries(others).flatMap(
  ([field, values]) => values.map((value) => [field as Field, { [field]: value }] as const),
);

test('the hash of an event is the same as ever', () => {
  expect(chainHash(previous, byHand, seals)).toBe(pinned);
  expect(chainHash(previous, unhashed, seals)).toBe(pinnedVia);
});

test('the fields of an event that are tampered with here are all that there are', () => {
  expect(Object.keys(others).toSorted()).toEqual(Object.keys(recordedEventSchema.shape).toSorted());
  expect(Object.keys(unhashed).toSorted()).toEqual(
    Object.keys(others)
      .toSorted()
      .filter((field) => field !== 'hash'),
  );
});

test.each(tampered.filter(([field]) => field !== 'hash'))('the hash covers %s: %j', (_field, change) => {
  expect(chainHash(previous, { ...unhashed, ...change }, seals)).not.toBe(chainHash(previous, unhashed, seals));
});

test('the hash covers the hash of the event before, and every salt', () => {
  const hashes = [
    chainHash(previous, unhashed, seals),
    chainHash(firstHash, unhashed, seals),
    ...Object.keys(seals).map((field) =>
      chainHash(previous, unhashed, { ...seals, [field]: { salt: '22'.repeat(16) } }),
    ),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

/** Three events in a row. */
const log: SealedEvent[] = [];
for (const n of [1, 2, 3]) {
  const event = { ...unhashed, id: `command-1:${4 + n}`, version: 4 + n, position: n };
  log.push({ event: { ...event, hash: chainHash(log.at(-1)?.event.hash ?? firstHash, event, seals) }, seals });
}

test.each(tampered)('a log of which the second event has another %s is broken there: %j', (_field, change) => {
  const sealed = log[1] as SealedEvent;
  const event = { ...sealed.event, ...change };
  expect([verifyChain(log), verifyChain(log.with(1, { ...sealed, event }))]).toEqual([undefined, event.position]);
});

test('a log is broken where an event has a value that its hash does not cover', () => {
  const { event, seals: known } = log[1] as SealedEvent;
  const commitment = commitmentsOf(event.data, known)['title'] ?? '';
  const another = { event: { ...event, data: { ...event.data, another: 1 } }, seals: known };
  const forged = {
    event: { ...event, data: { ...event.data, title: 'Forged' } },
    seals: { ...known, title: { commitment } },
  };
  const erased = { event: { ...event, data: { note: null } }, seals: { ...known, title: { commitment } } };
  expect([another, forged, erased].map((each) => verifyChain(log.with(1, each)))).toEqual([2, 2, undefined]);
});
