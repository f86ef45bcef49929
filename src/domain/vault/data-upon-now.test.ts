import { expect, test } from 'vitest';
import type { Command } from '../log/command.ts';
import { noReads } from '../log/reads.ts';
import { dataUponNow } from './data-upon-now.ts';
import { emptyVault } from './vault.ts';
import { vaultStream } from './vault-stream.ts';

const [reach, pain] = [
  { id: 'reach', name: 'Reach', weight: 10_000 },
  { id: 'pain', name: 'Pain', weight: 10_000 },
];
const draft: Command = {
  id: 'w',
  type: 'SetCriteria',
  stream: 'vault-1',
  data: { criteria: [pain], base: [] },
  at: '2026-01-01T00:00:00.000Z',
};
const vault = { ...emptyVault, criteria: [reach] };

test('criteria that were refused because of others take their place when they are issued again', () => {
  expect(vaultStream.decide(vault, draft, noReads)).toEqual({ kind: 'rejected', reason: 'criteria-changed' });
  const again = { ...draft, data: dataUponNow(draft, vault) ?? {} };
  expect(vaultStream.decide(vault, again, noReads)).toMatchObject({
    kind: 'accepted',
    facts: [{ type: 'CriteriaSet', data: { criteria: [pain] } }],
  });
});

test('any other command is made again as it was', () => {
  expect(dataUponNow({ ...draft, type: 'RemoveFilter', data: { id: 'f' } }, vault)).toBeUndefined();
});
