import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { commandBatchSchema } from '#domain/log/command-envelope.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { Json } from '#domain/log/json.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { Principal } from '#server/accounts/principal.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { ApiError } from '#server/http/api-error.ts';
import { enterWorkspace } from '#server/http/require-member.ts';
import { type LiveConnection, openLiveConnection } from '#server/log/live-connection.ts';
import { readEventsFor } from '#server/log/read-events-for.ts';
import { createSendCommands } from '#server/log/send-commands.ts';
import type { Membership, Memberships } from '#server/team/memberships.ts';
import { type Entrance, type Inside, refused, type ServerSocket } from '../simulated-server.ts';
import type { Call, Simulation } from '../simulation.ts';
import { pingEveryMs } from '../solo-entrance.ts';
import { founderOf, own, people, team } from './cast.ts';
import type { MemberRows } from './member-rows.ts';
import type { TeamPlants } from './plants.ts';

/** Longer than anything here takes: timers of the server's own are those of the real clock. */
const neverMs = 2 ** 31 - 1;

interface EntranceInput {
  readonly simulation: Simulation;
  readonly rows: MemberRows;
  /** The facts of a workspace, as the database would be asked for them. */
  readonly eventsOf: (workspaceId: string) => readonly RecordedEvent[];
  readonly plants: TeamPlants;
  /** Told of all that is given away: to whom, and since when the server has worked on it. */
  readonly gave: (given: Given) => void;
}

export interface Given {
  readonly account: string;
  readonly workspace: string;
  readonly events: readonly RecordedEvent[];
  /** Virtual time. */
  readonly since: number;
  /** Answers to commands tell somebody who has just left what became of them. */
  readonly isAnswer: boolean;
}

/** The entrance of a server to a team's workspaces: the product's own decisions on who may do and read what. */
export const teamEntrance =
  ({ simulation, rows, eventsOf, plants, gave }: EntranceInput) =>
  ({ store, ask, clock }: Inside): Entrance => {
    const { time } = simulation;
    const connections = new Map<LiveConnection, SocketEnd>();
    const find = (workspaceId: string, accountId: string): Promise<Membership | null> =>
      ask((say) => say(rows.find(workspaceId, accountId)));
    const memberships: Memberships = {
      find,
      forget: () => {},
      onChanged: () => () => {},
      // Nobody here leaves a workspace of their own.
      settle: (accountId) => Promise.resolve(accountId === people[0] ? team : own),
      close: () => Promise.resolve(),
    };
    const principalOf = ({ account, device }: Pick<Call, 'account' | 'device'>): Principal => ({
      accountId: account,
      workspaceId: account === founderOf(team) ? team : own,
      sessionId: device,
      keyThumbprint: null,
      expiresAt: new Date(clock().getTime() + 24 * 60 * 60 * 1000),
    });
    const known = plants.seesPeople ? { ...memberships, find: asEditors(find) } : memberships;
    const eventStore: EventStore = plants.earlyRole ? withEarlyRole(store, find) : store;
    const sendCommands = createSendCommands(
      { memberships: known, securityEvents: undefined as never },
      {
        eventStore,
        hasVerifiedAddress: () => Promise.resolve(true),
        isBanned: () => Promise.resolve(false),
        foreignChanges: (workspaceId, accountId, commands) =>
          ask((say) => say(plants.undoesOthers ? new Set() : foreignIn(eventsOf(workspaceId), accountId, commands))),
      },
    );
    const enter = async (call: Call): Promise<Principal> => {
      const principal = principalOf(call);
      const named = call.workspace ?? undefined;
      return { ...principal, ...(await enterWorkspace(known, principal, named)) };
    };
    const join = async (account: string, linkId: string): Promise<void> => {
      const at = clock().toISOString();
      const actor = { workspaceId: team, by: { kind: 'system', id: 'team' }, device: 'server' } as const;
      const id = `join:${linkId}:${account}:${at}`;
      await store.execute(actor, [
        { id, type: 'AddMember', stream: teamStreamOf(team), data: { accountId: account, linkId }, at },
      ]);
    };

    return {
      async answer(call) {
        const since = time.now;
        const { path, method, body, account } = call;
        try {
          if (path === '/api/v1/invitations/accept') {
            await join(account, (body as { token: string }).token);
            return {};
          }
          const principal = await enter(call);
          const workspace = principal.workspaceId;
          if (method === 'POST') {
            const batch = commandBatchSchema.safeParse(body);
            if (!batch.success) throw refused(400);
            const results = await sendCommands(principal, batch.data as never, { bytes: 0, route: path });
            gave({ account, workspace, since, events: eventsIn(results), isAnswer: true });
            return { results } as unknown as Json;
          }
          if (path === '/api/v1/workspace') return { id: workspace };
          const query = new URLSearchParams(path.slice(path.indexOf('?')));
          const wanted = { after: Number(query.get('after')), limit: Number(query.get('limit')) };
          const page = await readEventsFor(known, eventStore, principal, wanted);
          gave({ account, workspace, since, events: page.events, isAnswer: false });
          return page as unknown as Json;
        } catch (error) {
          if (error instanceof ApiError) throw { ...refused(error.statusCode), code: error.code };
          throw error;
        }
      },
      connect(socket, after, who) {
        const ends = new SocketEnd(socket, (events) => {
          const { workspaceId = '' } = connection.principal() ?? {};
          // A page was read, and the role of its reader found, at most this long ago.
          gave({ account: who.account, workspace: workspaceId, events, since: time.now - 500, isAnswer: false });
        });
        const connection = openLiveConnection(ends as unknown as WebSocket, after, {
          ...{ eventStore, clock, memberships: known, named: who.workspace ?? undefined },
          sessions: { authenticate: () => Promise.resolve(principalOf(who)), onEnded: () => () => {} },
          budget: { take: () => Promise.resolve({ resize: () => {}, release: () => {} }), used: () => 0 },
          ...{ admitted: () => true, proved: () => Promise.resolve(true), refused: () => {}, said: () => {} },
          timing: { authWithinMs: neverMs, pingEveryMs: neverMs, sendWithinMs: neverMs },
          wire: { cork: () => {}, uncork: () => {} },
          log: { error: ({ err }: { err: unknown }) => void err, debug: () => {} } as never,
        });
        connections.set(connection, ends);
        let stopPings = (): void => {};
        const ping = (): void => {
          stopPings = time.after(pingEveryMs, () => {
            ends.send('{"type":"ping"}');
            ping();
          });
        };
        ping();
        ends.on('close', () => {
          stopPings();
          connections.delete(connection);
        });
        ends.emit('message', JSON.stringify({ type: 'auth', accessToken: 'mine' }));
        return () => ends.terminate();
      },
      wake(workspaceId) {
        for (const each of connections.keys()) if (each.principal()?.workspaceId === workspaceId) each.wake();
      },
      membersChanged(workspaceId) {
        for (const each of connections.keys()) if (each.principal()?.workspaceId === workspaceId) each.membersChanged();
      },
      died() {
        for (const ends of connections.values()) ends.leave();
      },
    };
  };

/** The server’s end of a socket, as far as a live connection needs one. */
class SocketEnd extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly #socket: ServerSocket;
  readonly #gave: (events: readonly RecordedEvent[]) => void;

  constructor(socket: ServerSocket, gave: (events: readonly RecordedEvent[]) => void) {
    super();
    this.#socket = socket;
    this.#gave = gave;
  }

  send(text: string, done: (error?: Error) => void = () => {}): void {
    if (this.readyState !== this.OPEN) {
      done(new Error('the socket is closed'));
      return;
    }
    const { events = [] } = JSON.parse(text) as { events?: readonly RecordedEvent[] };
    if (events.length > 0) this.#gave(events);
    this.#socket.send(text);
    done();
  }

  close(code?: number): void {
    if (!this.leave()) return;
    this.#socket.closed(code);
  }

  terminate(): void {
    this.leave();
  }

  ping(): void {}
  pause(): void {}
  resume(): void {}

  /** Without a word; whether it was open. */
  leave(): boolean {
    if (this.readyState !== this.OPEN) return false;
    this.readyState = 3;
    this.emit('close');
    return true;
  }
}

const eventsIn = (results: readonly CommandResult[]): readonly RecordedEvent[] =>
  results.flatMap((result) => (result.status === 'accepted' ? result.events : []));

/** Finds changes of others like the statement of `findForeignChanges`. */
function foreignIn(
  events: readonly RecordedEvent[],
  account: string,
  commands: readonly { readonly stream: string; readonly data?: unknown }[],
): ReadonlySet<string> {
  const wanted = commands.map(({ stream, data }) => `${stream} ${(data as { undoes?: unknown } | undefined)?.undoes}`);
  const found = events.filter(
    ({ stream, changeId, by }) =>
      wanted.includes(`${stream} ${changeId}`) && by?.kind === 'founder' && by.id !== account,
  );
  return new Set(found.map(({ changeId }) => changeId));
}

/** A planted bug: everybody reads as those who edit. */
const asEditors =
  (find: Memberships['find']): Memberships['find'] =>
  async (workspaceId, accountId) => {
    const found = await find(workspaceId, accountId);
    return found && { ...found, role: found.role === 'owner' ? 'owner' : 'member' };
  };

/** A planted bug: the role is read when the commands come in, and not under the order of the log. */
const withEarlyRole = (store: EventStore, find: Memberships['find']): EventStore => ({
  ...store,
  async execute(actor, commands, options) {
    const found = actor.by.kind === 'founder' ? await find(actor.workspaceId, actor.by.id) : null;
    const early = { ...actor, earlyRole: found?.role } as typeof actor;
    return store.execute(early, commands, options);
  },
});
