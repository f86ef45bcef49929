import type { JsonObject } from '#domain/log/json.ts';
import { commitmentsOf } from './seal-data.ts';
import type { SealedEvent } from './verify-chain.ts';

/** One personal field of an event, with the salt of its commitment. */
export interface PersonalValue {
  readonly field: string;
  readonly value: NonNullable<JsonObject[string]>;
  readonly salt: string;
}

/** An event without some fields, whose commitments it keeps, so that its hash is the same with them and without. */
export function splitPersonal(
  { event, seals }: SealedEvent,
  fields: readonly string[],
): { readonly rest: SealedEvent; readonly values: readonly PersonalValue[] } {
  const commitments = commitmentsOf(event.data, seals);
  const [data, restSeals] = [{ ...event.data }, { ...seals }];
  const values: PersonalValue[] = [];
  for (const field of fields) {
    const { [field]: value = null } = event.data;
    const { [field]: seal } = seals;
    const commitment = commitments[field];
    if (value === null || !seal || !('salt' in seal) || commitment === undefined) continue;
    values.push({ field, value, salt: seal.salt });
    delete data[field];
    restSeals[field] = { commitment };
  }
  return { rest: { event: { ...event, data }, seals: restSeals }, values };
}

/** The event as it was before it was split; what was erased since is absent. */
export function joinPersonal({ event, seals }: SealedEvent, values: readonly PersonalValue[]): SealedEvent {
  const data = Object.fromEntries(values.map(({ field, value }) => [field, value]));
  const salts = Object.fromEntries(values.map(({ field, salt }) => [field, { salt }]));
  return { event: { ...event, data: { ...event.data, ...data } }, seals: { ...seals, ...salts } };
}

/** Whether some fields of an event lie apart, or did until they were erased. */
export function isSplit({ seals }: Pick<SealedEvent, 'seals'>): boolean {
  for (const field in seals) if (seals[field] && 'commitment' in seals[field]) return true;
  return false;
}
