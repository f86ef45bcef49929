import type { Tokens } from '#domain/session/tokens.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { clearTokens, readTokens, writeTokens } from '../storage/token-storage.ts';

/** Says by which sign-in the stored tokens came; absent if they came before there were such names. */
export const signInKey = 'groundwork-sign-in';

/**
 * The stored tokens as those of the session that this page is in. Tokens of another sign-in may be another founder's,
 * and a page that slept meanwhile has not heard of them: it neither goes on with them nor touches them.
 */
export class OwnSession {
  readonly #storage: SafeStorage;
  readonly #newId: () => string;
  #signIn: string | null = null;

  constructor(storage: SafeStorage, newId: () => string) {
    this.#storage = storage;
    this.#newId = newId;
  }

  /** Whether the stored tokens are those of another sign-in than this page's. */
  isReplaced(): boolean {
    return readTokens(this.#storage) !== null && this.#storage.get(signInKey) !== this.#signIn;
  }

  /** The stored tokens, if they are still of this page's session. */
  read(): Tokens | null {
    return this.isReplaced() ? null : readTokens(this.#storage);
  }

  /** Makes whatever session is stored this page's. */
  enter(): Tokens | null {
    this.#signIn = this.#storage.get(signInKey);
    return readTokens(this.#storage);
  }

  /** Somebody has signed in here. */
  begin(tokens: Tokens): void {
    this.#signIn = this.#newId();
    // Before the access token, which other tabs watch.
    this.#storage.set(signInKey, this.#signIn);
    writeTokens(this.#storage, tokens);
  }

  clear(): void {
    if (this.isReplaced()) return;
    this.#storage.remove(signInKey);
    clearTokens(this.#storage);
  }
}
