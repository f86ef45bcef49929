import { describe, expect, test } from 'vitest';
import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, pathsOf } from '../../tests/models/model.ts';
import { deliveriesMachine } from './deliveries.machine.ts';
import type { ShownWebhook } from './webhooks.machine.ts';

const webhook: ShownWebhook = {
  ...{ id: 'hook', url: 'https://hook.example', kind: 'webhook', types: ['idea.captured'], personal: false, off: null },
  ...{ failingSince: null, madeBy: 'ada', createdAt: '2026-11-20T12:00:00Z', previousSecretUntil: null },
  workspaceId: 'here',
};
const delivery = (id: string, state: WebhookDelivery['state']): WebhookDelivery => ({
  ...{ id, messageId: `msg_${id}`, type: 'idea.captured', state, attempts: 1, createdAt: '2026-11-20T12:00:00Z' },
  ...{ triedAt: null, nextAt: null, status: null, error: null, tookMs: null, answer: null },
});
const many = Array.from({ length: 12 }, (_, n) => delivery(`old-${n}`, 'delivered'));
const waiting = [delivery('first', 'waiting'), ...many];
const ended = [delivery('first', 'delivered'), ...many];
const noAnswer = { kind: 'no-answer' };
const missing = { kind: 'refused', status: 404, code: 'not-found', message: '' };
const events = [
  { type: 'deliveries.opened', webhook },
  { type: 'deliveries.closed' },
  { type: 'list.reloaded' },
  { type: 'more.shown' },
  { type: 'test.asked' },
  { type: 'again.asked', id: 'first' },
  { type: 'again.asked', id: 'unknown' },
  after('refreshMs', 'deliveries.open.listing.resting'),
  done('loadDeliveries', waiting),
  done('loadDeliveries', []),
  failed('loadDeliveries', noAnswer),
  done('refresh', ended),
  failed('refresh', noAnswer),
  done('sendTest', delivery('test', 'failed')),
  failed('sendTest', noAnswer),
  failed('sendTest', missing),
  done('sendAgain', delivery('first', 'waiting')),
  done('sendAgain', delivery('second', 'waiting')),
  failed('sendAgain', noAnswer),
  failed('sendAgain', missing),
];
describe('the deliveries of a webhook', () => {
  const coverage = new Coverage(deliveriesMachine);
  const paths = pathsOf(deliveriesMachine, {
    events,
    key: ({ context }) => context,
    // What was put in front before makes no difference for what comes.
    when: ({ context }, { type }) => type === 'deliveries.closed' || !(context.listed?.length > many.length + 1),
  });

  for (const path of paths) {
    test(path.description, () =>
      drivePath(deliveriesMachine, path, {
        coverage,
        invariants: {
          '*': ({ context, value }, run) => {
            const isOpen = value !== 'closed';
            expect(context.about).toEqual(isOpen ? webhook : null);
            // Nothing is asked that nobody sees.
            const asked = ['loadDeliveries', 'refresh', 'sendTest', 'sendAgain'].map((id) => run.running(id));
            expect(asked.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(isOpen ? 1 : 0);
            // No delivery is listed twice.
            const ids = context.listed?.map(({ id }: WebhookDelivery) => id) ?? [];
            expect(new Set(ids).size).toBe(ids.length);
          },
          closed: ({ context }) => expect(context).toMatchObject({ listed: null, failure: null, again: null }),
          'open.loading': ({ context }, run) => {
            expect([context.failure, run.running('loadDeliveries')]).toEqual([null, 1]);
            // However many were shown of the webhook before.
            if (context.listed === null) expect(context.shown).toBe(10);
          },
          'open.unavailable': ({ context }, run) => {
            expect(context.failure).toEqual({ kind: 'offline' });
            expect(run.running('loadDeliveries')).toBe(0);
          },
          'open.listing': ({ context }) => expect([context.listed === null, context.again]).toEqual([false, null]),
          'open.listing.refreshing': ({ context }, run) => {
            expect(context.listed?.some(({ state }: WebhookDelivery) => state === 'waiting')).toBe(true);
            expect(run.running('refresh')).toBe(1);
          },
          'open.testing': ({ context }, run) => {
            expect([context.failure, context.again, run.running('sendTest')]).toEqual([null, null, 1]);
          },
          'open.sending': ({ context }, run) => {
            expect([context.failure, context.again, run.running('sendAgain')]).toEqual([null, 'first', 1]);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
