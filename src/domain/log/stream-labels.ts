import type { Canvas } from '../canvas/canvas.ts';
import type { FactTitle } from '../history/verbs.ts';
import type { MomentFact } from './name-moment.ts';
import type { Fact } from './recorded-event.ts';

/** Names that a title needs and its fact does not say: the page brings them along. */
export interface TitleWords {
  readonly status: (status: string) => string;
  /** The name of a criterion, by its id. */
  readonly criterion: (id: string) => string;
  /** The name of a member, or of somebody who was one, by their account; absent for a founder who works alone. */
  readonly member?: (accountId: string) => string;
  /** The canvas before the fact, whose parts are named by their text. */
  readonly canvas?: Canvas | undefined;
}

type Told<Facts extends Fact> = Exclude<Facts, MomentFact>;

/**
 * Labels of one kind of stream, beside its facts and commands. They are loaded with the screens that show them; the label
 * of a command that waits is with its rules.
 */
export interface StreamLabels<Facts extends Fact, Command extends string> {
  /** By type of fact, what happened, in histories. */
  readonly titles: {
    readonly [Type in Told<Facts>['type']]: (
      data: Extract<Facts, { readonly type: Type }>['data'],
      words: TitleWords,
    ) => FactTitle;
  };
  /** By type of command, what a founder attempted with it, where it was rejected. */
  readonly attempts: Readonly<Record<Exclude<Command, 'NameMoment' | 'UndoChange'>, string>>;
}

/** Labels of a kind of stream, whichever. */
export interface AnyLabels {
  readonly titles: Readonly<Record<string, (data: never, words: TitleWords) => FactTitle>>;
  readonly attempts: Readonly<Record<string, string>>;
}
