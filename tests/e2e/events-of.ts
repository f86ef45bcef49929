import { openSession } from '../fixtures/account.ts';
import type { Founder } from './founder.ts';

export interface SeenEvent {
  readonly type: string;
  readonly stream: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** By server and address. Whoever signs in anew at each look pushes the founder's own session out: there are fifty at most. */
const tokens = new Map<string, string>();

/** Every event of the founder's log, as the server has it. */
export async function eventsOf(url: string, founder: Founder): Promise<readonly SeenEvent[]> {
  const key = `${url} ${founder.email}`;
  const kept = tokens.get(key);
  const answer = kept === undefined ? undefined : await read(url, kept);
  if (answer?.ok) return eventsIn(answer);
  const { accessToken } = await openSession(url, founder);
  tokens.set(key, accessToken);
  return eventsIn(await read(url, accessToken));
}

const read = (url: string, token: string): Promise<Response> =>
  fetch(`${url}/api/v1/events?limit=1000`, { headers: { authorization: `Bearer ${token}` } });

const eventsIn = async (answer: Response): Promise<readonly SeenEvent[]> =>
  ((await answer.json()) as { readonly events: readonly SeenEvent[] }).events;
