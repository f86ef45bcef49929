import { expect, test } from 'vitest';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { readMembers } from './members.ts';

const ada = { accountId: 'a', name: 'Ada', picture: null, role: 'owner', since: '2026-01-01T00:00:00.000Z' };

test('the members of the workspace are asked for', async () => {
  const asked: string[] = [];
  const call: AuthorisedCall = async <T>(path: string) => {
    asked.push(path);
    return [ada] as T;
  };
  expect(await readMembers(call)).toEqual([ada]);
  expect(asked).toEqual(['/api/v1/members']);
});

test('an answer that is none is no success', async () => {
  await expect(readMembers(async <T>() => [{ ...ada, role: 'king' }] as T)).rejects.toThrow();
});
