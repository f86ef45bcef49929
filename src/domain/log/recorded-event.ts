import * as z from 'zod/mini';
import type { JsonObject } from './json.ts';

/** Who caused a fact. `founder` carries the account id, `public` a visit, `system` the name of the process. */
export interface CausedBy {
  readonly kind: 'founder' | 'public' | 'system';
  readonly id: string;
}

/** A fact that `decide` yields, without the place in the log that only the server can give it. */
export interface Fact {
  readonly type: string;
  /** Version of the shape of `data`; published shapes never change, they are upcast. */
  readonly v: number;
  readonly data: JsonObject;
  /** The change that this fact takes back. */
  readonly undoes?: string | undefined;
}

/** The facts of a kind of stream as one union, told apart by `type`. `Data` has the data of each by its type. */
export type FactOf<Data extends Readonly<Record<string, JsonObject>>> = {
  [Type in keyof Data & string]: Omit<Fact, 'type' | 'data'> & { readonly type: Type; readonly data: Data[Type] };
}[keyof Data & string];

/** A fact, in the first version of its shape unless said otherwise. */
export const fact = <Type extends string, Data extends JsonObject>(type: Type, data: Data, v = 1) => ({
  type,
  v,
  data,
});

/** Where and when the server recorded a fact, and who caused it; none of it is known of a command that still waits. */
export interface FactPlace {
  /** 1, 2, 3 … within the stream. */
  readonly version?: number;
  /** 1, 2, 3 … within the workspace, in commit order. */
  readonly position?: number;
  /** The server's clock at the append; deadlines are judged by this one. ISO 8601. */
  readonly recordedAt?: string;
  /** Name of the access token by which a program sent the command; absent if whoever caused it did so by hand. */
  readonly via?: string;
  readonly by?: CausedBy;
}

/** A fact, when it was claimed to happen, and its place once it has one: all that `evolve` reads. `at` is ISO 8601. */
export type Dated<Of extends Fact> = Of & { readonly at: string } & FactPlace;
export type DatedFact = Dated<Fact>;

/** A fact as the log keeps it, and as `/events`, `/live` and the command results carry it. */
export interface RecordedEvent extends DatedFact {
  /** `{commandId}:{n}`, n counting the facts of one command from 0. */
  readonly id: string;
  readonly workspace: string;
  readonly stream: string;
  /** 1, 2, 3 … within the stream. */
  readonly version: number;
  /** 1, 2, 3 … within the workspace, in commit order. */
  readonly position: number;
  /** The server's clock at the append; deadlines are judged by this one. ISO 8601. */
  readonly recordedAt: string;
  readonly by: CausedBy;
  /** The session that sent the command. */
  readonly device: string;
  readonly commandId: string;
  /** One step for undo; groups the commands of one change. */
  readonly changeId: string;
  /** SHA-256 over the previous event's hash and this event, hexadecimal: chained per workspace. */
  readonly hash: string;
}

const causedBy = z.object({ kind: z.enum(['founder', 'public', 'system']), id: z.string() });

/** Parses what arrives from the server or from the local database. */
export const recordedEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  v: z.int(),
  data: z.record(z.string(), z.json()),
  workspace: z.string(),
  stream: z.string(),
  version: z.int(),
  position: z.int(),
  at: z.string(),
  recordedAt: z.string(),
  by: causedBy,
  via: z.exactOptional(z.string()),
  device: z.string(),
  commandId: z.string(),
  changeId: z.string(),
  undoes: z.optional(z.string()),
  hash: z.string(),
});
