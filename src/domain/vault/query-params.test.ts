import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ideaStatuses } from '../idea/idea.ts';
import { pathOf } from '../routes/build-path.ts';
import { matchPath } from '../routes/match-path.ts';
import { wholeVault } from './idea-query.ts';
import { paramsOfQuery, queryOfParams, type VaultAddress } from './query-params.ts';
import { ideaOrders } from './vault.ts';

const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).filter((each) => each.length <= maxLength);
const address: fc.Arbitrary<VaultAddress> = fc.record({
  query: fc.record({
    text: text(200),
    statuses: fc.subarray([...ideaStatuses]),
    tags: fc.uniqueArray(
      fc.oneof(fc.constantFrom('a,b', '%2C', '%', ',', 'C++ & co'), text(40)).filter((tag) => tag.trim() !== ''),
      { maxLength: 4 },
    ),
    isStale: fc.boolean(),
    isArchived: fc.boolean(),
    order: fc.constantFrom(...ideaOrders),
    isDescending: fc.boolean(),
  }),
  view: fc.constantFrom('table', 'board'),
});

test('an address says the whole query, also once the browser has spelled it', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      const path = pathOf('idea-vault', paramsOfQuery(wanted));
      expect(queryOfParams(matchPath(path).params)).toEqual(wanted);
    }),
  );
});

test('what goes without saying is not said', () => {
  expect(paramsOfQuery({ query: wholeVault, view: 'table' })).toEqual({});
  expect(paramsOfQuery({ query: { ...wholeVault, isDescending: false, text: 'bees' }, view: 'board' })).toEqual({
    q: 'bees',
    order: 'captured-up',
    view: 'board',
  });
});

test.each([
  { status: 'inbox,nonsense,,inbox' },
  { order: 'nonsense', status: 'inbox' },
  { order: 'captured-sideways', status: 'inbox' },
  { view: 'cube', stale: 'perhaps', archived: '1', status: 'inbox', tag: `,, ,${'x'.repeat(41)}` },
])('%j: what means nothing counts as not there', (params) => {
  expect(queryOfParams(params)).toEqual({ query: { ...wholeVault, statuses: ['inbox'] }, view: 'table' });
});

test('a search text that is too long is cut, and not in the middle of a character', () => {
  expect(queryOfParams({ q: `${'x'.repeat(199)}🐝` }).query.text).toBe('x'.repeat(199));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('q', 'status', 'tag', 'order', 'view'), fc.string()), (params) => {
      const meant = queryOfParams(params);
      expect(queryOfParams(paramsOfQuery(meant))).toEqual(meant);
    }),
  );
});
