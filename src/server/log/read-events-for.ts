import type { Principal } from '../accounts/principal.ts';
import type { EventPage, EventStore } from '../event-store/event-store.ts';
import { requireMembershipNow } from '../http/require-member.ts';
import type { Memberships } from '../team/memberships.ts';
import { eventsFor } from './hide-personal.ts';

/** Reads a page of a log as a member may read it. Throws 404 if they are none any more once it was read. */
export async function readEventsFor(
  memberships: Memberships | undefined,
  eventStore: Pick<EventStore, 'readEvents'>,
  principal: Principal,
  { after, limit, stream }: { readonly after: number; readonly limit: number; readonly stream?: string | undefined },
): Promise<EventPage> {
  const found = await eventStore.readEvents(principal.workspaceId, after, limit, stream);
  return { ...found, events: eventsFor(await requireMembershipNow(memberships, principal), found.events) };
}
