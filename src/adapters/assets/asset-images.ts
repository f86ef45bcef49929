import type { AssetFiles } from './asset-files.ts';

export type LoadedImage = HTMLImageElement | ImageBitmap;

export interface AssetImagesInput {
  readonly files: Pick<AssetFiles, 'of'>;
  readonly load: (file: Blob) => Promise<LoadedImage>;
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

  /** Returns the stored image, for a file; undefined if it is not available. */
  blob(asset: string): Promise<Blob | undefined> {
    return this.#input.files.of(asset);
  }

  /** There is a connection again. */
  retry(): void {
    const again = [...this.#failed];
    this.#failed.clear();
    for (const asset of again) this.#begun.delete(asset);
    for (const asset of again) this.#input.onCame(asset);
  }

  async #load(asset: string): Promise<void> {
    const { files, load, onCame } = this.#input;
    const image = await files
      .of(asset)
      .then((file) => file && load(file))
      .catch(() => undefined);
    if (!image) {
      this.#failed.add(asset);
      return;
    }
    this.#loaded.set(asset, image);
    onCame(asset);
  }
}
