import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { chainHash } from './chain-hash.ts';
import type { Seals } from './seal-data.ts';

/** Previous hash of a workspace's first event. */
export const firstHash = '0'.repeat(64);

/** An event with what its hash covers in place of its data. */
export interface SealedEvent {
  readonly event: RecordedEvent;
  readonly seals: Seals;
}

/** An event on its way into the log. */
export interface NewEvent extends SealedEvent {
  /** Fields that are stored apart from it; absent if there are none. */
  readonly personal?: { readonly subject: string; readonly fields: readonly string[] };
  /** Person whose values that are stored apart are all deleted. */
  readonly erases?: string;
  /** Values of the state that it was decided on, by the name of the projection that needs them. */
  readonly captured?: Readonly<Record<string, unknown>>;
}

/**
 * Recomputes the chain over events in order of position. Erased fields keep the chain whole.
 * Returns the position of the first event that does not fit, undefined if all do.
 * `previous` is the hash before the first one given.
 */
export function verifyChain(events: readonly SealedEvent[], previous = firstHash): number | undefined {
  let hash = previous;
  let position = events[0]?.event.position ?? 1;
  for (const { event, seals } of events) {
    hash = chainHash(hash, event, seals);
    if (event.hash !== hash || event.position !== position || !isCovered(event, seals)) return event.position;
    position += 1;
  }
  return undefined;
}

/** Whether the hash covers all values of an event's data. Of a field that lies apart or was erased there is none. */
function isCovered({ data }: RecordedEvent, seals: Seals): boolean {
  return Object.keys(data).every((field) => {
    const seal = Object.hasOwn(seals, field) ? seals[field] : undefined;
    return seal !== undefined && 'salt' in seal;
  });
}
