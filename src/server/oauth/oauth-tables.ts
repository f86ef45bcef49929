import type { Generated } from 'kysely';
import type { TokenScope } from '#domain/account/access-token.ts';

/** Programs that come in by OAuth, and what members have granted them. All hashes are SHA-256. */
export interface OauthTables {
  oauth_clients: {
    id: string;
    name: string;
    redirect_uris: string[];
    created_at: Date;
    used_at: Date;
  };
  oauth_requests: {
    id_hash: Buffer;
    client_id: string;
    redirect_uri: string;
    code_challenge: string;
    scope: TokenScope;
    state: string | null;
    expires_at: Date;
  };
  assistant_grants: {
    id: string;
    workspace_id: string;
    account_id: string;
    client_id: string;
    name: string;
    scope: TokenScope;
    redirect_uri: string;
    code_challenge: string;
    code_hash: Buffer;
    code_expires_at: Date;
    /** Null until the code was exchanged. */
    access_hash: Generated<Buffer | null>;
    access_expires_at: Generated<Date | null>;
    refresh_hash: Generated<Buffer | null>;
    /** How often it was refreshed. */
    generation: Generated<number>;
    rotated_at: Generated<Date | null>;
    created_at: Date;
    expires_at: Date;
    /** To the minute. */
    last_used_at: Generated<Date | null>;
  };
  /** Refresh tokens that were exchanged; whoever brings one later has stolen it, or was stolen from. They go with their grant. */
  spent_refresh_tokens: {
    token_hash: Buffer;
    grant_id: string;
    /** How often the grant had been refreshed before. */
    generation: number;
  };
}
