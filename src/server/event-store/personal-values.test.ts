import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import { chainHash } from './chain-hash.ts';
import { isSplit, joinPersonal, splitPersonal } from './personal-values.ts';
import { sealData } from './seal-data.ts';
import { firstHash, type SealedEvent, verifyChain } from './verify-chain.ts';

const at = '2026-03-04T05:06:07.000Z';
const names = ['person', 'lastTime', 'text', 'on', 'salt'];
const fields = fc.uniqueArray(fc.constantFrom(...names));
const values = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }), { noNullPrototype: false });

function sealed(data: JsonObject): SealedEvent {
  const event = {
    ...{ id: 'c:0', type: 'InterviewLogged', v: 1, data, workspace: 'w', stream: 'interview-1', version: 1 },
    ...{ position: 1, at, recordedAt: at, by: { kind: 'founder', id: 'a' } as const, device: 'd' },
    ...{ commandId: 'c', changeId: 'c' },
  };
  const seals = sealData(data);
  return { event: { ...event, hash: chainHash(firstHash, event, seals) }, seals };
}

const anEvent = values.map((data) => sealed(data as JsonObject));

test('an event that was split and joined is the same as before', () => {
  fc.assert(
    fc.property(anEvent, fields, (event, personal) => {
      const { rest, values: apart } = splitPersonal(event, personal);
      expect(joinPersonal(rest, apart)).toEqual(event);
    }),
  );
});

test('what is left of a split event has none of the values, nor a salt by which to guess them', () => {
  fc.assert(
    fc.property(anEvent, fields, (event, personal) => {
      const { rest, values: apart } = splitPersonal(event, personal);
      const given = personal.filter(
        (field) => (Object.hasOwn(event.event.data, field) ? event.event.data[field] : null) !== null,
      );
      expect(apart.map(({ field }) => field)).toEqual(given);
      expect(given.filter((field) => Object.hasOwn(rest.event.data, field))).toEqual([]);
      const text = JSON.stringify(rest);
      expect(apart.filter(({ salt }) => text.includes(salt))).toEqual([]);
      expect(isSplit(rest)).toBe(given.length > 0);
    }),
  );
});

test('the chain verifies with all values, with some, and with none, but with no other value', () => {
  fc.assert(
    fc.property(anEvent, fields, fc.array(fc.boolean()), (event, personal, erased) => {
      const { rest, values: apart } = splitPersonal(event, personal);
      const left = apart.filter((_, n) => !erased[n]);
      expect(verifyChain([joinPersonal(rest, left)])).toBeUndefined();
      const altered = left.map((each) => ({ ...each, value: [each.value] }));
      expect(verifyChain([joinPersonal(rest, altered)])).toBe(altered.length > 0 ? 1 : undefined);
    }),
  );
});
