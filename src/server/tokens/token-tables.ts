import type { Generated } from 'kysely';
import type { TokenScope } from '#domain/account/access-token.ts';

/** Access tokens, by which programs come in for the member who has made them. */
export interface TokenTables {
  access_tokens: {
    id: string;
    workspace_id: string;
    account_id: string;
    name: string;
    scope: TokenScope;
    /** SHA-256. */
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    /** To the minute. */
    last_used_at: Generated<Date | null>;
  };
}
