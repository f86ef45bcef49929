/** What only some plans bring about, so that others do not pay for it. `values` are the statement's next ones. */
export interface StatementPart {
  readonly name: string;
  readonly values: readonly (readonly unknown[])[];
  readonly text: (...parameters: string[]) => string;
}
