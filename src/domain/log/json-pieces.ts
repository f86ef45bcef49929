/**
 * The JSON text of a value in pieces, the members of its members one each, so that whoever writes a large state can do
 * something else in between. Joined they are what `JSON.stringify` yields of plain JSON.
 */
export function* jsonPieces(value: unknown, depth = 2): Generator<string, void, undefined> {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value);
    return;
  }
  if (Array.isArray(value)) {
    let before = '[';
    for (const member of value) {
      yield before;
      yield* jsonPieces(member ?? null, depth - 1);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
    return;
  }
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(member, depth - 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}
