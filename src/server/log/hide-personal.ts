import type { CommandResult } from '#domain/log/command-result.ts';
import { personalIn } from '#domain/log/personal-fields.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { readsPersonal } from '#domain/team/role.ts';
import type { Snapshot } from '../event-store/event-store.ts';
import type { Membership } from '../team/memberships.ts';

/** Whether a member is shown what facts say about people. */
export const seesPeople = (membership: Membership | undefined): boolean =>
  membership === undefined || readsPersonal(membership.role);

/** The fact as if everybody whom it is about had been erased. */
function hidden(event: RecordedEvent): RecordedEvent {
  const names = personalIn(kindOfStream(event.stream)?.personal, event);
  if (names.length === 0) return event;
  return { ...event, data: Object.fromEntries(Object.entries(event.data).filter(([name]) => !names.includes(name))) };
}

/** Facts as a member may read them. */
export const eventsFor = (membership: Membership | undefined, events: readonly RecordedEvent[]) =>
  seesPeople(membership) ? events : events.map(hidden);

/** Answers to commands as a member may read them: the same id again has the answer that somebody else got. */
export const resultsFor = (membership: Membership | undefined, results: readonly CommandResult[]) =>
  seesPeople(membership)
    ? results
    : results.map((result) =>
        result.status === 'accepted' ? { ...result, events: result.events.map(hidden) } : result,
      );

/** The state of a stream as if everybody in it had been erased. `facts` are all that led to it. */
export function foldedWithoutPeople(found: Snapshot, facts: readonly RecordedEvent[]): Snapshot {
  const kind = kindOfStream(found.stream);
  let state: unknown;
  for (const fact of facts) state = kind?.evolve(state, hidden(fact), found.stream);
  return { ...found, state };
}
