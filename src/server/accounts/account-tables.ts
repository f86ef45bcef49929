import type { ColumnType, Generated } from 'kysely';
import type { NotificationChoices } from '#domain/account/notification-choices.ts';
import type { OnboardingAnswers } from './onboarding-answers.ts';

/** Accounts, their sessions, and who waits for one. Tokens are kept as SHA-256 only. */
export interface AccountTables {
  accounts: {
    id: string;
    workspace_id: string;
    /** The identity provider's name for the founder. */
    provider_uid: string;
    email: string;
    email_verified: boolean;
    display_name: string | null;
    /** From then on it is the founder's own and no longer follows the identity provider. */
    display_name_chosen: Generated<boolean>;
    photo_url: string | null;
    /** When the identity provider said what the columns above hold. */
    profile_as_of: Date;
    created_at: Date;
    /** When the founder was last mailed that a session of theirs was tried without its key. */
    key_mail_at: Generated<Date | null>;
    /** The project that the founder chose last, on any device. */
    current_project_id: Generated<string | null>;
    notifications: ColumnType<Partial<NotificationChoices>, string | undefined, string>;
    onboarding_completed: Generated<boolean>;
    onboarding_answers: ColumnType<OnboardingAnswers | null, string | null | undefined, string | null>;
  };
  account_pictures: {
    account_id: string;
    id: string;
    type: string;
    /** Side of the square, in pixels. */
    side: number;
    created_at: Date;
    body: Buffer;
  };
  sessions: {
    id: string;
    workspace_id: string;
    account_id: string;
    /** Number of the latest refresh token, counted from 0. */
    generation: number;
    created_at: Date;
    /** When its tokens were last renewed. */
    last_used_at: Date;
    expires_at: Date;
    /** When the founder last proved who they are, as the ID token says that was shown; null for sessions of old. */
    signed_in_at: Date | null;
    /** When the newest ID token was issued that this session was opened or confirmed with; null for sessions of old. */
    vouched_at: Date | null;
    /** User-Agent header of the browser that opened the session. */
    user_agent: string | null;
    /** Sign-in at the embedded provider; it ends with the session. Null with Firebase, and for some old sessions. */
    sign_in_id: string | null;
    /** Thumbprint (RFC 7638) of the key that the session is bound to; null for a bearer session. */
    key_thumbprint: string | null;
  };
  /** Sign-ins at Firebase, named by user and second, that open no session any more. */
  ended_sign_ins: {
    /** SHA-256: a deleted account's sign-ins stay ended, and nothing names the founder. */
    uid_hash: Buffer;
    signed_in_at: Date;
    /** Whether those of before have ended with it. */
    and_before: Generated<boolean>;
  };
  session_refresh_tokens: {
    token_hash: Buffer;
    session_id: string;
    generation: number;
    expires_at: Date;
    /** When an access token of this generation was first used. */
    first_used_at: Date | null;
  };
  session_access_tokens: {
    token_hash: Buffer;
    session_id: string;
    generation: number;
    expires_at: Date;
  };
  server_keys: {
    name: string;
    secret: Buffer;
  };
  waitlist: {
    email: string;
    joined_at: Date;
    /** When the operator let them in; null for those who still wait. */
    admitted_at: Date | null;
  };
}
