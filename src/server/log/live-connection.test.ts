import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { Principal } from '../accounts/principal.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import type { Memberships } from '../team/memberships.ts';
import { openLiveConnection } from './live-connection.ts';

afterEach(() => void vi.useRealTimers());

interface Noted {
  readonly asked: string[];
  readonly closed: number[];
  /** Actions that incoming messages led to. */
  readonly read: string[];
  readonly refused: unknown[];
}

type Deps = Parameters<typeof openLiveConnection>[2];

/** A connection over a socket that nobody answers on. */
function openWith(noted: Noted, deps: Partial<Deps> = {}) {
  const { asked, closed, read, refused } = noted;
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    pause: () => read.push('paused'),
    resume: () => read.push('resumed'),
    terminate: () => read.push('cut'),
    send(text: string, done: () => void) {
      read.push(text);
      done();
    },
    close(code: number) {
      socket.readyState = 2;
      closed.push(code);
    },
  });
  const connection = openLiveConnection(socket as unknown as WebSocket, 0, {
    eventStore: {} as never,
    sessions: {
      async authenticate(token) {
        asked.push(token);
        expect(read.at(-1)).toBe('paused');
        return null;
      },
      onEnded: () => () => undefined,
    },
    clock: () => new Date(),
    budget: createByteBudget(),
    timing: { authWithinMs: 60_000, pingEveryMs: 60_000 },
    log: {} as FastifyBaseLogger,
    wire: { cork: () => undefined, uncork: () => undefined },
    admitted: () => expect.unreachable(),
    named: undefined,
    memberships: undefined,
    proved: async () => expect.unreachable(),
    refused: (...why) => refused.push(why),
    said: expect.unreachable,
    ...deps,
  });
  return { connection, socket };
}

const nothing = (): Noted => ({ asked: [], closed: [], read: [], refused: [] });

test('whoever shows many wrong tokens at once has one of them looked up', async () => {
  const noted = nothing();
  const { asked, closed, read, refused } = noted;
  const { socket } = openWith(noted);
  for (let n = 0; n < 100; n++) socket.emit('message', JSON.stringify({ type: 'auth', accessToken: `t${n}` }));
  await expect.poll(() => closed).toEqual([4401]);
  socket.emit('message', JSON.stringify({ type: 'auth', accessToken: 'late' }));
  socket.emit('close');
  expect(asked).toEqual(['t0']);
  await expect.poll(() => read.at(-1)).toBe('resumed');
  expect(refused).toEqual([['unknown-token', undefined]]);
});

test('whoever says no goodbye to a server that restarts is cut after three seconds', () => {
  vi.useFakeTimers();
  const noted = nothing();
  openWith(noted).connection.restart();
  vi.advanceTimersByTime(2999);
  expect(noted).toEqual({ ...nothing(), closed: [1012] });
  vi.advanceTimersByTime(1);
  expect(noted).toEqual({ ...nothing(), closed: [1012], read: ['cut'] });
});

const workspaceId = '00000000-0000-4000-8000-000000000001';
const cem: Principal = {
  ...{ accountId: 'cem', workspaceId, sessionId: 's', keyThumbprint: null, expiresAt: new Date(8_000_000_000_000) },
};
const lowered = { stream: teamStreamOf(workspaceId), type: 'RoleChanged', data: { accountId: 'cem', role: 'viewer' } };
const logged = { stream: `interview-${workspaceId}`, type: 'InterviewLogged' };

test('the page in which somebody may only read from now on already comes to them without who was talked to', async () => {
  const noted = nothing();
  let role: 'member' | 'viewer' = 'member';
  const page = [lowered, { ...logged, data: { on: '2026-01-01', person: 'Dora', lastTime: 'Yesterday' } }];
  const { socket } = openWith(noted, {
    sessions: { authenticate: async () => cem, onEnded: () => () => undefined },
    proved: async () => true,
    admitted: () => true,
    memberships: { find: async () => ({ role, isTeam: true }), forget: () => undefined } as unknown as Memberships,
    eventStore: {
      async readEvents(_: string, after: number) {
        role = 'viewer';
        return { events: after === 0 ? page : [], position: 2 };
      },
    } as unknown as Deps['eventStore'],
  });
  socket.emit('message', JSON.stringify({ type: 'auth', accessToken: 't' }));
  const sent = () => noted.read.filter((each) => each.startsWith('{')).map((each) => JSON.parse(each));
  await expect.poll(sent).toHaveLength(1);
  socket.emit('close');
  expect(sent()).toEqual([
    { type: 'events', events: [lowered, { ...logged, data: { on: '2026-01-01' } }], position: 2 },
  ]);
});
