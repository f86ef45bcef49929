import { expect, test } from 'vitest';
import { readToken, type Visit, visitSeal, writeToken } from './visit-token.ts';

const page = { workspaceId: '0'.repeat(8), pageId: '1'.repeat(8) };
const at = Date.UTC(2026, 2, 1, 12);
const visit: Visit = {
  ...{ publishedVersion: 3, version: 'a', source: 'news.example', nonce: 'c'.repeat(32), at },
  visitor: { today: 'd'.repeat(32), before: null },
};
const seal = visitSeal(Buffer.alloc(32, 1));
const tokenOf = (given: Partial<Visit> = {}) => writeToken(seal, page, { ...visit, ...given });
const read = (token: string, of = page, later = 0) => readToken(seal, of, token, new Date(at + later));

test('a token says to its page what the visit was', () => {
  const overnight = { version: 'b', visitor: { today: 'd'.repeat(32), before: 'e'.repeat(32) } } as const;
  const pressed = { door: 'plan-2' };
  expect([{}, overnight, pressed].map((given) => read(tokenOf(given)))).toEqual([
    visit,
    { ...visit, ...overnight },
    { ...visit, ...pressed },
  ]);
});

test('nobody who has a token can read from it which version and source it is of', () => {
  const [a, b] = (['a', 'b'] as const).map((version) => tokenOf({ version }));
  const said = (token = '') => `${token} ${Buffer.from(token, 'base64url').toString('latin1')}`;
  expect(said(a) + said(b)).not.toMatch(/news\.example|cccc|dddd/);
  // Neither its length nor what two of the same version have in common tells.
  expect(b).toHaveLength(a?.length ?? 0);
  expect(tokenOf()).not.toBe(tokenOf());
  expect(a).toMatch(/^[\w-]+$/);
});

test('a token that was changed, is of another page or another server, or is older than a day says nothing', () => {
  const token = tokenOf();
  const changed = Array.from(
    token,
    (letter, n) => `${token.slice(0, n)}${letter === 'A' ? 'B' : 'A'}${token.slice(n + 1)}`,
  );
  const cut = [0, 1, 20, 40, token.length - 1].map((length) => token.slice(0, length));
  const theirs = writeToken(visitSeal(Buffer.alloc(32, 2)), page, visit);
  expect([...changed, ...cut, theirs, `${token}A`, `${token}.${token}`, '.', '%'].map((each) => read(each))).toEqual(
    Array.from({ length: changed.length + cut.length + 5 }),
  );
  expect(read(token, { ...page, pageId: '2'.repeat(8) })).toBeUndefined();
  expect([read(token, page, -1), read(token, page, 86_400_001)]).toEqual([undefined, undefined]);
  expect(read(token, page, 86_400_000)).toEqual(visit);
});
