import { isOwnPicture } from '#domain/account/picture.ts';
import { keepFile, readKeptFile } from './kept-files.ts';

/** It holds the founder's picture alone, and goes when somebody signs out. */
const cacheName = 'own-picture';

export interface OwnPictureInput {
  /** Fetches a file of ours as the founder. */
  readonly fetchFile: (path: string) => Promise<Blob>;
  /** Whether what comes may still be kept on this device: not while somebody signs out. */
  readonly mayKeep: () => boolean;
}

interface Shown {
  readonly photoUrl: string;
  /** An object URL of this page. */
  readonly url: string;
}

/** The founder's picture as something that an image can show: its address wants the session, which an image cannot name. */
export class OwnPicture {
  readonly #input: OwnPictureInput;
  #shown: Shown | undefined;
  #asked: { readonly photoUrl: string; readonly url: Promise<string> } | undefined;

  constructor(input: OwnPictureInput) {
    this.#input = input;
  }

  /** Undefined until it has come. */
  known(photoUrl: string | null): string | undefined {
    return this.#shown?.photoUrl === photoUrl ? this.#shown.url : undefined;
  }

  /** Undefined without a picture of our own. Rejects if it cannot be had now; the next call tries again. */
  async of(photoUrl: string | null): Promise<string | undefined> {
    if (photoUrl === null || !isOwnPicture(photoUrl)) return undefined;
    if (this.#shown?.photoUrl === photoUrl) return this.#shown.url;
    if (this.#asked?.photoUrl !== photoUrl) this.#asked = { photoUrl, url: this.#load(photoUrl) };
    return this.#asked.url;
  }

  /** Lets go of it. */
  forget(): void {
    if (this.#shown) URL.revokeObjectURL(this.#shown.url);
    this.#shown = undefined;
  }

  async #load(photoUrl: string): Promise<string> {
    try {
      const file = await this.#file(photoUrl);
      const before = this.#shown;
      this.#shown = { photoUrl, url: URL.createObjectURL(file) };
      if (before) URL.revokeObjectURL(before.url);
      return this.#shown.url;
    } finally {
      if (this.#asked?.photoUrl === photoUrl) this.#asked = undefined;
    }
  }

  async #file(photoUrl: string): Promise<Blob> {
    const kept = await readKeptFile(cacheName, photoUrl).catch(() => undefined);
    if (kept) return kept;
    const file = await this.#input.fetchFile(photoUrl);
    if (this.#input.mayKeep()) {
      // The one of before is of no use to anybody.
      await forgetOwnPicture();
      await keepFile(cacheName, photoUrl, file).catch(() => {});
    }
    return file;
  }
}

/** Removes it from this device. */
export async function forgetOwnPicture(): Promise<void> {
  await caches.delete(cacheName).catch(() => {});
}
