import type { ColumnType } from 'kysely';
import type { SecurityEvent } from './security-event.ts';

/** Events that founders see under "Recent activity". */
export interface SecurityTables {
  security_events: {
    workspace_id: string;
    account_id: string;
    id: string;
    event: string;
    outcome: SecurityEvent['outcome'];
    reason: string | null;
    method: string | null;
    second_factor: boolean | null;
    made_by: 'founder' | 'operator' | 'server';
    /** Null if it is unknown, and after a month. */
    address: string | null;
    device: string | null;
    ended_device: string | null;
    /** How often it happened between `first_at` and `at`. */
    times: ColumnType<number, number, number>;
    first_at: Date;
    at: Date;
  };
}
