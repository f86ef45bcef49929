import { accessTokenLimits, type TokenNameVerdict, type TokenScope } from '#domain/account/access-token.ts';
import type { WebhookKind, WebhookOffReason } from '#domain/webhooks/webhook.ts';
import type { DeliveryError, WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import type { WebhookType } from '#domain/webhooks/webhook-facts.ts';
import type { WebhookProblem } from '#domain/webhooks/webhook-form.ts';
import type { WebhookDeed } from '#machines/settings/webhooks.machine.ts';
import type { BadgeProps } from '#ui/Badge.tsx';

export const developerLabels = {
  title: 'Developer access',
  description:
    'For programs such as Zapier, a script, or an assistant. They read and change what you can, in one workspace.',
  loading: 'Loading developer access',
  workspace: 'Workspace',
  guide: 'How to use Groundwork from your own programs',
} as const;

const tokenScopes: Readonly<Record<TokenScope, { readonly label: string; readonly note: string }>> = {
  read: { label: 'Read', note: 'Reads the work, and nothing about people.' },
  write: { label: 'Read and write', note: 'Does what you can, but can’t manage members.' },
};

/** Texts of access tokens. */
export const tokenLabels = {
  title: 'Access tokens',
  empty: 'No tokens yet.',
  create: 'New token',
  scope: 'Scope',
  scopes: tokenScopes,
  rowScopes: { read: 'Reads', write: 'Reads and writes' } satisfies Record<TokenScope, string>,
  name: 'Name',
  nameHint: 'Shown in the history of everything this token does.',
  problems: {
    missing: 'Name it after the program that will use it.',
    'too-long': `Use at most ${accessTokenLimits.name} characters.`,
    unusable: 'Remove the characters that can’t be part of a name.',
  } satisfies Record<Exclude<TokenNameVerdict, 'ok'>, string>,
  days: 'Ends after',
  daysOf: (days: number) => `${days} days`,
  make: 'Create token',
  confirm: 'We’ll then create the token.',
  madeTitle: (name: string) => `Token for ${name}`,
  made: 'Copy it now, and keep it where you keep passwords. We won’t show it again.',
  token: 'Token',
  done: 'I copied it',
  until: 'until',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeNote: 'The program that uses it loses access right away. What it did stays.',
} as const;

/** Texts of the assistants that were let in. */
export const assistantLabels = {
  title: 'Assistants',
  empty: 'No assistants yet. One connects from its own settings, and asks you here.',
  guide: 'How to connect an assistant',
  rowScopes: { read: 'Reads', write: 'Reads and prepares work in' } satisfies Record<TokenScope, string>,
  rowScopesAlone: { read: 'Reads', write: 'Reads and prepares work' } satisfies Record<TokenScope, string>,
  since: 'since',
  until: 'until',
  disconnect: 'Disconnect',
  disconnectOf: (name: string) => `Disconnect ${name}`,
  question: (name: string) => `Disconnect ${name}?`,
  note: 'It loses access right away. What it prepared stays.',
} as const;

/** Texts of the webhooks of a workspace. */
export const webhookLabels = {
  title: 'Webhooks',
  empty: 'No webhooks yet. One sends what happens here to another program, Slack, or Discord.',
  guide: 'How to receive webhooks',
  create: 'New webhook',
  kind: 'Sends to',
  kinds: {
    webhook: { label: 'A program', note: 'Signed messages, as standardwebhooks.com describes them.' },
    slack: { label: 'Slack', note: 'A sentence and a link.' },
    discord: { label: 'Discord', note: 'A sentence and a link.' },
  } satisfies Record<WebhookKind, { readonly label: string; readonly note: string }>,
  url: 'Address',
  urlHint: 'An https address that can be reached from the internet.',
  problems: {
    'url-missing': 'Enter the address that takes the messages.',
    'url-malformed': 'Enter an address like https://example.com/hook.',
    'url-too-long': 'This address is too long.',
    'no-types': 'Choose at least one.',
  } satisfies Record<WebhookProblem, string>,
  events: 'Send when',
  types: {
    'idea.captured': 'An idea is captured',
    'experiment.started': 'A test starts',
    'sign_up.received': 'Someone signs up on a page',
    'response.completed': 'Someone answers a survey',
    'experiment.judged': 'A test is judged',
    'evidence.recorded': 'Evidence is recorded',
    'decision.recorded': 'A decision is recorded',
    'page.published': 'A page is published',
    'comment.created': 'Someone comments',
  } satisfies Record<WebhookType, string>,
  personal: 'Include personal data',
  personalHint: 'Names, emails, and what people wrote. Without it, messages only say that something happened.',
  make: 'Create webhook',
  secretTitle: 'Signing secret',
  secretNote: 'The program checks signatures with it. Copy it now; we won’t show it again.',
  previousNote: 'The secret before this one keeps working for 24 hours.',
  secret: 'Secret',
  done: 'I copied it',
  count: (types: number) => (types === 1 ? '1 kind of event' : `${types} kinds of events`),
  withPersonal: 'with personal data',
  failing: 'Failing since',
  off: {
    'switched-off': 'Switched off',
    gone: 'Off: the address answered that it’s gone',
    failing: 'Off: nothing arrived for three days',
  } satisfies Record<WebhookOffReason, string>,
  deeds: {
    delete: 'Delete',
    rotate: 'New secret',
    'switch-off': 'Switch off',
    'switch-on': 'Switch on',
  } satisfies Record<WebhookDeed, string>,
  deliveries: 'Deliveries',
  deedOn: (deed: string, name: string) => `${deed}: ${name}`,
  questions: {
    delete: {
      title: 'Delete this webhook?',
      text: 'Nothing more is sent there, and messages that wait are dropped.',
    },
    rotate: {
      title: 'Make a new secret?',
      text: 'Messages are signed with both secrets for 24 hours, so that you can change it in the program.',
    },
  },
} as const;

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

const deliveryTypes: Readonly<Record<string, string>> = {
  ...(webhookLabels.types satisfies Record<WebhookType, string>),
  'webhook.test': 'A test',
};

const deliveryErrors: Readonly<Record<DeliveryError, string>> = {
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
  typeOf: (type: string): string => (Object.hasOwn(deliveryTypes, type) ? deliveryTypes[type] : undefined) ?? type,
  error: (error: DeliveryError): string => deliveryErrors[error],
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
