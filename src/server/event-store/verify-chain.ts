import { createHash } from 'node:crypto';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { canonicalEvent } from './canonical-event.ts';
import type { Seals } from './seal-data.ts';

/** What a workspace's first event is chained to. */
export const firstHash = '0'.repeat(64);

/** An event with what its hash covers in place of its data. */
export interface SealedEvent {
  readonly event: RecordedEvent;
  readonly seals: Seals;
}

/**
 * Recomputes the chain over events in order of position. Each hash is SHA-256, in hexadecimal, over the previous hash,
 * position, version, `recordedAt` and the canonical event, one a line. Redacted fields keep the chain whole.
 * Returns the position of the first event that does not fit, undefined where all do.
 * `previous` is the hash before the first one given.
 */
export function verifyChain(events: readonly SealedEvent[], previous = firstHash): number | undefined {
  let hash = previous;
  let position = events[0]?.event.position ?? 1;
  for (const { event, seals } of events) {
    const lines = [hash, event.position, event.version, event.recordedAt, canonicalEvent(event, seals)];
    hash = createHash('sha256').update(lines.join('\n')).digest('hex');
    if (event.hash !== hash || event.position !== position) return event.position;
    position += 1;
  }
  return undefined;
}
