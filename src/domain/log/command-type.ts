import type * as z from 'zod/mini';
import type { Permission } from '../team/role.ts';
import type { AccessSet } from './access-set.ts';
import type { Command } from './command.ts';
import type { Immutable } from './immutable.ts';
import type { JsonObject } from './json.ts';
import type { Needs } from './reads.ts';
import type { CausedBy } from './recorded-event.ts';

/** Rules of one type of command that do not depend on the shape of its data. */
interface CommandRules {
  /**
   * Describes the command in lists of waiting commands and of changes to undo: Rename to “Bees”. `title` is the
   * stream's current title, in quotes. A waiting command may be of another version, so `data` is any JSON.
   */
  label(data: JsonObject, title: string): string;
  /** Describes several such commands that form one change: Tag 12 ideas. `count` is written as figures. */
  labelMany?(count: string): string;
  /** Who may send it; a founder if nothing is said. */
  readonly by?: CausedBy['kind'];
  /** Right that a member of a workspace needs to send it; `edit` if nothing is said. */
  readonly permission?: Permission;
  /** Whether the server sends it as well, where it follows from what a founder decided. */
  readonly isConsequence?: boolean;
  /** The only commands that a stream without facts accepts are those that begin it; `perhaps` if it mostly has some. */
  readonly begins?: boolean | 'perhaps';
  /** Only for founders whose email address is verified; the server says so, since only it knows. */
  readonly needsVerifiedAddress?: boolean;
  /** The offline rule: it takes effect when the server has accepted it, is shown as waiting until then, and is never undone. */
  readonly waitsForServer?: boolean;
  /** Whether what comes after it in its change falls with it: that is sent once it was accepted, and never if it was not. */
  leads?(data: JsonObject): boolean;
}

/**
 * One type of command: the shape of its data, and every rule that depends on its type alone. What it does to a stream is
 * said by the stream's `decide`.
 */
export interface CommandType<Data extends JsonObject = JsonObject> extends CommandRules {
  readonly schema: z.ZodMiniType<Data>;
  /** Which other streams `decide` reads; none if absent. */
  needs?(data: Immutable<Data>): Needs;
  /** The parts of its own stream that it touches. */
  readonly access?: AccessSet<Immutable<Data>>;
}

/** Whether somebody like this may send it. */
export const isSentBy = ({ by = 'founder', isConsequence = false }: CommandType, sender: CausedBy['kind']): boolean =>
  by === sender || (isConsequence && sender === 'system');

export type CommandTypes = Readonly<Record<string, CommandType>>;

/** Describes a type of command; its schema gives the type of its data to all other members. */
export const commandType = <Data extends JsonObject>(
  schema: z.ZodMiniType<Data>,
  rules: Omit<CommandType<Data>, 'schema'>,
): CommandType<Data> => ({ schema, ...rules });

type DataOf<Type extends CommandType> = Immutable<z.output<Type['schema']>>;

/** The commands of a table of types as one union, told apart by `type`. */
export type CommandOf<Types extends CommandTypes> = {
  [Name in keyof Types & string]: { readonly type: Name; readonly data: DataOf<Types[Name]> };
}[keyof Types & string];

/** The data of one type of command. */
export type CommandDataOf<Types extends CommandTypes, Name extends keyof Types> = DataOf<Types[Name]>;

/** The types of commands of one kind of stream alone, without those that every kind accepts. */
export type OwnType<Types extends CommandTypes> = Exclude<keyof Types & string, 'NameMoment' | 'UndoChange'>;

/** A command as `decide` gets it: its data has passed the schema of its type. */
export type Sent<Of extends { readonly type: string; readonly data: object }> = Of & Omit<Command, 'type' | 'data'>;
