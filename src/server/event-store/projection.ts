import type { Rejection } from '#domain/log/decision.ts';
import type { Fact } from '#domain/log/recorded-event.ts';
import type { Plan } from './plan.ts';
import type { NewEvent } from './verify-chain.ts';

/**
 * Rows that follow from facts. The statement that appends the facts writes them too, so that neither is there without the
 * other: an inline projection, as in https://event-driven-io.github.io/emmett/. It stands beside its feature, and in the
 * list of `server/projections.ts`.
 */
export interface Projection {
  /** Part of the name of the prepared statement. */
  readonly name: string;
  /** Types of the facts that change its rows. It is given no others. */
  readonly handles: readonly string[];
  /**
   * The rows that the facts of some plans lead to, in lists: one parameter of `statement` each. If all lists are empty, the
   * plans are appended without its statement, so that others do not pay for it.
   */
  rows(facts: readonly NewEvent[], plans: readonly Plan[]): readonly (readonly object[])[];
  /**
   * Common table expressions, each after a comma. `lists` name parameters that hold the lists of `rows` as JSON. `moved` has
   * a row (`id`) for each workspace whose log was as planned; for others nothing may be written.
   */
  statement(...lists: string[]): string;
  /** Value that a fact carries to `rows` from the state that it was decided on, under the projection's name in `captured`. */
  capture?(fact: Fact, state: unknown): unknown;
  /** Why a command is rejected whose rows violate a constraint, by the constraint's name. */
  readonly rejections?: Readonly<Record<string, Rejection>>;
}

/** Subjects of whom nothing personal may stay, as rows of JSON. */
export const erasedSubjects = (facts: readonly NewEvent[]): readonly { workspace_id: string; subject: string }[] =>
  facts.flatMap(({ event: { workspace }, erases }) =>
    erases === undefined ? [] : [{ workspace_id: workspace, subject: erases }],
  );
