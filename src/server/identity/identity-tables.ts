import type { JWK } from 'jose';
import type { ColumnType, Generated } from 'kysely';
import type { MailTables } from '../mail/mail-tables.ts';
import type { ActionKind } from './action-kind.ts';
import type { ProviderId } from './provider-id.ts';
import type { SignInProvider } from './sign-in.ts';

/** Tables of the embedded identity provider. Codes and tokens are kept as SHA-256 only. */
export interface IdentityTables extends MailTables {
  identity_users: {
    uid: string;
    /** Lower case. Null if the founder came by a custom token, or by a provider that knows none. */
    email: string | null;
    email_verified: boolean;
    /** Null if the founder has never chosen one. */
    password_hash: string | null;
    /** Whether the founder has come by an e-mailed link. */
    email_link: boolean;
    display_name: string | null;
    photo_url: string | null;
    created_at: Date;
    last_sign_in_at: Date;
    /** When every sign-in was last ended, in whole seconds, as Firebase says it. Nothing is judged by it. */
    valid_since: Date;
    /** Raised by whatever ends every sign-in: what was judged before and is written after is refused. */
    generation: number;
  };
  /** One founder in one browser, from the proof of who they are to its end: deleted, it opens nothing any more. */
  identity_sign_ins: {
    id: string;
    uid: string;
    provider_id: SignInProvider;
    second_factor: string | null;
    signed_in_at: Date;
    expires_at: Date;
    /** Number of its latest refresh token, counted from 0. ID tokens carry that of the refresh token beside them. */
    generation: Generated<number>;
    /** Tokens of earlier generations are void. */
    valid_from: Generated<number>;
    /** When a session was shown to be its founder's by an ID token of this sign-in, with the session's key if it has one. */
    confirmed_at: Date | null;
  };
  identity_links: {
    provider_id: ProviderId;
    /** The provider's name for the founder. */
    subject: string;
    uid: string;
    email: string | null;
    display_name: string | null;
    photo_url: string | null;
    linked_at: Date;
  };
  identity_codes: {
    code_hash: Buffer;
    kind: ActionKind;
    email: string;
    /** Only of codes that change an address. */
    uid: string | null;
    new_email: string | null;
    /** Sign-in that asked for the code, if the code ends with it. */
    sign_in_id: string | null;
    expires_at: Date;
  };
  identity_refresh_tokens: {
    token_hash: Buffer;
    sign_in_id: string;
    generation: number;
    /** When an ID token of this generation was first used. */
    first_used_at: Date | null;
  };
  identity_second_factors: {
    id: string;
    uid: string;
    /** Sealed. */
    secret: Buffer;
    display_name: string | null;
    enrolled_at: Date;
    /** The time step of the last code that was accepted: neither it nor an earlier one is accepted again. */
    last_step: number;
  };
  identity_recovery_codes: {
    /** HMAC-SHA-256 of the user and the code. */
    code_hash: Buffer;
    uid: string;
    made_at: Date;
  };
  identity_passkeys: {
    /** The credential's, in base64url. */
    id: string;
    uid: string;
    /** COSE. */
    public_key: Buffer;
    /** Latest signature counter of the device; always 0 for devices that do not count. */
    counter: number;
    /** Words with commas between them, as WebAuthn names them. */
    transports: string;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  identity_passkey_challenges: {
    challenge_hash: Buffer;
    purpose: 'registration' | 'second-factor' | 'sign-in';
    /** SHA-256 of what the answer has to come with; null if it comes alone. */
    bound_to: Buffer | null;
    expires_at: Date;
  };
  identity_enrolments: {
    token_hash: Buffer;
    uid: string;
    /** Sealed. */
    secret: Buffer;
    attempts: Generated<number>;
    expires_at: Date;
  };
  identity_pending_sign_ins: {
    token_hash: Buffer;
    uid: string;
    provider_id: SignInProvider;
    attempts: Generated<number>;
    expires_at: Date;
  };
  identity_keys: {
    singleton: Generated<boolean>;
    private_key: ColumnType<JWK, string, never>;
  };
}
