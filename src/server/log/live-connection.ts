import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Presence } from '#domain/presence/presence.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { Principal } from '../accounts/principal.ts';
import type { EventPage } from '../event-store/event-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { ByteBudget } from '../http/byte-budget.ts';
import { cutDeepJson } from '../http/cut-deep-json.ts';
import { enterWorkspace, membershipOf } from '../http/require-member.ts';
import type { Memberships } from '../team/memberships.ts';
import { createEventSender } from './event-sender.ts';
import { eventsFor } from './hide-personal.ts';
import type { LiveTiming, LogDeps } from './log-deps.ts';
import { createPresenceReader } from './presence-reader.ts';

/** One open socket. */
export interface LiveConnection {
  /** Whose it is; undefined until its first token was accepted. */
  principal(): Principal | undefined;
  /** There are events up to this position; without one there may be any. */
  wake(upTo?: number): void;
  /** Others of the workspace are there, or gone: each a `PresenceHeard` as JSON. Dropped where the socket is slow. */
  hear(heard: readonly Buffer[]): void;
  /** Its session has ended. */
  refuse(): void;
  /** Members of its workspace have changed: it ends if its account is none any more. */
  membersChanged(): void;
  /** The server goes down, and another one comes up. */
  restart(): void;
}

interface ConnectionDeps extends Pick<LogDeps, 'eventStore' | 'sessions' | 'clock'> {
  readonly budget: ByteBudget;
  /** Its first token was accepted; whether there is room for it. */
  admitted(principal: Principal): boolean;
  /** The workspace that it has asked for; absent for the account’s own. */
  readonly named: string | undefined;
  readonly memberships: Memberships | undefined;
  /** Whether the key of the session is proved with its token. */
  proved(principal: Principal, shown: Pick<Auth, 'accessToken' | 'proof'>): Promise<boolean>;
  /** A token that it has shown was not accepted. `accountId` is of the one before. */
  refused(reason: LiveRefusal, accountId: string | undefined): void;
  /** It says where it is. */
  said(workspaceId: string, presence: Presence | null): void;
  readonly timing: LiveTiming;
  readonly log: FastifyBaseLogger;
  /** The connection under the socket. */
  readonly wire: Pick<Socket, 'cork' | 'uncork'>;
}

export type LiveRefusal = 'unknown-token' | 'wrong-account' | 'live-connections' | 'no-member';

/** Close codes: those from 4000 on are ours; the others are of https://www.iana.org/assignments/websocket. */
const unauthorised = 4401;
/** Was a member, and is none any more. */
const removed = 4403;
/** Is no member: the same for a workspace that is not there. */
const notFound = 4404;
const failed = 1011;
const restarting = 1012;
/** Clients wait longer each time. */
const tryAgainLater = 1013;

const authMessage = z.object({
  type: z.literal('auth'),
  accessToken: z.string().min(1).max(4096),
  /** A DPoP proof for this address, where the session is bound to a key. */
  proof: z.string().max(4096).optional(),
});
type Auth = z.infer<typeof authMessage>;
const pageSize = 500;
/** Size of the facts of one page; see `readEvents`. A minute for it is 4 KB a second. */
const livePageBytes = 256_000;
/**
 * Budget for a page until it has been read: a founder's fifty connections must not ask the database for theirs all at
 * once.
 */
const livePageRoom = 1_000_000;
const sendWithinByDefaultMs = 60_000;
const timerAtMostMs = 2_000_000_000;
/** How long a closed socket may take to say that it is. */
const farewellMs = 3000;
/** Bytes waiting to be sent, from which on presence is dropped instead of queued. */
const slowFrom = 64 * 1024;

/** Lets a socket in once it has shown a token, keeps it until the last token that it showed has expired. */
export function openLiveConnection(
  socket: WebSocket,
  after: number,
  {
    eventStore,
    sessions,
    clock,
    budget,
    timing,
    log,
    wire,
    named,
    memberships,
    admitted,
    proved,
    refused,
    said,
  }: ConnectionDeps,
): LiveConnection {
  let principal: Principal | undefined;
  let answering = true;
  const refuse = (): void => socket.close(unauthorised, 'Please sign in.');
  const fail = (error: unknown): void => {
    const isRefused = error instanceof ApiError;
    if (!isRefused) log.error({ err: error }, 'a live connection failed');
    socket.close(isRefused ? tryAgainLater : failed);
  };
  /** The role as it is now; false if there is none any more, and the connection is closed. */
  const isStillMember = async (): Promise<boolean> => {
    if (!principal || !memberships) return true;
    const membership = await memberships.find(principal.workspaceId, principal.accountId);
    if (membership) principal = { ...principal, membership: membershipOf(membership, principal.via) };
    else socket.close(removed, 'You’re no longer a member of this workspace.');
    return membership !== null;
  };
  const read = async (position: number): Promise<EventPage> => {
    if (!principal || !(await isStillMember())) return { events: [], position };
    const { workspaceId } = principal;
    const page = await eventStore.readEvents(workspaceId, position, pageSize, undefined, livePageBytes);
    if (page.events.some(({ stream }) => stream === teamStreamOf(workspaceId))) {
      // The page may say that its reader is no member any more, or has another role.
      memberships?.forget(workspaceId);
      if (!(await isStillMember())) return { events: [], position };
    }
    return { ...page, events: eventsFor(principal.membership, page.events) };
  };
  const sender = createEventSender(socket, after, fail, read, {
    room: () =>
      budget.take(principal?.workspaceId ?? '', livePageRoom, {
        cut: () => socket.terminate(),
        patienceMs: Number.POSITIVE_INFINITY,
      }),
    sendWithinMs: timing.sendWithinMs ?? sendWithinByDefaultMs,
  });

  let deadline = setTimeout(refuse, timing.authWithinMs);
  const pings = setInterval(() => {
    if (!answering) return socket.terminate();
    answering = false;
    socket.ping();
    socket.send('{"type":"ping"}');
  }, timing.pingEveryMs).unref();

  /** A timer holds no more than 24 days, and an access token more than that. */
  const refuseAt = (end: Date): void => {
    const leftMs = end.getTime() - clock().getTime();
    const isLater = leftMs > timerAtMostMs;
    deadline = setTimeout(() => (isLater ? refuseAt(end) : refuse()), isLater ? timerAtMostMs : leftMs).unref();
  };

  const admit = async (auth: Auth): Promise<void> => {
    const known = await sessions.authenticate(auth.accessToken);
    // An assistant reads at `/mcp` alone, without what people have said.
    const isHere = known && !known.via?.isAssistant;
    const shown = isHere && (await proved(known, auth)) ? known : null;
    if (socket.readyState !== socket.OPEN) return;
    const isForeign = principal && shown && principal.accountId !== shown.accountId;
    if (!shown || isForeign) {
      refused(isForeign ? 'wrong-account' : 'unknown-token', principal?.accountId);
      return refuse();
    }
    const entered = await enterWorkspace(memberships, shown, principal?.workspaceId ?? named).catch(unlessDenied);
    if (socket.readyState !== socket.OPEN) return;
    if (!entered) {
      refused('no-member', shown.accountId);
      return principal
        ? socket.close(removed, 'You’re no longer a member of this workspace.')
        : socket.close(notFound, 'There’s no such workspace.');
    }
    const next = { ...shown, ...entered };
    if (!principal && !admitted(next)) {
      refused('live-connections', shown.accountId);
      return socket.close(tryAgainLater, 'Too many connections.');
    }
    principal = next;
    clearTimeout(deadline);
    refuseAt(shown.expiresAt);
    sender.wake();
  };

  // One token after the other, and none after a wrong one: whoever sends many at once must not ask the database as often.
  let admitting = Promise.resolve();
  const readPresence = createPresenceReader(clock);
  socket.on('message', (data) => {
    if (socket.readyState !== socket.OPEN) return;
    const text = String(data);
    const message = parse(text);
    if (isPresence(message)) {
      // While its token is still being looked at, nobody knows whose it is: dropped, as what comes too often.
      const presence = principal && readPresence(text, message);
      if (principal && !principal.via && presence !== undefined) said(principal.workspaceId, presence);
      return;
    }
    const auth = authMessage.safeParse(message);
    if (!auth.success) return refuse();
    // Nothing is read meanwhile: what a stranger sends on stays with them.
    socket.pause();
    admitting = admitting
      .then(() => (socket.readyState === socket.OPEN ? admit(auth.data) : undefined))
      .catch(fail)
      .finally(() => socket.resume());
  });
  socket.on('pong', () => {
    answering = true;
  });
  socket.on('error', (error) => log.debug({ err: error }, 'a live connection broke'));
  socket.on('close', () => {
    clearTimeout(deadline);
    clearInterval(pings);
  });

  return {
    principal: () => principal,
    wake: sender.wake,
    hear(heard) {
      if (heard.length === 0 || !principal || socket.readyState !== socket.OPEN || socket.bufferedAmount > slowFrom)
        return;
      // One write for all of them.
      wire.cork();
      for (const each of heard) socket.send(each, { binary: false });
      wire.uncork();
    },
    refuse,
    membersChanged: () => void isStillMember().catch(fail),
    restart() {
      socket.close(restarting, 'The server is restarting.');
      setTimeout(() => socket.terminate(), farewellMs).unref();
    },
  };
}

const isPresence = (message: unknown): boolean => (message as { type?: unknown } | null)?.type === 'presence';

function parse(text: string): unknown {
  try {
    return JSON.parse(cutDeepJson(text));
  } catch {
    return undefined;
  }
}

function unlessDenied(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}
