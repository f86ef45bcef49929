import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Founder } from '../../e2e/founder.ts';
import { type Answered, askFrom } from '../../fixtures/ask-from.ts';

/** A founder as a client of its own, told apart by its address. */
export interface Member extends Founder {
  readonly url: string;
  /** An address of this machine, such as 127.0.0.2. */
  readonly from: string;
  readonly accessToken: string;
}

/** Does what it can to starve the others until `isOver`. What it is refused it tries again a little later. */
export type Attack = (isOver: () => boolean) => Promise<void>;

const identity = '/identitytoolkit.googleapis.com/v1/accounts:';

export const signIn = (url: string, from: string, { email, password }: Founder): Promise<Answered> =>
  askFrom(`${url}${identity}signInWithPassword?key=k`, {
    from,
    agent,
    body: { email, password, returnSecureToken: true },
  });

/** Signs up, from an address. */
export async function join(url: string, from: string, name: string): Promise<Member> {
  const founder = { email: `${name}-${crypto.randomUUID()}@example.org`, password: `five brown loaves of ${name}` };
  const body = { ...founder, returnSecureToken: true };
  const { idToken } = read<{ idToken: string }>(await askFrom(`${url}${identity}signUp?key=k`, { from, body }));
  const answer = await askFrom(`${url}/api/v1/auth/register`, { from, body: { firebaseToken: idToken } });
  return { ...founder, url, from, accessToken: read<{ accessToken: string }>(answer).accessToken };
}

/** Signs in again, since access tokens expire. */
export async function renew(member: Member): Promise<Member> {
  const { idToken } = read<{ idToken: string }>(await signIn(member.url, member.from, member));
  const body = { firebaseToken: idToken };
  const answer = await askFrom(`${member.url}/api/v1/auth/login`, { from: member.from, body });
  return { ...member, accessToken: read<{ accessToken: string }>(answer).accessToken };
}

export function read<T>({ status, body }: Answered): T {
  if (status >= 300) throw new Error(`${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body) as T;
}

/** Sends one command; its answer, whatever it is. */
export const send = (
  { url, from, accessToken }: Member,
  stream: string,
  type: string,
  data: object,
): Promise<Answered> => {
  const command = { id: crypto.randomUUID(), type, stream, data, at: new Date().toISOString() };
  return askFrom(`${url}/api/v1/commands`, { from, agent, accessToken, body: { commands: [command] } });
};

/** So many notes of 10,000 characters, forty a command. */
export async function fillCanvas(member: Member, stream: string, notes: number): Promise<void> {
  const text = 'w'.repeat(10_000);
  for (let from = 0; from < notes; from += 40) {
    const nodes = Array.from({ length: 40 }, (_, n) => {
      const id = `n${String(from + n).padStart(11, '0')}`;
      return { id, kind: 'note', x: 0, y: 0, width: 100, height: 100, text };
    });
    const { body } = await send(member, stream, 'PlaceNodes', { nodes });
    if (!body.includes('"status":"accepted"')) return;
  }
}

/** Does the same again and again, in so many strands, with a pause where something fails or is refused. */
export async function repeatedly(
  isOver: () => boolean,
  strands: number,
  once: (strand: number) => Promise<boolean>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: strands }, async (_, strand) => {
      while (!isOver()) if (!(await once(strand).catch(() => false))) await wait(pauseMs);
    }),
  );
}

const pauseMs = 1000;
/** A new connection for each call would cost the machine more than the call. */
const agent = new Agent({ keepAlive: true });
