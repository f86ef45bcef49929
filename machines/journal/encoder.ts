import { personalNamesOf } from '#domain/log/stream-kinds.ts';
import type { Masker } from './masker.ts';
import { Opaque } from './opaque.ts';
import { type Secrecy, secrecyOf } from './secret-names.ts';

/** Values of a journal. Objects with the key `$` stand for values that JSON cannot express. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const depthMax = 16;
/** Limit for the entries of one list, map or object; larger ones are named, not written down. */
const entriesMax = 200;
/** Limit for one list of ids of parts, as long as the largest selection of a canvas. */
const idsMax = 20_000;
/** So many ids are searched for secrets at once. */
const idsAtOnce = 1_000;
/** Limit for the values of one event or state. */
const valuesMax = 10_000;
const partId = /^[0-9A-Za-z]{12}$/;
const identifier = /^[A-Za-z_][A-Za-z0-9_]{0,30}$/;

/** Writes values down: without secrets, without end-less cycles, within bounds, and the same for the same. */
export class Encoder {
  readonly #masker: Masker;
  readonly #names = new WeakMap<object, string>();
  readonly #personal = new WeakMap<object, readonly string[]>();
  #named = 0;
  #valuesLeft = 0;
  #weight = 0;

  constructor(masker: Masker) {
    this.#masker = masker;
  }

  /** `name` is what the value stands for, as a field's name would say it. */
  encode(value: unknown, name = ''): Json {
    this.#valuesLeft = valuesMax;
    this.#weight = 0;
    return this.#encode(value, name, 'plain', []);
  }

  /** About how many bytes the last value needs. */
  get weight(): number {
    return this.#weight;
  }

  #encode(value: unknown, name: string, outer: Secrecy, above: readonly object[]): Json {
    this.#valuesLeft--;
    this.#weight += 8;
    if (typeof value === 'string') {
      this.#weight += value.length;
      return this.#masker.mask(value, name, outer);
    }
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : { $: 'number', of: String(value) };
    if (typeof value === 'bigint') return { $: 'bigint', of: String(value) };
    if (typeof value === 'undefined') return { $: 'undefined' };
    if (typeof value === 'symbol') return opaque(String(value));
    if (value instanceof Opaque) return opaque(value.of);
    if (above.includes(value)) return opaque('cycle');
    if (typeof value === 'function' || above.length >= depthMax || this.#valuesLeft < 0) return this.#nameOf(value);
    return this.#encodeObject(value, secrecyOf(name, outer), [...above, value]);
  }

  #encodeObject(value: object, secrecy: Secrecy, above: readonly object[]): Json {
    const all = (list: readonly unknown[]): Json => list.map((each) => this.#encode(each, '', secrecy, above));
    if (Array.isArray(value)) {
      if (value.length <= entriesMax) return all(value);
      return isIds(value) ? this.#encodeIds(value, secrecy) : this.#nameOf(value);
    }
    if (value instanceof Date) return { $: 'date', of: Number.isNaN(value.getTime()) ? 'never' : value.toISOString() };
    if (value instanceof Error) {
      const { name, message } = value;
      return { $: 'error', of: this.#encodeFields({ ...value, name, message }, secrecy, above) };
    }
    if (value instanceof Map && value.size <= entriesMax) return { $: 'map', of: all([...value]) };
    if (value instanceof Set && value.size <= entriesMax) return { $: 'set', of: all([...value]) };
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return this.#nameOf(value);
    const fields = this.#encodeFields(value, secrecy, above);
    return '$' in value && value.$ !== undefined ? { $: 'object', of: fields } : fields;
  }

  /** Each by itself only where something in them is masked. */
  #encodeIds(ids: readonly string[], secrecy: Secrecy): Json {
    this.#weight += 8 + ids.length * 20;
    const encoded: string[] = [];
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const some = ids.slice(from, from + idsAtOnce);
      const text = some.join();
      const isPlain = this.#masker.mask(text, '', secrecy) === text;
      encoded.push(...(isPlain ? some : some.map((id) => this.#masker.mask(id, '', secrecy))));
    }
    return encoded;
  }

  #encodeFields(value: object, secrecy: Secrecy, above: readonly object[]): Json {
    const entries = Object.entries(value);
    if (entries.length > entriesMax) return this.#nameOf(value);
    this.#learnPersonal(value);
    const personal = this.#personal.get(value) ?? [];
    const fields: Record<string, Json> = {};
    for (const [key, field] of entries) {
      if (field === undefined || key === '__proto__') continue;
      const safeKey = identifier.test(key) ? key : this.#masker.mask(key, '', 'plain');
      fields[safeKey] = this.#encode(field, key, personal.includes(key) ? 'personal' : secrecy, above);
    }
    return fields;
  }

  /** Remembers which fields of a command's or a fact's data are personal. */
  #learnPersonal({ type, data }: { readonly type?: unknown; readonly data?: unknown }): void {
    if (typeof type !== 'string' || typeof data !== 'object' || data === null) return;
    const personal = personalNamesOf(type);
    if (personal.length > 0) this.#personal.set(data, personal);
  }

  /** The same object has the same name, so that its copies can be told from others. */
  #nameOf(value: object): Json {
    const kind = typeof value === 'function' ? 'Function' : (value.constructor?.name ?? 'Object');
    const name = this.#names.get(value) ?? `${kind}#${++this.#named}`;
    this.#names.set(value, name);
    return opaque(name);
  }
}

const isIds = (list: readonly unknown[]): list is readonly string[] =>
  list.length <= idsMax && list.every((each) => typeof each === 'string' && partId.test(each));
const opaque = (of: string): Json => ({ $: 'opaque', of });
