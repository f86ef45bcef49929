/** A page that holds older news than these has long been told. */
const most = 500;

/** Rejected commands that were dealt with, the latest last. */
export function withGivenUp(known: readonly string[] = [], commandIds: readonly string[]): readonly string[] {
  const added = new Set(commandIds);
  return [...known.filter((id) => !added.has(id)), ...added].slice(-most);
}
