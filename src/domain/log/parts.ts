/**
 * Parts of a state by id, in buckets by the id's first character, so that a change of one part copies some hundreds of
 * references and not all of them. Plain JSON.
 */
export type Parts<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

export function partOf<T>(parts: Parts<T>, id: string): T | undefined {
  const bucket = parts[bucketOf(id)];
  return bucket && Object.hasOwn(bucket, id) ? bucket[id] : undefined;
}

export function* eachPart<T>(parts: Parts<T>): Generator<T, void, undefined> {
  for (const name in parts) {
    const bucket = parts[name];
    for (const id in bucket) yield bucket[id] as T;
  }
}

/** With the given parts put in; what is not touched is shared with `parts`. */
export function withParts<T extends { readonly id: string }>(parts: Parts<T>, changed: Iterable<T>): Parts<T> {
  const copies: Record<string, Record<string, T>> = {};
  for (const part of changed) {
    const name = bucketOf(part.id);
    const copy = copies[name] ?? { ...parts[name] };
    // A computed member is one of the object’s own also if it is called `__proto__`.
    if (part.id === '__proto__') copies[name] = { ...copy, [part.id]: part };
    else {
      copy[part.id] = part;
      copies[name] = copy;
    }
  }
  return { ...parts, ...copies };
}

/** Without the part of that id, if there is one. */
export function withoutPart<T>(parts: Parts<T>, id: string): Parts<T> {
  if (partOf(parts, id) === undefined) return parts;
  const { [id]: _, ...others } = parts[bucketOf(id)] ?? {};
  return { ...parts, [bucketOf(id)]: others };
}

/** The parts that differ between two, without looking at those that both share; undefined if one has none. */
export function* differingParts<T>(
  before: Parts<T>,
  after: Parts<T>,
): Generator<readonly [T | undefined, T | undefined]> {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[name], after[name]];
    if (old === now) continue;
    for (const id in now) if (old?.[id] !== now[id]) yield [old?.[id], now[id]];
    for (const id in old) if (now?.[id] === undefined) yield [old[id], undefined];
  }
}

const bucketOf = (id: string): string => id.charAt(0);
