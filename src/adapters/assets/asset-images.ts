import type { AssetAddresses } from './asset-addresses.ts';

export type LoadedImage = HTMLImageElement | ImageBitmap;

export interface AssetImagesInput {
  readonly addresses: Pick<AssetAddresses, 'of' | 'forget'>;
  readonly load: (url: string) => Promise<LoadedImage>;
  /** Told when `find` has another answer, or is worth asking again. */
  readonly onCame: (asset: string) => void;
}

/** Images of the workspace, fetched when they are first looked for. What could not be had waits for `retry`. */
export class AssetImages {
  readonly #input: AssetImagesInput;
  readonly #loaded = new Map<string, LoadedImage>();
  readonly #begun = new Set<string>();
  readonly #failed = new Set<string>();

  constructor(input: AssetImagesInput) {
    this.#input = input;
  }

  /** The image, or undefined until it has come. */
  find(asset: string): LoadedImage | undefined {
    const image = this.#loaded.get(asset);
    if (!image && !this.#begun.has(asset)) {
      this.#begun.add(asset);
      void this.#load(asset);
    }
    return image;
  }

  /** As it is kept, for a file; undefined where it cannot be had. */
  async blob(asset: string): Promise<Blob | undefined> {
    const url = await this.#input.addresses.of(asset);
    const response = url === undefined ? undefined : await fetch(url);
    return response?.ok ? response.blob() : undefined;
  }

  /** There is a connection again. */
  retry(): void {
    const again = [...this.#failed];
    this.#failed.clear();
    for (const asset of again) this.#begun.delete(asset);
    for (const asset of again) this.#input.onCame(asset);
  }

  async #load(asset: string): Promise<void> {
    const { addresses, load, onCame } = this.#input;
    const attempt = async (): Promise<LoadedImage | undefined> => {
      const url = await addresses.of(asset);
      return url === undefined ? undefined : load(url);
    };
    // An address that this device's clock still holds for good may have expired.
    const again = () => {
      addresses.forget(asset);
      return attempt();
    };
    const image = await attempt()
      .catch(again)
      .catch(() => undefined);
    if (!image) {
      this.#failed.add(asset);
      return;
    }
    this.#loaded.set(asset, image);
    onCame(asset);
  }
}
