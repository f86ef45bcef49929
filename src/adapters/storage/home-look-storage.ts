import * as z from 'zod/mini';
import { arrivalThings, type Look } from '#domain/next-step/arrivals.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const count = z.int().check(z.minimum(0));
const arrivals = z.record(z.enum(arrivalThings), count);
const seenSchema = { at: z.iso.datetime(), seen: z.record(z.string(), arrivals) };
const lookSchema: z.ZodMiniType<Look> = z.object({ ...seenSchema, before: z.object(seenSchema) });

const keyOf = (account: string): string => `groundwork-home-look:${account}`;

/** The last look of an account at home on this device; null if there was none. */
export const readHomeLook = (storage: SafeStorage, account: string): Look | null =>
  readRecord(storage, keyOf(account), lookSchema);

export const writeHomeLook = (storage: SafeStorage, account: string, look: Look): void =>
  storage.set(keyOf(account), JSON.stringify(look));
