import { hash } from 'node:crypto';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { canonicalEvent } from './canonical-event.ts';
import type { Seals } from './seal-data.ts';

/** The hash of an event: SHA-256, hexadecimal, over the previous hash, position, version, time and canonical event, one a line. */
export function chainHash(previous: string, event: Omit<RecordedEvent, 'hash'>, seals: Seals): string {
  const { position, version, recordedAt } = event;
  const lines = [previous, position, version, recordedAt, canonicalEvent(event, seals)];
  return hash('sha256', lines.join('\n'));
}
