import type { WebhookType } from '#domain/webhooks/webhook.ts';
import type { DeliveryError, WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import type { BadgeProps } from '#ui/Badge.tsx';
import { webhookLabels } from './webhook-labels.ts';

interface StateLabel {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** The fate of a message in words. */
export function deliveryState({ state, attempts }: Pick<WebhookDelivery, 'state' | 'attempts'>): StateLabel {
  switch (state) {
    case 'delivered':
      return { label: 'Arrived', tone: 'success' };
    case 'failed':
      return { label: 'Not delivered', tone: 'danger' };
    case 'waiting':
      return attempts === 0 ? { label: 'Waiting', tone: 'neutral' } : { label: 'Trying again', tone: 'warning' };
  }
}

const types: Readonly<Record<string, string>> = {
  ...(webhookLabels.types satisfies Record<WebhookType, string>),
  'webhook.test': 'A test',
};

const errors: Readonly<Record<DeliveryError, string>> = {
  'address-not-public': 'The address can’t be reached from the internet',
  'name-not-found': 'No server has this name',
  'connection-failed': 'The server couldn’t be reached',
  'certificate-invalid': 'The server’s certificate isn’t valid',
  'timed-out': 'No answer within 10 seconds',
  redirected: 'The server answered with a redirect, which we don’t follow',
  'not-accepted': 'The server didn’t accept it',
  'switched-off': 'The webhook was switched off before it was sent',
  unreadable: 'We couldn’t send it because of a fault on our side',
};

/** Texts of what was sent to a webhook. */
export const deliveryLabels = {
  title: 'Deliveries',
  loading: 'Loading deliveries',
  list: 'Deliveries, the latest first',
  empty: 'Nothing was sent here yet. Send a test to see if it works.',
  test: 'Send a test',
  off: 'This webhook is off. Only tests are sent.',
  /** The types of a server that is newer than this page have their own names. */
  typeOf: (type: string): string => (Object.hasOwn(types, type) ? types[type] : undefined) ?? type,
  error: (error: DeliveryError): string => errors[error],
  status: (status: number) => `status ${status}`,
  took: (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`),
  tries: (tries: number) => (tries === 1 ? '1 try' : `${tries} tries`),
  next: 'Next try',
  answer: 'Answer',
  again: 'Send again',
  tryNow: 'Try now',
  againOf: (label: string, type: string, when: string) => `${label}: ${type}, ${when}`,
  more: 'Show more',
} as const;
