import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Membership, Memberships } from '../team/memberships.ts';
import { readEventsFor } from './read-events-for.ts';

const logged = {
  ...{ id: 'c:0', type: 'InterviewLogged', v: 1, stream: 'interview-00000000-0000-4000-8000-000000000000' },
  data: { person: 'Dora', lastTime: 'Yesterday', on: '2026-01-01' },
} as unknown as RecordedEvent;
const cem: Principal = {
  ...{ accountId: 'cem', workspaceId: 'team', sessionId: 's', keyThumbprint: null, expiresAt: new Date(0) },
  membership: { role: 'member', isTeam: true },
};

/** Reads a page while the membership of its reader becomes this one. */
function readWhile(after: Membership | null) {
  let now: Membership | null = cem.membership ?? null;
  const memberships = { find: () => Promise.resolve(now) } as unknown as Memberships;
  const readEvents = () => {
    now = after;
    return Promise.resolve({ events: [logged], position: 1 });
  };
  return readEventsFor(memberships, { readEvents }, cem, { after: 0, limit: 500 });
}

test('a page is given as its reader may read it once it was read, whatever their role was before', async () => {
  expect((await readWhile({ role: 'member', isTeam: true })).events).toEqual([logged]);
  expect((await readWhile({ role: 'advisor', isTeam: true })).events).toEqual([
    { ...logged, data: { on: '2026-01-01' } },
  ]);
});

test('a page is given to nobody who was removed while it was read', async () => {
  await expect(readWhile(null)).rejects.toMatchObject({ statusCode: 404, code: 'not-found' });
});
