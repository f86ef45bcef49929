import { digestOf, passwordMask } from './digest.ts';

/** The oldest are forgotten first; tokens among them are still known by their form. */
const secretsMax = 500;
/** Shorter ones are masked under their names only: they would be found in everything. */
const shortest = 6;
/** Shorter ones count only as words of their own. */
const shortestInside = 8;

/** Secrets that were seen under a secret name, to be masked wherever else they occur. */
export class KnownSecrets {
  readonly #salt: Uint8Array;
  readonly #masks = new Map<string, string>();
  /** By every form in which a secret may occur. */
  #forms = new Map<string, string>();
  #pattern: RegExp | null = null;
  #isStale = false;

  constructor(salt: Uint8Array) {
    this.#salt = salt;
  }

  /** Registers a secret and returns the mask that replaces it from now on. */
  learn(secret: string, isPassword: boolean): string {
    const known = this.#masks.get(secret);
    if (known !== undefined && (!isPassword || known === passwordMask)) return known;
    const mask = isPassword ? passwordMask : digestOf(this.#salt, secret);
    this.#masks.set(secret, mask);
    const [oldest] = this.#masks.keys();
    if (this.#masks.size > secretsMax && oldest !== undefined) this.#masks.delete(oldest);
    this.#isStale = true;
    return mask;
  }

  /** Returns the mask for a text, but does not register it: other texts are not searched for it. */
  digest(text: string): string {
    return digestOf(this.#salt, text);
  }

  maskIn(text: string): string {
    if (this.#isStale) this.#compile();
    if (!this.#pattern || text.length < shortest) return text;
    return text.replace(this.#pattern, (form) => this.#forms.get(form) ?? form);
  }

  #compile(): void {
    this.#forms = new Map();
    for (const [secret, mask] of this.#masks) {
      if (secret.length < shortest) continue;
      for (const form of formsOf(secret)) this.#forms.set(form, mask);
    }
    const forms = [...this.#forms.keys()].sort((a, b) => b.length - a.length).map(patternOf);
    this.#pattern = forms.length ? new RegExp(forms.join('|'), 'g') : null;
    this.#isStale = false;
  }
}

function formsOf(secret: string): readonly string[] {
  // A lone half of a surrogate pair cannot be encoded.
  const encoded = encodeURIComponent(secret.toWellFormed());
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encoded,
    encodeURIComponent(encoded),
    encoded.replaceAll('%20', '+'),
  ];
}

function patternOf(form: string): string {
  const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return form.length < shortestInside ? `(?<![A-Za-z0-9])${escaped}(?![A-Za-z0-9])` : escaped;
}
