import { isApiFailure } from '../api/api-failure.ts';

const kinds = [
  /** There is an account with this address. */
  'email-exists',
  /** No such account, or another password: a provider does not say which. */
  'wrong-credentials',
  'malformed-email',
  /** The provider's policy asks for more than ours. */
  'weak-password',
  /** One of the most common ones. */
  'common-password',
  /** The founder's address, or the name of the product. */
  'personal-password',
  'account-disabled',
  'too-many-attempts',
  /** The browser let no window of the provider's open. */
  'popup-blocked',
  /** The founder closed the provider's window, or came back from its page without an answer. */
  'popup-closed',
  /** The founder, or the provider, said no. */
  'provider-declined',
  /** The operator has not switched this way of signing in on. */
  'way-closed',
  /** The provider does not know the address under which we are served. */
  'unauthorized-domain',
  /** No provider of ours has this name. */
  'unsupported-provider',
  /** Another account has what was to be added to this one. */
  'way-taken',
  /** Not the code that the app shows now. */
  'wrong-code',
  /** The code that the app shows now, which let somebody in already. */
  'used-code',
  /** The founder closed what the browser asked for a passkey by, or took too long. */
  'passkey-cancelled',
  /** Not a passkey of the account, or of any. */
  'passkey-refused',
  /** The password counted too long ago to ask for the code still. */
  'challenge-expired',
  /** The account asks for a second step that we cannot ask for. */
  'unknown-second-factor',
  /** The link was sent to another address. */
  'other-address',
  /** A custom token that the provider does not take, or takes no more. */
  'token-unusable',
  /** The link in the mail was right once. */
  'link-expired',
  /** Used before, replaced by a newer one, or not a link of ours. */
  'link-unusable',
  /** The provider knows no signed-in founder on this device, though our session may still be open. */
  'signed-out',
  /** No answer: nothing was learnt about what the other side did. */
  'offline',
  /** New accounts are not let in. */
  'waitlist',
  /** Our server does not accept the provider's word. */
  'refused',
  /** The other side is in trouble. */
  'unavailable',
  /** A fault of our own. */
  'unexpected',
] as const;

export type AuthFailureKind = (typeof kinds)[number];

/** Why signing in or up, or a link from a mail, came to nothing. Plain data, so that it can be kept and replayed. */
export interface AuthFailure {
  readonly kind: AuthFailureKind;
  /** Unmet requirements of a weak password, in the provider's words. */
  readonly missing?: string;
}

/** Reads what an actor of the identity provider or of our server rejected with. */
export function authFailureOf(reason: unknown): AuthFailure {
  if (isApiFailure(reason)) return { kind: reason.kind === 'no-answer' ? 'offline' : kindOfStatus(reason.status) };
  if (typeof reason !== 'object' || reason === null) return { kind: 'unexpected' };
  if ('name' in reason && reason.name === 'WaitlistError') return { kind: 'waitlist' };
  const kind = kinds.find((each) => 'kind' in reason && reason.kind === each);
  const missing = kind === 'weak-password' && 'missing' in reason ? reason.missing : undefined;
  return { kind: kind ?? 'unexpected', ...(typeof missing === 'string' && { missing }) };
}

/** Returns the verdict on a refused password if it is shown beside its field; null for every other failure. */
export function passwordVerdictOf({ kind }: { readonly kind: string }): 'too-common' | 'too-personal' | null {
  if (kind === 'common-password') return 'too-common';
  return kind === 'personal-password' ? 'too-personal' : null;
}

function kindOfStatus(status: number): AuthFailureKind {
  if (status === 429) return 'too-many-attempts';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** Trying again cannot help: only a new mail can. */
export const isLastingLinkFailure = ({ kind }: AuthFailure): boolean =>
  kind === 'link-expired' || kind === 'link-unusable';
