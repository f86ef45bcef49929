import type { FieldChange, Fields } from '../undo/field-change.ts';
import type { Command } from './command.ts';
import type { CommandOf, CommandTypes, Sent } from './command-type.ts';
import type { Decision } from './decision.ts';
import type { PersonalDeclaration, PersonalFields } from './personal-fields.ts';
import type { Reads } from './reads.ts';
import type { Dated, DatedFact, Fact } from './recorded-event.ts';

/** Members that all kinds of stream share, whatever their commands and facts. */
interface StreamBase<State> {
  readonly name: string;
  /** Which streams are of this kind. */
  readonly pattern: RegExp;
  /** One stream a workspace, named after it: any other is not there. */
  readonly isSingle?: boolean;
  /** Raised with a new fact or when `evolve` changes, so that kept states are folded anew. */
  readonly foldVersion: number;
  /** Returns the part of a state that an undo can bring back, field by field. */
  fields(state: State): Fields;
  /**
   * The same as comparing the fields of two states, for states with too many of them: what would lead from `after` back
   * to `before`, in an order in which it can be cut into several commands.
   */
  differences?(before: State, after: State): Iterable<readonly [field: string, change: FieldChange]>;
  /** Which of the parts that bear these names take no changes now, since they are not there or are locked. */
  blocked?(state: State | undefined, names: Iterable<string>, condition: 'gone' | 'locked'): readonly string[];
  /** Returns the state after an undo of the stream's beginning: nothing that was written is lost. */
  unbegun(state: State): State;
}

/**
 * A kind of stream as its folder defines it: `decide` says what a command leads to, `evolve` what a fact changes. This is
 * the Decider of event sourcing, https://thinkbeforecoding.com/post/2021/12/17/functional-event-sourcing-decider.
 */
interface StreamDefinition<State, Types extends CommandTypes, Facts extends Fact> extends StreamBase<State> {
  readonly commands: Types;
  /** Answers every command of `commands`. Never throws, reads no clock. */
  readonly decide: (state: State | undefined, command: Sent<CommandOf<Types>>, reads: Reads) => Decision<Facts>;
  /** Folds every fact that `decide` makes. Ignores what a newer build wrote; never changes `state` in place. */
  readonly evolve: (state: State | undefined, fact: Dated<Facts>, stream: string) => State | undefined;
  /** The same as `evolve` fact by fact, where there is a quicker way for many of them. */
  readonly evolveAll?: (state: State | undefined, facts: readonly Dated<Facts>[], stream: string) => State | undefined;
  /** Absent if nothing in the stream is about a person. */
  readonly personal?: PersonalDeclaration<State, Types, Facts>;
}

/** A kind of stream as the log uses it: commands and facts are known by the names of their types alone. */
export interface StreamKind<State = unknown> extends StreamBase<State> {
  readonly commands: CommandTypes;
  /** `data` has passed the schema of the command's type. */
  decide(state: State | undefined, command: Command, reads: Reads): Decision;
  /** `decide` of this kind has made the fact, now or in an earlier build. */
  evolve(state: State | undefined, fact: DatedFact, stream: string): State | undefined;
  evolveAll?(state: State | undefined, facts: readonly DatedFact[], stream: string): State | undefined;
  readonly personal?: PersonalFields<State>;
}

/**
 * Defines a kind of stream. Within its folder every command and fact is typed; the log, which has checked them, sees a
 * `StreamKind`.
 */
export const defineStream = <State, Types extends CommandTypes, Facts extends Fact, const Name extends string = string>(
  definition: StreamDefinition<State, Types, Facts> & { readonly name: Name },
): StreamKind<State> & { readonly name: Name } => definition;

/** The end of every `evolve`: compiles only if all known facts were folded, and lets those of a newer build change nothing. */
export const ignoreUnknown = <State>(_fact: never, state: State): State => state;
