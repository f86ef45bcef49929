import type { ActivityRecord } from '#domain/account/activity-record.ts';
import { providerNames } from '#domain/auth/oauth-provider.ts';

const providers = Object.values(providerNames);
const nameOf = (method: string | null): string | undefined =>
  providers.find((name) => method?.split('.')[0] === name.toLowerCase());

const withMethod = (method: string | null): string => {
  if (method === 'password') return ' with password';
  if (method === 'email') return ' with email';
  if (method === 'email-link') return ' by email link';
  if (method === 'passkey') return ' with a passkey';
  if (method === 'custom') return ' with a sign-in token';
  const name = nameOf(method);
  return name === undefined ? '' : ` with ${name}`;
};

const failedSignIns: Readonly<Record<string, string>> = {
  'wrong-password': 'Failed sign-in: wrong password',
  'wrong-code': 'Failed sign-in: wrong two-factor code',
  'too-many-attempts': 'Sign-in blocked: too many attempts',
};

const endedSessions: Readonly<Record<string, (device: string) => string>> = {
  'signed-out': () => 'Signed out',
  'ended-elsewhere': (device) => `Signed out ${device}`,
  expired: (device) => `Session expired: ${device}`,
  'token-reused': (device) => `Signed out ${device}: an old session token was used again`,
  'too-many': (device) => `Signed out ${device}: too many sessions`,
  revoked: (device) => `Signed out ${device}: the sign-in was revoked`,
};

const endedTogether: Readonly<Record<string, string>> = {
  others: 'Signed out all other devices',
  all: 'Signed out everywhere',
};

const webhookChanges: Readonly<Record<string, string>> = {
  secret: 'New webhook secret created',
  'switched-off': 'Webhook switched off',
};

type Label = (record: ActivityRecord) => string | undefined;

const labels: Readonly<Record<string, Label>> = {
  'sign-in': ({ outcome, reason, method, secondFactor }) =>
    outcome === 'success'
      ? `Signed in${withMethod(method)}${secondFactor ? ' and two-factor authentication' : ''}`
      : (failedSignIns[reason ?? ''] ?? 'Failed sign-in'),
  'account-created': () => 'Account created',
  'password-reset-asked': () => 'Password reset requested',
  'password-reset': () => 'Password reset',
  'password-changed': () => 'Password changed',
  'password-added': () => 'Password added',
  'password-removed': () => 'Password removed',
  'sign-in-link-asked': () => 'Sign-in link requested',
  'second-factor-added': () => 'Authenticator app added',
  'second-factor-removed': () => 'Authenticator app removed',
  'passkey-added': () => 'Passkey added',
  'passkey-removed': () => 'Passkey removed',
  'recovery-codes-made': () => 'Recovery codes created',
  'recovery-code-used': () => 'Recovery code used',
  'method-linked': ({ method }) =>
    method === 'email-link' ? 'Email links added' : `Connected ${nameOf(method) ?? 'an account'}`,
  'method-removed': ({ method }) => `Disconnected ${nameOf(method) ?? 'an account'}`,
  'address-verified': () => 'Email verified',
  'address-change-asked': () => 'Email change requested',
  'address-changed': () => 'Email changed',
  'address-recovered': () => 'Email change undone',
  'access-token-made': ({ reason }) =>
    reason === 'write' ? 'Access token created, to read and write' : 'Access token created, to read',
  'access-token-revoked': () => 'Access token revoked',
  'webhook-made': ({ reason }) => (reason === 'personal' ? 'Webhook created, with personal data' : 'Webhook created'),
  'webhook-changed': ({ reason }) => webhookChanges[reason ?? ''] ?? 'Webhook changed',
  'webhook-deleted': () => 'Webhook deleted',
  'webhook-switched-off': ({ reason }) =>
    reason === 'gone' ? 'Webhook switched off: its address is gone' : 'Webhook switched off: it failed for three days',
  'assistant-allowed': ({ reason }) =>
    reason === 'write' ? 'Assistant allowed to read and prepare work' : 'Assistant allowed to read',
  'assistant-ended': ({ outcome }) =>
    outcome === 'refused' ? 'Assistant stopped: its access was used twice' : 'Access of an assistant ended',
  'session-ended': ({ reason, endedDevice }) =>
    endedSessions[reason ?? '']?.(endedDevice ?? 'a device') ?? 'Signed out',
  'sessions-ended': ({ reason }) => endedTogether[reason ?? ''] ?? 'Signed out of several devices',
  'proof-refused': ({ reason }) =>
    reason === 'replayed'
      ? 'Blocked: a request was sent a second time'
      : 'Blocked: a copy of your session was used elsewhere',
  'data-exported': () => 'Data downloaded',
};

/** Describes an activity in words. */
export function activityText(record: ActivityRecord): string {
  const text = (Object.hasOwn(labels, record.event) && labels[record.event]?.(record)) || 'Account activity';
  return record.by === 'operator' ? `${text} by an administrator` : text;
}

/** From where, and how often, in the order in which it is shown after the time. */
export function activityNotes({ device, address, times }: ActivityRecord): string[] {
  const often = times > 1 ? `${times.toLocaleString('en-US')} times` : null;
  return [device, address, often].filter((note) => note !== null);
}

export const activityLabels = {
  title: 'Recent activity',
  description:
    'Sign-ins and changes to how you sign in, from the last 90 days. If something wasn’t you, change your password and sign out everywhere.',
  loading: 'Loading recent activity',
  empty: 'Nothing yet. Sign-ins and changes to how you sign in will appear here.',
  offline: 'You’re offline. Recent activity will load when you’re back online.',
  more: 'Show more',
} as const;
