import { openSession } from '../fixtures/account.ts';
import type { Founder } from './founder.ts';

export interface SeenEvent {
  readonly type: string;
  readonly stream: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Every event of the founder's log, as the server has it. */
export async function eventsOf(url: string, founder: Founder): Promise<readonly SeenEvent[]> {
  const { accessToken } = await openSession(url, founder);
  const answer = await fetch(`${url}/api/v1/events?limit=1000`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return ((await answer.json()) as { readonly events: readonly SeenEvent[] }).events;
}
