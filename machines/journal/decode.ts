import type { Json } from './encoder.ts';
import { Opaque } from './opaque.ts';

type Fields = { readonly [key: string]: Json };

/** The value that an `Encoder` wrote down, its secrets still masked. */
export function decode(json: Json): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (isList(json)) return json.map(decode);
  return typeof json['$'] === 'string' ? decodeTagged(json['$'], json['of'] ?? null) : decodeFields(json);
}

function decodeTagged(tag: string, of: Json): unknown {
  switch (tag) {
    case 'number':
      return Number(of);
    case 'bigint':
      return BigInt(String(of));
    case 'undefined':
      return undefined;
    case 'date':
      return new Date(String(of));
    case 'error':
      return Object.assign(new Error(), decode(of));
    case 'map':
      return new Map(decode(of) as Iterable<[unknown, unknown]>);
    case 'set':
      return new Set(decode(of) as Iterable<unknown>);
    case 'object':
      return isFields(of) ? decodeFields(of) : {};
    default:
      return new Opaque(String(of));
  }
}

const decodeFields = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, decode(field)]));

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);
const isFields = (json: Json): json is Fields => typeof json === 'object' && json !== null && !isList(json);
