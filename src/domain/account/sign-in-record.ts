import type { OauthProvider } from '../auth/oauth-provider.ts';

export type SignInMethod = 'password' | OauthProvider;

/** An app that shows codes. */
export interface SecondFactor {
  readonly id: string;
  /** Name that the founder gave it. */
  readonly name: string;
  /** ISO 8601. */
  readonly enrolledAt: string;
}

/** How a founder signs in, as the identity provider tells it. */
export interface ProviderRecord {
  readonly email: string;
  /** Empty if only mailed links lead in. */
  readonly methods: readonly SignInMethod[];
  readonly factors: readonly SecondFactor[];
}

export interface SignInRecord extends ProviderRecord {
  /** Whether there is one, and this browser can ask for it. */
  readonly hasPasskey: boolean;
}

/** The last one stays, or nobody could come in any more; a mailed link always leads in where the address can be read. */
export const canUnlink = ({ methods }: Pick<SignInRecord, 'methods'>, method: SignInMethod): boolean =>
  methods.includes(method) && methods.length > 1;
