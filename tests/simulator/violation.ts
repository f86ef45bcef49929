/** Something that must never be was seen in a simulation. */
export class Violation extends Error {
  readonly invariant: string;

  constructor(invariant: string, details: unknown) {
    super(`${invariant}: ${typeof details === 'string' ? details : JSON.stringify(details)}`);
    this.name = 'Violation';
    this.invariant = invariant;
  }
}
