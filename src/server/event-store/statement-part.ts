/**
 * Part of a statement that only some plans need, so that others do not pay for it. `values` are its next parameters.
 */
export interface StatementPart {
  readonly name: string;
  readonly values: readonly (readonly unknown[])[];
  readonly text: (...parameters: string[]) => string;
}
