import type { JWK } from 'jose';
import type { ColumnType, Generated } from 'kysely';
import type { MailTables } from '../mail/mail-tables.ts';
import type { ActionKind } from './action-kind.ts';

/** What the embedded identity provider keeps. Codes and tokens are kept as SHA-256 only. */
export interface IdentityTables extends MailTables {
  identity_users: {
    uid: string;
    /** Lower case. */
    email: string;
    email_verified: boolean;
    /** Null where the founder has only ever come by an e-mailed link. */
    password_hash: string | null;
    display_name: string | null;
    photo_url: string | null;
    created_at: Date;
    last_sign_in_at: Date;
    /** ID tokens issued before, and refresh tokens too, are void. Whole seconds, as in tokens. */
    valid_since: Date;
  };
  identity_codes: {
    code_hash: Buffer;
    kind: ActionKind;
    email: string;
    expires_at: Date;
  };
  identity_refresh_tokens: {
    token_hash: Buffer;
    uid: string;
    signed_in_at: Date;
    used_at: Date;
  };
  identity_keys: {
    singleton: Generated<boolean>;
    private_key: ColumnType<JWK, string, never>;
  };
}
