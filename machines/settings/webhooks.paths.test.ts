import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { type ShownWebhook, webhooksMachine } from './webhooks.machine.ts';

const webhook = (id: string): ShownWebhook => ({
  ...{ id, url: `https://${id}.example`, kind: 'webhook', types: ['idea.captured'], personal: false, off: null },
  ...{ failingSince: null, madeBy: 'ada', createdAt: '2026-11-20T12:00:00Z', previousSecretUntil: null },
  workspaceId: `place of ${id}`,
});
const form = { url: 'https://new.example', workspaceId: 'here', kind: 'webhook', types: [], personal: false };
const events = [
  { type: 'list.reloaded' },
  { type: 'form.opened', form },
  { type: 'form.changed', change: { personal: true } },
  { type: 'form.submitted', problem: null },
  { type: 'form.submitted', problem: 'no-types' },
  { type: 'secret.dismissed' },
  { type: 'change.asked', id: 'first', deed: 'delete' },
  { type: 'change.asked', id: 'first', deed: 'switch-off' },
  { type: 'change.asked', id: 'unknown', deed: 'delete' },
  { type: 'change.asked', id: 'unknown', deed: 'switch-on' },
  { type: 'change.confirmed' },
  { type: 'flow.cancelled' },
  done('loadWebhooks', [webhook('first'), webhook('second')]),
  failed('loadWebhooks', { kind: 'no-answer' }),
  done('makeWebhook', 'whsec_new'),
  failed('makeWebhook', { kind: 'no-answer' }),
  done('changeWebhook', null),
  done('changeWebhook', 'whsec_other'),
  failed('changeWebhook', { kind: 'no-answer' }),
  failed('changeWebhook', { kind: 'refused', status: 404, code: 'not-found', message: '' }),
];

describe('webhooks', () => {
  const coverage = new Coverage(webhooksMachine);

  for (const path of pathsOf(webhooksMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(webhooksMachine, path, {
        coverage,
        invariants: {
          '*': ({ context, value }) => {
            // The secret is nowhere but where it is shown.
            expect(context.secret !== null).toBe(value === 'showing');
            expect(context.problem).toBe(context.problem && value === 'filling' ? 'no-types' : null);
            expect(context.about === null || ['asking', 'changing', 'showing'].includes(String(value))).toBe(true);
          },
          loading: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('loadWebhooks')).toBe(1);
          },
          unavailable: ({ context }) => expect(context.failure).toEqual({ kind: 'offline' }),
          listing: ({ context }) => expect(context.listed).toHaveLength(2),
          filling: ({ context }, run) => {
            expect(context.form).toMatchObject({ url: form.url, workspaceId: 'here' });
            expect(run.running('makeWebhook')).toBe(0);
          },
          making: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('makeWebhook')).toBe(1);
          },
          // What is switched on or off is not asked about.
          asking: ({ context }, run) => {
            expect(context).toMatchObject({ about: { id: 'first' }, deed: 'delete', failure: null });
            expect(run.running('changeWebhook')).toBe(0);
          },
          changing: ({ context }, run) => {
            expect(context).toMatchObject({ about: { id: 'first', workspaceId: 'place of first' }, failure: null });
            expect(run.running('changeWebhook')).toBe(1);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
