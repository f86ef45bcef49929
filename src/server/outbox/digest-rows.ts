import type { ExperimentFact } from '#domain/experiment/experiment-facts.ts';
import type { IntakeFact } from '#domain/intake/intake-facts.ts';
import type { InterviewFact } from '#domain/interview/interview-facts.ts';
import type { LedgerFact } from '#domain/ledger/ledger-facts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { OutboxRow } from './outbox-tables.ts';

/** Facts that a digest tells of. */
export const digestFacts = [
  'EvidenceRecorded',
  'EvidenceCarried',
  'EvidenceSuperseded',
  'EvidenceReinstated',
  'DecisionRecorded',
  // Which assumptions count moves the idea’s score too.
  'AssumptionStated',
  'AssumptionWeighed',
  'AssumptionRetired',
  'AssumptionRevived',
  // What came in, whether or not it counts in a test.
  'VisitsTallied',
  'SignUpReceived',
  'FakeDoorChosen',
  'ResponseCompleted',
  'InterviewLogged',
  // Somebody has something to do.
  'AssumptionAssigned',
  'ExperimentAssigned',
] satisfies readonly (LedgerFact | IntakeFact | InterviewFact | ExperimentFact)['type'][];
const telling: ReadonlySet<string> = new Set(digestFacts);

const dayMs = 24 * 60 * 60 * 1000;
/** Weeks are those of UTC, from Monday on; 1970 began on a Thursday. */
const firstMondayMs = 4 * dayMs;
export const weekMs = 7 * dayMs;

/**
 * The digest of the week in which something came in, may have changed a score or was assigned: one, however much did. A week
 * without that has none.
 */
export function digestRows(facts: readonly RecordedEvent[]): readonly OutboxRow[] {
  const rows = facts.filter(({ type }) => telling.has(type)).map(rowOf);
  return [...new Map(rows.map((row) => [`${row.workspace_id} ${row.cause}`, row])).values()];
}

function rowOf({ workspace, recordedAt }: RecordedEvent): OutboxRow {
  const weeks = Math.floor((Date.parse(recordedAt) - firstMondayMs) / weekMs) + 1;
  const weekEnd = new Date(firstMondayMs + weeks * weekMs).toISOString();
  const day = weekEnd.slice(0, 10);
  return { workspace_id: workspace, cause: `digest:${day}`, kind: 'digest', subject: day, due_at: weekEnd };
}
