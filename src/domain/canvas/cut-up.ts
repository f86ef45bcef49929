/** In bytes of UTF-8; a command may have 512 KiB with its envelope. */
const chunkMax = 400 * 1024;

/**
 * The lists of one command in as many commands as they need, in their order: each list after the one before it, none
 * longer than `most` says.
 */
export function cutUp<L extends Readonly<Record<string, readonly unknown[]>>>(
  lists: L,
  most: { readonly [Name in keyof L]?: number },
): readonly Partial<L>[] {
  const encoder = new TextEncoder();
  const cut: Record<string, unknown[]>[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const [name, list] of Object.entries(lists))
    for (const item of list) {
      const size = encoder.encode(JSON.stringify(item)).length + 1;
      if (bytes + size > chunkMax || (cut.at(-1)?.[name]?.length ?? 0) >= (most[name] ?? list.length)) {
        cut.push({});
        bytes = 0;
      }
      bytes += size;
      const last = cut.at(-1) ?? {};
      last[name] ??= [];
      last[name].push(item);
    }
  return cut as unknown as readonly Partial<L>[];
}
