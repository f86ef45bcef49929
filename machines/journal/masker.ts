import { isMask } from './digest.ts';
import { KnownSecrets } from './known-secrets.ts';
import { isOurs, type Secrecy, secrecyOf } from './secret-names.ts';
import { decoded, emailAddress, jsonWebToken, longWord, looksRandom, secretParameter } from './secret-patterns.ts';

/** Texts with more characters are kept as a digest only. */
const longest = 20_000;
/** Longer texts about people are no names, and are looked for nowhere else. */
const nameLength = 140;
/** No secret is known by its form where nothing of this is found. */
const mayHold = /[@%=]|eyJ|[\w-]{32}/;
const word = /^[\w.:-]{1,64}$/;

/** Takes secrets out of texts: by the name they stand under, by their form, and by having been seen before. */
export class Masker {
  readonly #known: KnownSecrets;

  /** `salt`: random bytes of this session that are kept nowhere. */
  constructor(salt: Uint8Array) {
    this.#known = new KnownSecrets(salt);
  }

  /** `name` is the field the text stands in. Masked texts stay as they are. */
  mask(text: string, name: string, outer: Secrecy): string {
    if (text === '' || isMask(text)) return text;
    const secrecy = secrecyOf(name, outer, text);
    if (secrecy === 'password' || secrecy === 'secret') return this.#known.learn(text, secrecy === 'password');
    if (secrecy === 'personal' && text.length > nameLength) return this.#known.digest(text);
    if (secrecy === 'personal') return this.#known.learn(text, false);
    if (text.length > longest) return this.#known.learn(text, false);
    const known = isOurs(name) && word.test(text) ? text : this.#known.maskIn(text);
    return this.#maskForms(known);
  }

  #maskForms(text: string): string {
    if (!mayHold.test(text)) return text;
    const digest = (secret: string): string => (isMask(secret) ? secret : this.#known.learn(secret, false));
    return text
      .replace(secretParameter, (_, before: string, name: string, equals: string, value: string) => {
        const secret = decoded(value);
        const isPassword = secrecyOf(name, 'plain') === 'password';
        return `${before}${name}${equals}${isMask(secret) ? secret : this.#known.learn(secret, isPassword)}`;
      })
      .replace(jsonWebToken, digest)
      .replace(emailAddress, (found) => digest(decoded(found)))
      .replace(longWord, (found) => (looksRandom(found) ? digest(found) : found));
  }
}
