import { canonicalJson } from '#domain/log/canonical-json.ts';
import type { Json } from '#domain/log/json.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { commitmentsOf, type Seals } from './seal-data.ts';

type CoveredEvent = Omit<RecordedEvent, 'position' | 'version' | 'recordedAt' | 'hash'>;

/**
 * The text of an event that its hash covers, besides position, version and time: of its data only commitments. Absent fields
 * leave no trace, so that the hashes of events without them stay as they were.
 */
export function canonicalEvent(event: CoveredEvent, seals: Seals): string {
  const { id, type, v, data, workspace, stream, at, by, via, device, commandId, changeId, undoes } = event;
  const { kind, id: byId } = by;
  const covered = {
    at,
    by: { id: byId, kind },
    changeId,
    commandId,
    data: commitmentsOf(data, seals),
    device,
    id,
    stream,
    type,
    undoes,
    v,
    via,
    workspace,
  };
  return canonicalJson(covered as Json);
}
