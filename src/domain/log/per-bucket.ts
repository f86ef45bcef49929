import type { Parts } from './parts.ts';

/**
 * Reads parts bucket by bucket, and remembers what was read of each: after a change only the bucket that it touched is read
 * again. `read` gets the parts of one bucket.
 */
export function perBucket<T, Read>(read: (parts: readonly T[]) => Read): (parts: Parts<T>) => readonly Read[] {
  const known = new WeakMap<Parts<T>[string], { readonly read: Read }>();
  const readOnce = (bucket: Parts<T>[string]): Read => {
    const found = known.get(bucket) ?? { read: read(Object.values(bucket)) };
    known.set(bucket, found);
    return found.read;
  };
  return (parts) => Object.values(parts).map(readOnce);
}
