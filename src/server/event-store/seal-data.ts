import { hash, randomBytes } from 'node:crypto';
import { canonicalJson } from '#domain/log/canonical-json.ts';
import type { Json, JsonObject } from '#domain/log/json.ts';

/**
 * Input to the chain's hash for one field of an event's data: the salt of its commitment if the field is there; the
 * commitment itself if the field is stored apart with its salt, or was erased with it.
 */
export type Seal = { readonly salt: string } | { readonly commitment: string };

/** One seal a field. Kept beside the event, never sent: a salt would let short texts be guessed after redaction. */
export type Seals = Readonly<Record<string, Seal>>;

const saltBytes = 16;

/** Fresh 128-bit salts, hexadecimal, for every field of an event's data. */
export function sealData(data: JsonObject): Seals {
  const fields = Object.keys(data);
  // Asked for once: each asking costs as much as a commitment.
  const salts = randomBytes(saltBytes * fields.length);
  return Object.fromEntries(
    fields.map((field, n) => [field, { salt: salts.toString('hex', saltBytes * n, saltBytes * (n + 1)) }]),
  );
}

/**
 * Returns the commitments that the chain covers instead of the data: SHA-256, hexadecimal, over salt and canonical
 * value, one a line.
 */
export function commitmentsOf(data: JsonObject, seals: Seals): Record<string, string> {
  return Object.fromEntries(
    Object.entries(seals).map(([field, seal]) => [
      field,
      'commitment' in seal ? seal.commitment : commit(seal.salt, data[field]),
    ]),
  );
}

function commit(salt: string, value: Json | undefined): string {
  return hash('sha256', `${salt}\n${value === undefined ? '' : canonicalJson(value)}`);
}
