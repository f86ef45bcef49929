import type { Tokens } from '#domain/session/tokens.ts';

type Random = () => number;

/** Secrets that must be found nowhere; each walk has its own. */
export class SecretsOfWalk {
  readonly #random: Random;
  readonly all: string[] = [];
  readonly email: string;
  readonly password: string;

  constructor(random: Random) {
    this.#random = random;
    this.email = this.#keep(`ada+${this.#letters(6)}@example.org`);
    this.password = this.#keep(`${this.#letters(5)} "${this.#letters(4)}" & ü`);
  }

  readonly token = (): string => this.#keep(`eyJ${this.#letters(20)}.eyJ${this.#letters(40)}.${this.#letters(30)}`);
  readonly opaqueToken = (): string => this.#keep(this.#letters(43));
  /** Code of a mail: short, so only its name tells. */
  readonly oobCode = (): string => this.#keep(this.#letters(10));
  readonly oneTimeCode = (): string => this.#keep(String(100_000 + Math.floor(this.#random() * 900_000)));
  readonly tokens = (): Tokens => ({ accessToken: this.token(), refreshToken: this.opaqueToken() });

  /** Lists the secrets that a text contains, in whatever encoding. */
  foundIn(text: string): readonly string[] {
    const forms = [text, text.replaceAll('\\\\', '\\').replaceAll('\\"', '"'), decode(text), decode(decode(text))];
    return this.all.filter((secret) => forms.some((form) => form.includes(secret)));
  }

  #letters(length: number): string {
    const alphabet = 'abcdefghijkmnopqrstuvwxyzABCDEFGHIJKLMNPQRSTUVWXYZ23456789';
    return Array.from({ length }, () => alphabet[Math.floor(this.#random() * alphabet.length)]).join('');
  }

  #keep(secret: string): string {
    this.all.push(secret);
    return secret;
  }
}

const decode = (text: string): string => text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => decodeOr(bytes));

function decodeOr(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}
