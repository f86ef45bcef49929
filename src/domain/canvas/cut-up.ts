/** In bytes of UTF-8; a command may have 512 KiB with its envelope. */
const chunkMax = 400 * 1024;

type Cut<L> = { [Name in keyof L]?: unknown[] };

/**
 * The lists of one command in as many commands as they need, in their order: each list after the one before it, none
 * longer than `most` says.
 */
export function cutUp<L extends Readonly<Record<string, readonly unknown[]>>>(
  lists: L,
  most: { readonly [Name in keyof L]?: number },
): readonly { readonly [Name in keyof L]?: L[Name] }[] {
  const encoder = new TextEncoder();
  const cut: Cut<L>[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const name in lists)
    for (const item of lists[name] ?? []) {
      const size = encoder.encode(JSON.stringify(item)).length + 1;
      if (bytes + size > chunkMax || (cut.at(-1)?.[name]?.length ?? 0) >= (most[name] ?? Number.POSITIVE_INFINITY)) {
        cut.push({});
        bytes = 0;
      }
      bytes += size;
      const last: Cut<L> = cut.at(-1) ?? {};
      const list = last[name] ?? [];
      list.push(item);
      last[name] = list;
    }
  return cut as { [Name in keyof L]?: L[Name] }[];
}
