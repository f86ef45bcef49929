import { describe, expect, test } from 'vitest';
import type { SessionRecord } from '#domain/account/session-record.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { sessionsListMachine } from './sessions-list.machine.ts';

const session = (id: string, isCurrent: boolean): SessionRecord => ({
  id,
  device: 'Firefox on Windows',
  createdAt: '2026-11-20T12:00:00Z',
  lastUsedAt: '2026-11-20T12:00:00Z',
  isCurrent,
});
const events = [
  { type: 'list.reloaded' },
  { type: 'end.asked', id: 'mine', ways: ['password'] },
  { type: 'end.asked', id: 'other', ways: ['password'] },
  { type: 'flow.cancelled' },
  done('loadSessions', [session('mine', true), session('other', false)]),
  failed('loadSessions', { kind: 'no-answer' }),
  done('endSession'),
  failed('endSession', { kind: 'no-answer' }),
  failed('endSession', { kind: 'refused', status: 404, code: 'not-found', message: '' }),
  failed('endSession', { kind: 'refused', status: 403, code: 'sign-in-too-old', message: '' }),
  done('reauthentication', { kind: 'proven', firebaseToken: 'the token' }),
  failed('reauthentication', new Error('broken')),
];

describe('sessions list', () => {
  const coverage = new Coverage(sessionsListMachine);

  for (const path of pathsOf(sessionsListMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(sessionsListMachine, path, {
        coverage,
        invariants: {
          loading: (_, run) => expect(run.running('loadSessions')).toBe(1),
          listing: ({ context }) => {
            expect(context.ending).toBeNull();
            expect(context.sessions.map(({ id }: SessionRecord) => id)).toContain('mine');
          },
          unavailable: ({ context }) => expect(context.failure).toEqual({ kind: 'offline' }),
          '*': ({ context }) => expect(JSON.stringify(context)).not.toContain('the token'),
          proving: ({ context }, run) => {
            expect(context).toMatchObject({ ending: 'other', ways: ['password'], failure: null });
            expect([run.running('reauthentication'), run.running('endSession')]).toEqual([1, 0]);
          },
          ending: ({ context }, run) => {
            expect(context).toMatchObject({ ending: 'other', failure: null });
            expect(run.running('endSession')).toBe(1);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
