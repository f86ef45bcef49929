import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer, Answered } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { workspaceId } from '../../../../tests/fixtures/sync/memory-log.ts';

const team = '00000000-0000-4000-8000-0000000000aa';
const url = 'https://crumb.example/hook';
const webhook: Webhook = {
  ...{ id: 'hook', url, kind: 'webhook', types: ['idea.captured'], personal: false, off: null },
  ...{ failingSince: null, madeBy: 'ada', createdAt: '2026-01-01T00:00:00.000Z', previousSecretUntil: null },
};
const delivered = (id: number, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id: `${id}`, messageId: `msg_${id}`, type: 'idea.captured', state: 'delivered', attempts: 1, error: null },
  ...{ createdAt: at(id), triedAt: at(id), nextAt: null, status: 200, tookMs: 35, answer: '' },
  ...more,
});
/** A moment of January 2, in the time of the reader. */
const at = (minute: number): string => new Date(2026, 0, 2, 9, minute).toISOString();

/** The deliveries of one webhook of a team at the server, and what was asked of it besides the lists. */
async function openDeliveries(kept: readonly WebhookDelivery[] = [], off: Webhook['off'] = null) {
  const server = {
    ...{ kept, asked: [] as unknown[], answered: null as Answered | null, isDown: false },
    hold: Promise.resolve(),
  };
  const answer: Answer = async ({ method, url: { pathname }, headers }) => {
    if (['/api/v1/tokens', '/api/v1/assistants'].includes(pathname)) return { status: 200, body: [] };
    if (!pathname.startsWith('/api/v1/webhooks')) return undefined;
    const of = headers.get('groundwork-workspace');
    if (pathname === '/api/v1/webhooks') return { status: 200, body: of === team ? [{ ...webhook, off }] : [] };
    if (server.isDown) throw new TypeError('Failed to fetch');
    if (of !== team) return { status: 404, body: { code: 'not-found', message: '' } };
    if (method === 'GET') return { status: 200, body: server.kept };
    server.asked.push([method, pathname]);
    await server.hold;
    const { answered } = server;
    server.answered = null;
    return answered ?? { status: 500, body: { code: 'internal', message: '' } };
  };
  const opened = await openApp('/settings/account', {
    account: new MemoryAccount(),
    answers: [answer],
    record: {
      workspaces: [
        { id: workspaceId, name: 'Ada’s workspace', role: 'owner', members: 1 },
        { id: team, name: 'Crumb', role: 'member', members: 3 },
      ],
    },
  });
  const open = async () => {
    await opened.user.click(await screen.findByRole('button', { name: `Deliveries: ${url}` }));
    return within(await screen.findByRole('dialog', { name: 'Deliveries' }));
  };
  return { ...opened, server, open, dialog: await open() };
}
type Dialog = Awaited<ReturnType<typeof openDeliveries>>['dialog'];
/** The rows in words, the latest first. */
const rows = async (dialog: Dialog) =>
  (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent?.replace(/\s/g, ' '));

test('deliveries say what was sent and when, what came of it, and what comes next', async () => {
  const { dialog } = await openDeliveries([
    delivered(6, { type: 'webhook.test', state: 'failed', status: null, error: 'name-not-found', tookMs: 2300 }),
    delivered(5, {
      state: 'waiting',
      attempts: 0,
      status: null,
      tookMs: null,
      triedAt: null,
      nextAt: at(5),
      answer: null,
    }),
    delivered(4, {
      state: 'waiting',
      attempts: 2,
      status: 503,
      error: 'not-accepted',
      nextAt: at(9),
      answer: 'busy <b>',
    }),
    delivered(3, { state: 'failed', attempts: 8, status: null, error: 'timed-out', tookMs: 10_000, answer: null }),
    delivered(2, { type: 'a.later.one' }),
  ]);
  expect(await rows(dialog)).toEqual([
    'A test Not deliveredJan 2, 9:06 AM, 2.3 s, 1 tryNo server has this name.',
    'An idea is captured WaitingJan 2, 9:05 AMTry now',
    'An idea is captured Trying againJan 2, 9:04 AM, status 503, 35 ms, 2 triesThe server didn’t accept it.' +
      'Next try: Jan 2, 9:09 AMAnswerbusy <b>Try now',
    'An idea is captured Not deliveredJan 2, 9:03 AM, 10.0 s, 8 triesNo answer within 10 seconds.Send again',
    'a.later.one ArrivedJan 2, 9:02 AM, status 200, 35 ms, 1 trySend again',
  ]);
  dialog.getByText(url);
  expect(await findViolations()).toEqual([]);
});

test('older deliveries are shown ten at a time', async () => {
  const { user, dialog } = await openDeliveries(Array.from({ length: 23 }, (_, n) => delivered(59 - n)));
  const times = async () => (await dialog.findAllByRole('listitem')).length;
  const seen = [await times()];
  for (let n = 0; n < 2; n++) {
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    seen.push(await times());
  }
  expect(seen).toEqual([10, 20, 23]);
  expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect((await rows(dialog)).at(-1)).toContain('9:37 AM');
});

test('a test is sent to a webhook that nothing was sent to, and what came back is first', async () => {
  const { user, server, dialog } = await openDeliveries();
  await dialog.findByText('Nothing was sent here yet. Send a test to see if it works.');
  let answerNow = () => {};
  server.hold = new Promise((resolve) => {
    answerNow = resolve;
  });
  server.answered = { status: 200, body: delivered(1, { type: 'webhook.test', answer: 'thanks' }) };
  const send = dialog.getByRole('button', { name: 'Send a test' });
  await user.click(send);
  // While it is under way, a second press asks for nothing.
  await user.click(send);
  answerNow();
  expect(await rows(dialog)).toEqual(['A test ArrivedJan 2, 9:01 AM, status 200, 35 ms, 1 tryAnswerthanks']);
  expect(dialog.queryByText(/^Nothing was sent/)).toBeNull();
  expect(server.asked).toEqual([['POST', '/api/v1/webhooks/hook/test']]);
});

test('a delivery is sent again, and waits in front; one that waits stays where it is', async () => {
  const waiting = delivered(4, { state: 'waiting', attempts: 1, status: 500, error: 'not-accepted', nextAt: at(9) });
  const { user, server, dialog } = await openDeliveries([waiting, delivered(3), delivered(2)]);
  const states = async () => (await rows(dialog)).map((text) => text?.match(/Arrived|Waiting|Trying again/)?.[0]);
  const press = async (name: string, answered: Answered) => {
    server.answered = answered;
    await user.click(await dialog.findByRole('button', { name }));
  };
  const fresh = { state: 'waiting', attempts: 0, status: null, tookMs: null, triedAt: null, answer: null } as const;
  await press('Send again: An idea is captured, Jan 2, 9:02 AM', {
    status: 202,
    body: delivered(5, { ...fresh, messageId: 'msg_2', nextAt: at(5) }),
  });
  await waitFor(async () => expect(await states()).toEqual(['Waiting', 'Trying again', 'Arrived', 'Arrived']));
  await press('Try now: An idea is captured, Jan 2, 9:04 AM', { status: 202, body: { ...waiting, nextAt: at(7) } });
  await waitFor(async () => expect((await rows(dialog))[1]).toContain('Next try: Jan 2, 9:07 AM'));
  expect(await states()).toEqual(['Waiting', 'Trying again', 'Arrived', 'Arrived']);
  expect(server.asked).toEqual([
    ['POST', '/api/v1/webhooks/hook/deliveries/2/again'],
    ['POST', '/api/v1/webhooks/hook/deliveries/4/again'],
  ]);
});

test('what could not be sent says why, and one that is gone goes from the list', async () => {
  const { user, server, dialog } = await openDeliveries([delivered(3), delivered(2)]);
  const press = async (name: string) => user.click(await dialog.findByRole('button', { name }));
  server.answered = { status: 409, body: { code: 'webhook-off', message: '' } };
  await press('Send again: An idea is captured, Jan 2, 9:03 AM');
  await dialog.findByText('This webhook is off. Switch it on first.');
  server.isDown = true;
  await press('Send a test');
  await dialog.findByText(/^We couldn’t reach Groundwork/);
  expect(dialog.queryByText(/^This webhook is off/)).toBeNull();
  server.isDown = false;
  server.kept = [delivered(3)];
  server.answered = { status: 404, body: { code: 'not-found', message: '' } };
  await press('Send again: An idea is captured, Jan 2, 9:02 AM');
  await waitFor(async () => expect(await rows(dialog)).toHaveLength(1));
  expect(dialog.queryByText(/^We couldn’t reach Groundwork/)).toBeNull();
});

test('deliveries that could not be read are asked for again, and are read anew each time they are opened', async () => {
  const { user, server, dialog, open } = await openDeliveries([delivered(3)]);
  await rows(dialog);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.isDown = true;
  const again = await open();
  await again.findByText(/^Couldn’t load this/);
  expect(again.queryByRole('listitem')).toBeNull();
  expect(again.getByRole('button', { name: 'Send a test' })).toHaveProperty('disabled', true);
  server.isDown = false;
  server.kept = [delivered(4), delivered(3)];
  await user.click(again.getByRole('button', { name: 'Try again' }));
  expect(await rows(again)).toHaveLength(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: `Deliveries: ${url}` })));
});

test('a webhook that is off is only sent tests', async () => {
  const { dialog } = await openDeliveries([delivered(3)], { reason: 'gone', since: '2026-01-02T00:00:00.000Z' });
  await dialog.findByText('This webhook is off. Only tests are sent.');
  await rows(dialog);
  expect(dialog.queryByRole('button', { name: /^Send again/ })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Send a test' })).toHaveProperty('disabled', false);
});
