import * as z from 'zod/mini';
import type { SafeStorage } from './safe-storage.ts';

/** A record that was stored as JSON; null if there is none or if it no longer has its shape. */
export function readRecord<T>(storage: SafeStorage, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = storage.get(key);
  if (text === null) return null;
  try {
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
