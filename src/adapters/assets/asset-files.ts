import type { AssetAddresses } from './asset-addresses.ts';
import { keepFile, readKeptFile } from './kept-files.ts';

/** One of the caches that go when somebody signs out. */
const cacheName = 'asset-images';

export interface AssetFilesInput {
  readonly addresses: Pick<AssetAddresses, 'of' | 'forget'>;
  /** Whether what comes may still be kept on this device: not while somebody signs out. */
  readonly mayKeep: () => boolean;
}

/** Files of images, which never change: those seen before from this device, others by their signed addresses. */
export class AssetFiles {
  readonly #input: AssetFilesInput;

  constructor(input: AssetFilesInput) {
    this.#input = input;
  }

  /** Undefined if the workspace has no such image, or it does not come. Rejects if there is no connection. */
  async of(id: string): Promise<Blob | undefined> {
    const kept = await readKeptFile(cacheName, keyOf(id)).catch(() => undefined);
    if (kept) return kept;
    const file = await this.#fetch(id);
    if (file && this.#input.mayKeep()) await keepFile(cacheName, keyOf(id), file).catch(() => {});
    return file;
  }

  async #fetch(id: string, isAgain = false): Promise<Blob | undefined> {
    const { addresses } = this.#input;
    const url = await addresses.of(id);
    if (url === undefined) return undefined;
    const response = await fetch(url);
    if (response.ok) return response.blob();
    // An address that this device's clock still holds for good may have expired.
    addresses.forget(id);
    return isAgain ? undefined : this.#fetch(id, true);
  }
}

/** Without what an address is signed with: it is another one each time. */
const keyOf = (id: string): string => `/api/v1/assets/${id}`;
