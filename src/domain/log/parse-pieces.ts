/**
 * Puts a value together again from the pieces that `jsonPieces` has made of it. Yields after each piece, so that whoever
 * reads a large state can do something else in between, and returns the value. Throws if they are no such pieces.
 */
export function* parsePieces(pieces: Iterable<string>): Generator<void, unknown, undefined> {
  const all = pieces[Symbol.iterator]();
  const take = (): string => {
    const next = all.next();
    if (next.done) throw new SyntaxError('The pieces end too early.');
    return next.value;
  };

  function* read(first: string): Generator<void, unknown, undefined> {
    yield;
    if (first === '[') return yield* readArray();
    if (first.startsWith('{') && first.endsWith(':')) return yield* readObject(first);
    return JSON.parse(first);
  }
  function* readArray(): Generator<void, unknown[], undefined> {
    const members = [yield* read(take())];
    for (let mark = take(); mark !== ']'; mark = take()) {
      if (mark !== ',') throw new SyntaxError('An array goes on with what is none of its pieces.');
      members.push(yield* read(take()));
    }
    return members;
  }
  function* readObject(first: string): Generator<void, object, undefined> {
    const members: [string, unknown][] = [];
    for (let mark = first; mark !== '}'; mark = take()) {
      members.push([JSON.parse(mark.slice(1, -1)), yield* read(take())]);
    }
    return Object.fromEntries(members);
  }
  const value = yield* read(take());
  if (!all.next().done) throw new SyntaxError('There are more pieces than one value has.');
  return value;
}
