import { ApiError } from '../http/api-error.ts';

/** `after`: `next` of the page before. */
interface PageWanted {
  readonly after?: string | undefined;
  readonly limit: number;
}

interface PageOf<Item> {
  readonly items: Item[];
  /** Null after the last one. */
  readonly next: string | null;
}

/** The items after a place, as far as the page goes. They are read one by one, and no more than are shown. */
export async function takePage<Item extends { readonly id: string }>(
  ids: readonly string[],
  { after, limit }: PageWanted,
  read: (id: string) => Promise<Item | undefined> | Item | undefined,
): Promise<PageOf<Item>> {
  const place = after === undefined ? -1 : ids.indexOf(after);
  if (after !== undefined && place === -1) throw new ApiError(400, 'invalid-request', '`after` must be from a page.');
  const items: Item[] = [];
  for (const each of ids.slice(place + 1)) {
    const item = await read(each);
    if (!item) continue;
    if (items.length === limit) return { items, next: items.at(-1)?.id ?? null };
    items.push(item);
  }
  return { items, next: null };
}
