import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { accessTokensMachine, type ShownToken } from './access-tokens.machine.ts';

const listed = (id: string): ShownToken => ({
  ...{ id, name: `Name of ${id}`, scope: 'read', workspaceId: `place of ${id}`, lastUsedAt: null },
  ...{ createdAt: '2026-11-20T12:00:00Z', expiresAt: '2026-12-20T12:00:00Z' },
});
const tooOld = { kind: 'refused', status: 403, code: 'sign-in-too-old', message: '' };
const events = [
  { type: 'list.reloaded' },
  { type: 'form.opened', workspaceId: 'here', ways: ['password'] },
  { type: 'form.changed', change: { name: 'Zapier' } },
  { type: 'form.submitted', verdict: 'ok' },
  { type: 'form.submitted', verdict: 'missing' },
  { type: 'made.dismissed' },
  { type: 'revocation.asked', id: 'first' },
  { type: 'revocation.asked', id: 'unknown' },
  { type: 'revocation.confirmed' },
  { type: 'flow.cancelled' },
  done('loadTokens', [listed('first'), listed('second')]),
  failed('loadTokens', { kind: 'no-answer' }),
  done('makeToken', 'gw_new'),
  failed('makeToken', { kind: 'no-answer' }),
  failed('makeToken', tooOld),
  done('revokeToken'),
  failed('revokeToken', { kind: 'no-answer' }),
  failed('revokeToken', { kind: 'refused', status: 404, code: 'not-found', message: '' }),
  done('reauthentication', { kind: 'proven', firebaseToken: 'the proof' }),
  failed('reauthentication', new Error('broken')),
];

describe('access tokens', () => {
  const coverage = new Coverage(accessTokensMachine);
  const ids = (context: { listed: readonly ShownToken[] | null }) => context.listed?.map(({ id }) => id);

  for (const path of pathsOf(accessTokensMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(accessTokensMachine, path, {
        coverage,
        invariants: {
          '*': ({ context, value }) => {
            // The secret is nowhere but where it is shown.
            expect(context.token).toBe(value === 'showing' ? 'gw_new' : null);
            expect(JSON.stringify(context)).not.toContain('the proof');
            expect(context.leaving !== null).toBe(['asking', 'revoking'].includes(String(value)));
            expect(context.problem).toBe(context.problem && value === 'filling' ? 'missing' : null);
          },
          loading: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('loadTokens')).toBe(1);
          },
          unavailable: ({ context }) => expect(context.failure).toEqual({ kind: 'offline' }),
          // The second one is never asked about, and so never goes.
          listing: ({ context }) => expect(ids(context)).toContain('second'),
          filling: ({ context }, run) => {
            expect(context.form).toMatchObject({ workspaceId: 'here', scope: 'read', days: 90 });
            expect([run.running('makeToken'), run.running('reauthentication')]).toEqual([0, 0]);
          },
          making: ({ context }, run) => {
            expect(context).toMatchObject({ failure: null, form: { workspaceId: 'here' } });
            expect(run.running('makeToken')).toBe(1);
          },
          proving: ({ context }, run) => {
            expect(context).toMatchObject({ ways: ['password'], form: { workspaceId: 'here' }, failure: null });
            expect([run.running('reauthentication'), run.running('makeToken')]).toEqual([1, 0]);
          },
          asking: ({ context }, run) => {
            expect(context).toMatchObject({ leaving: { id: 'first', workspaceId: 'place of first' }, failure: null });
            expect(run.running('revokeToken')).toBe(0);
          },
          revoking: ({ context }, run) => {
            expect(context.leaving?.id).toBe('first');
            expect(run.running('revokeToken')).toBe(1);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
