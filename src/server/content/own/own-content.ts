import type { Clock } from '../../http/clock.ts';
import { type Collection, fieldTypeOf } from '../collections.ts';
import type { ContentSource, Item } from '../content-source.ts';
import { forbidden } from '../directus-error.ts';
import { runQuery } from '../query/run-query.ts';
import type { ContentLibrary } from './content-library.ts';

/** Answers from a library of our own, of which nobody sees a draft. */
export function ownContent(library: ContentLibrary, clock: Clock): ContentSource {
  const published = async (collection: Collection): Promise<readonly Item[]> => {
    const items = await library.items(collection.name);
    if (!fieldTypeOf(collection, 'status')) return items;
    return items.filter((item) => item['status'] === 'published');
  };
  return {
    async list(collection, query) {
      return runQuery(await published(collection), collection, query, clock());
    },

    async item(collection, id, query) {
      const same = (await published(collection)).filter((item) => item['id'] === id);
      const whole = { ...query, limit: 1, offset: 0, meta: [], search: '' };
      const [found] = runQuery(same, collection, whole, clock()).data;
      if (!found) throw forbidden();
      return found;
    },

    async asset(id) {
      const asset = await library.asset(id);
      if (!asset) throw forbidden();
      return asset;
    },
  };
}
