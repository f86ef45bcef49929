import type { StorageFailure } from '#domain/replica/storage-failure.ts';

/** What the browser threw, as plain data. */
export function toStorageFailure(error: unknown): StorageFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const reason = name === 'QuotaExceededError' ? 'full' : 'unavailable';
  return { kind: 'storage', reason, message: name ? `${name}: ${message}` : message };
}
