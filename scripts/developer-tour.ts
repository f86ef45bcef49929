import type { Page } from 'playwright-core';
import type { AssistantGrant } from '../src/domain/account/assistant-grant.ts';
import type { Webhook } from '../src/domain/webhooks/webhook.ts';
import type { WebhookDelivery } from '../src/domain/webhooks/webhook-delivery.ts';
import { open } from '../tests/e2e/founder.ts';
import { keepSession, openAccount } from '../tests/fixtures/account.ts';
import type { Tour } from './screens-tour.ts';

const id = '00000000-0000-4000-8000-000000000001';
const at = (minute: number): string => `2026-11-29T09:${String(minute).padStart(2, '0')}:00.000Z`;
const url = 'https://hooks.crumb.example/groundwork/events?from=the-bakery-in-the-old-town';
const webhooks: readonly Webhook[] = [
  {
    ...{ id, url, kind: 'webhook', types: ['idea.captured', 'sign_up.received'], personal: true, off: null },
    ...{ failingSince: at(4), madeBy: 'ada', createdAt: at(0), previousSecretUntil: null },
  },
];
const delivery = (minute: number, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id: String(minute), messageId: `msg_${minute}`, type: 'sign_up.received', state: 'delivered', attempts: 1 },
  ...{ createdAt: at(minute), triedAt: at(minute), nextAt: null, status: 204, error: null, tookMs: 48, answer: '' },
  ...more,
});
const deliveries: readonly WebhookDelivery[] = [
  delivery(40, { type: 'webhook.test', state: 'failed', status: null, error: 'timed-out', tookMs: 10_000 }),
  delivery(39, { state: 'waiting', attempts: 0, status: null, tookMs: null, triedAt: null, nextAt: at(39) }),
  delivery(38, {
    ...{ state: 'waiting', attempts: 3, status: 503, error: 'not-accepted', nextAt: at(59) },
    answer: '<html><body>Service unavailable</body></html>',
  }),
  ...Array.from({ length: 20 }, (_, n) => delivery(30 - n)),
];
const assistant = (name: string, more: Partial<AssistantGrant> = {}): AssistantGrant => ({
  ...{ id: name, name, scope: 'read', createdAt: '2026-11-02T09:00:00.000Z', expiresAt: '2027-01-31T09:00:00.000Z' },
  ...{ lastUsedAt: null },
  ...more,
});
const assistants = [assistant('Claude', { scope: 'write', lastUsedAt: at(20) }), assistant('Visual Studio Code')];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The things that programs and assistants are given. */
export async function tourDeveloper({ page, url: address, shoot }: Tour): Promise<void> {
  await keepSession(page.context(), address, await openAccount(address));
  await open(page, `${address}/settings/account`);
  await button(page, 'New token').scrollIntoViewIfNeeded();
  await page.getByText(/^No webhooks yet/).waitFor();
  await shoot('developer-none');
  for (const [name, picture] of [
    ['New token', 'developer-new-token'],
    ['New webhook', 'developer-new-webhook'],
  ] as const) {
    await button(page, name).click();
    await page.getByRole('dialog').waitFor();
    await shoot(picture);
    await page.keyboard.press('Escape');
  }
  await tourFull(page, address, shoot);
  await open(page, `${address}/connect?request=gone`);
  await page.getByText(/^This request is no longer open/).waitFor();
  await shoot('connect-gone');
}

/** Webhooks, their deliveries and assistants, as a server would answer that has some. */
async function tourFull(page: Page, address: string, shoot: Tour['shoot']): Promise<void> {
  const answers: Record<string, unknown> = {
    '/api/v1/webhooks': webhooks,
    '/api/v1/assistants': assistants,
    [`/api/v1/webhooks/${id}/deliveries`]: deliveries,
  };
  await page.route(/\/api\/v1\/(webhooks|assistants)/, (route) => {
    const body = answers[new URL(route.request().url()).pathname];
    return body === undefined ? route.abort() : route.fulfill({ json: body });
  });
  await open(page, `${address}/settings/account`);
  const list = page.getByRole('button', { name: `Deliveries: ${url}` });
  await list.scrollIntoViewIfNeeded();
  await shoot('developer-full');
  await page.getByRole('button', { name: 'Disconnect Claude' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('developer-disconnecting');
  await page.keyboard.press('Escape');
  await list.click();
  await page.getByText('Not delivered').waitFor();
  await shoot('developer-deliveries');
  await page.getByText('Answer', { exact: true }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText(/^We couldn’t reach/).waitFor();
  await shoot('developer-deliveries-failing');
  await page.keyboard.press('Escape');
  answers[`/api/v1/webhooks/${id}/deliveries`] = [];
  await list.click();
  await page.getByText(/^Nothing was sent here yet/).waitFor();
  await shoot('developer-deliveries-none');
  await page.keyboard.press('Escape');
  delete answers[`/api/v1/webhooks/${id}/deliveries`];
  await list.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor();
  await shoot('developer-deliveries-unread');
  await page.unrouteAll();
}
