/**
 * Every kind of security event. `isShown`: its founder sees it under "Recent activity". `isRoutine`: it happens all the
 * time to honest clients, so the log has only how often, see `event-rate.ts`. docs/security-log.md explains each one.
 */
export const securityEvents = {
  'sign-in': { isShown: true },
  'identity-sign-in': {},
  'second-factor-asked': {},
  'sign-up': {},
  'account-created': { isShown: true },
  'identity-confirmed': {},
  'custom-token-issued': {},
  'password-reset-asked': { isShown: true },
  'password-reset': { isShown: true },
  'password-changed': { isShown: true },
  'password-added': { isShown: true },
  'password-removed': { isShown: true },
  'sign-in-link-asked': { isShown: true },
  'second-factor-started': {},
  'second-factor-added': { isShown: true },
  'second-factor-removed': { isShown: true },
  'passkey-added': { isShown: true },
  'passkey-removed': { isShown: true },
  'recovery-codes-made': { isShown: true },
  'recovery-code-used': { isShown: true },
  'method-linked': { isShown: true },
  'method-removed': { isShown: true },
  'address-verification-asked': {},
  'address-verified': { isShown: true },
  'address-change-asked': { isShown: true },
  'address-changed': { isShown: true },
  'address-recovered': { isShown: true },
  'code-refused': {},
  'access-token-made': { isShown: true },
  'access-token-revoked': { isShown: true },
  'webhook-made': { isShown: true },
  'webhook-changed': { isShown: true },
  'webhook-deleted': { isShown: true },
  'webhook-switched-off': { isShown: true },
  'assistant-allowed': { isShown: true },
  'assistant-ended': { isShown: true },
  'session-ended': { isShown: true },
  'sessions-ended': { isShown: true },
  'session-refresh': {},
  'proof-refused': { isShown: true },
  'access-refused': {},
  'token-refused': { isRoutine: true },
  'input-refused': { isRoutine: true },
  'limit-reached': {},
  'data-exported': { isShown: true },
  'account-deleted': {},
  'account-read': {},
  'waitlist-changed': {},
  'pages-changed': {},
  'members-changed': {},
} as const satisfies Readonly<Record<string, { readonly isShown?: true; readonly isRoutine?: true }>>;

export type SecurityEventName = keyof typeof securityEvents;

/** Whom an event is about. An address is looked up and never written. */
export type Subject = { readonly accountId: string } | { readonly uid: string } | { readonly email: string };

/** Something that matters to who may do what. Nothing in it comes from a request as it is, and nothing is secret. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly outcome: 'success' | 'failure' | 'refused';
  /** In one word of ours. */
  readonly reason?: string | undefined;
  /** Absent if nobody is known. */
  readonly who?: Subject | undefined;
  readonly sessionId?: string | undefined;
  /** A way of signing in: `password`, `email-link`, `custom`, or the id of a provider. */
  readonly method?: string | undefined;
  readonly secondFactor?: boolean | undefined;
  /** The founder unless said otherwise. */
  readonly by?: 'founder' | 'operator' | 'server' | undefined;
  /** The device whose session ended, in words. */
  readonly endedDevice?: string | undefined;
  /** The route, by its pattern. */
  readonly route?: string | undefined;
}

/** Where a request comes from. */
export interface EventSource {
  /** Counted address, see `countedAddress`. */
  readonly address: string;
  /** In words. */
  readonly device: string;
  readonly requestId: string;
}
