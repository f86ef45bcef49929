import type { WebhookKind, WebhookOffReason, WebhookType } from '#domain/webhooks/webhook.ts';
import type { WebhookProblem } from '#domain/webhooks/webhook-form.ts';
import type { WebhookDeed } from '#machines/settings/webhooks.machine.ts';

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
