import * as z from 'zod/mini';
import { type Arrivals, arrivalThings, type Look, nothingArrived } from '#domain/next-step/arrivals.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const count = z.int().check(z.minimum(0));
/** Looks of before verdicts were counted have none, and interviews beside: as if all verdicts had been seen. */
const arrivals = z.pipe(
  z.record(z.string(), count),
  z.transform((seen): Arrivals => {
    const known = arrivalThings.map((thing) => [thing, seen[thing] ?? beforeCounting[thing]]);
    return Object.fromEntries(known) as Arrivals;
  }),
);
const beforeCounting: Arrivals = { ...nothingArrived, verdicts: Number.MAX_SAFE_INTEGER };
const seenSchema = { at: z.iso.datetime(), seen: z.record(z.string(), arrivals) };
const lookSchema: z.ZodMiniType<Look> = z.object({ ...seenSchema, before: z.object(seenSchema) });

const keyOf = (account: string): string => `groundwork-home-look:${account}`;

/** The last look of an account at home on this device; null if there was none. */
export const readHomeLook = (storage: SafeStorage, account: string): Look | null =>
  readRecord(storage, keyOf(account), lookSchema);

export const writeHomeLook = (storage: SafeStorage, account: string, look: Look): void =>
  storage.set(keyOf(account), JSON.stringify(look));
