import type { StorageFailure } from '#domain/replica/storage-failure.ts';

const reasons = new Map<string, StorageFailure['reason']>([
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
]);

/** Converts an error of the browser to plain data. */
export function toStorageFailure(error: unknown): StorageFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const reason = reasons.get(name) ?? 'unavailable';
  return { kind: 'storage', reason, message: name ? `${name}: ${message}` : message };
}
