/**
 * Headers of every answer about a shared node: a revoked link must be dead at once, no search engine may find one, and
 * the target of a link in it must not learn the address, which is the key.
 */
export const shareHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;
