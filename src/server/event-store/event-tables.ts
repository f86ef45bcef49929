import type { Generated } from 'kysely';
import type { Json, JsonObject } from '#domain/log/json.ts';
import type { Seals } from './seal-data.ts';

/** The log. Events and commands are written by `append-plans.ts` alone. */
export interface EventTables {
  /** A workspace and the head of its log. Locking its row orders the appends. */
  workspaces: {
    id: string;
    position: Generated<number>;
    head_hash: Generated<string>;
    created_at: Generated<Date>;
  };
  events: {
    workspace_id: string;
    position: number;
    stream: string;
    version: number;
    command_id: string;
    /** Counts the facts of one command from 0. */
    n: number;
    type: string;
    v: number;
    data: JsonObject;
    at: Date;
    recorded_at: Date;
    by_kind: string;
    by_id: string;
    /** Name of an access token. */
    via: string | null;
    device: string;
    change_id: string;
    undoes: string | null;
    /** Salts and commitments by which `verify-chain.ts` checks the event; never leave the server. */
    seals: Seals;
    hash: string;
  };
  /** Values in facts about people who may be erased, a row a field; the rows of `events` hold commitments to them. */
  personal: {
    workspace_id: string;
    subject: string;
    position: number;
    field: string;
    value: Json;
    salt: string;
  };
  /** Every answer ever given; `reason` is null if the command was accepted. */
  commands: {
    workspace_id: string;
    id: string;
    reason: string | null;
    recorded_at: Date;
  };
}
