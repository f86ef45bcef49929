import type { CommandOf, CommandTypes } from './command-type.ts';
import type { DatedFact, Fact } from './recorded-event.ts';

type OptionalOf<Data> = { [Name in keyof Data]-?: undefined extends Data[Name] ? Name : never }[keyof Data] & string;
type DataOf<Of extends { readonly type: string; readonly data: object }, Type> = Extract<
  Of,
  { readonly type: Type }
>['data'];

/**
 * The fields of a kind of stream that are about people who may ask to be forgotten. Their values are stored apart from
 * the facts and deleted when the person is erased; the counts stay.
 */
export interface PersonalFields<State = unknown> {
  /** By type of fact: fields that are absent once the person was erased. Null says nothing about anybody and stays. */
  readonly facts: Readonly<Record<string, readonly string[] | undefined>>;
  /** By type of command: fields that say the same. */
  readonly commands: Readonly<Record<string, readonly string[] | undefined>>;
  /** The type of fact that erases a person. */
  readonly erasedBy: string;
  /** Whom a fact is about, by a name that nobody else in the workspace has. */
  subjectOf(fact: Fact, stream: string): string;
  /** Whether nothing may be kept any more of whom the whole stream is about. */
  isErased(state: State): boolean;
}

/** Personal fields as a kind of stream declares them: only a field that may be absent can be personal. */
export interface PersonalDeclaration<State, Types extends CommandTypes, Facts extends Fact>
  extends PersonalFields<State> {
  readonly facts: { readonly [Type in Facts['type']]?: readonly OptionalOf<DataOf<Facts, Type>>[] };
  readonly commands: {
    readonly [Type in keyof Types & string]?: readonly (keyof DataOf<CommandOf<Types>, Type> & string)[];
  };
  readonly erasedBy: Facts['type'];
}

const none: readonly string[] = [];

/** Lists the fields of a fact that hold something about a person. */
export const personalIn = (personal: PersonalFields | undefined, { type, data }: Pick<DatedFact, 'type' | 'data'>) =>
  personal && Object.hasOwn(personal.facts, type)
    ? (personal.facts[type] ?? none).filter((name) => (data[name] ?? null) !== null)
    : none;
