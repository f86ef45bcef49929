import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { assetLimits, assetUrlsSchema } from '#domain/assets/asset.ts';

/** An address is asked for anew this long before it expires. */
const spareMs = 5 * 60 * 1000;

interface Known {
  readonly url: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Signed addresses of images, kept until they are about to expire. What is asked for at once is one call. */
export class AssetAddresses {
  readonly #call: AuthorisedCall;
  readonly #now: () => string;
  readonly #known = new Map<string, Known>();
  #asked = new Map<string, PromiseWithResolvers<string | undefined>>();

  constructor(call: AuthorisedCall, now: () => string) {
    this.#call = call;
    this.#now = now;
  }

  /** Undefined if the workspace has no such image. Rejects with an `ApiFailure`. */
  of(id: string): Promise<string | undefined> {
    const known = this.#known.get(id);
    if (known && known.until > Date.parse(this.#now())) return Promise.resolve(known.url);
    const before = this.#asked.get(id);
    if (before) return before.promise;
    if (this.#asked.size === 0) queueMicrotask(() => void this.#ask());
    const asked = Promise.withResolvers<string | undefined>();
    this.#asked.set(id, asked);
    return asked.promise;
  }

  /** It did not work: the next one is fetched. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  async #ask(): Promise<void> {
    const all = [...this.#asked];
    this.#asked = new Map();
    for (let from = 0; from < all.length; from += assetLimits.urls)
      await this.#fetch(all.slice(from, from + assetLimits.urls));
  }

  async #fetch(asked: readonly (readonly [string, PromiseWithResolvers<string | undefined>])[]): Promise<void> {
    try {
      const body = { ids: asked.map(([id]) => id) };
      const { assets } = z.parse(assetUrlsSchema, await this.#call('/api/v1/assets/urls', { method: 'POST', body }));
      for (const [id, { url, expiresAt }] of Object.entries(assets)) {
        this.#known.set(id, { url, until: Date.parse(expiresAt) - spareMs });
      }
      for (const [id, { resolve }] of asked) resolve(assets[id]?.url);
    } catch (reason) {
      for (const [, { reject }] of asked) reject(reason);
    }
  }
}
