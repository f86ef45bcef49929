import type { Timers } from '#adapters/clock/timers.ts';
import type { LiveConnection, LiveHandlers, LiveInput } from '#adapters/live/connect-live.ts';
import type { PresenceChannel } from '#adapters/live/presence-channel.ts';
import type { KindGate } from '#domain/log/lazy-kinds.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Receipt } from '#domain/replica/receipt.ts';
import type { ConnectionEvent } from '#machines/sync/sync-events.ts';
import type { LiveSession } from './live-session.ts';
import { throughGate } from './through-gate.ts';

/** Longer than the session takes at worst for new tokens. */
export const renewalMs = 21_000;

export interface LiveConnectionInput {
  readonly origin: string;
  /** The workspace of others whose log it is; null for the account’s own. */
  readonly workspace: string | null;
  readonly connect: (input: LiveInput, handlers: LiveHandlers) => LiveConnection;
  readonly timers: Timers;
  readonly session: LiveSession;
  readonly presence: Pick<PresenceChannel, 'through' | 'heard'>;
  readonly client: {
    readonly position: number;
    receive(events: readonly RecordedEvent[]): Receipt['outcome'];
  };
  readonly gate: KindGate;
  readonly report: (report: ConnectionEvent) => void;
}

/**
 * Holds the live connection until it is lost, under the newest access token. Where the server refuses the token, the
 * session is asked for a new one and the connection goes on from where it was. The answer ends it.
 */
export function liveConnection({
  origin,
  workspace,
  connect,
  timers,
  session,
  presence,
  client,
  gate,
  report,
}: LiveConnectionInput): () => void {
  let connection: LiveConnection | null = null;
  let stopRenewal = (): void => {};
  let used = '';
  let hasRenewed = false;
  let hasEnded = false;

  const end = (): void => {
    hasEnded = true;
    stopRenewal();
    stopHearing();
    presence.through(null);
    connection?.close();
  };
  const lose = (): void => {
    end();
    report({ type: 'link.lost' });
  };
  const renew = (): void => {
    hasRenewed = true;
    const newest = session.accessToken();
    if (newest !== null && newest !== used) {
      take(newest);
    } else {
      stopRenewal = timers.after(renewalMs, lose);
      session.refused(used);
    }
  };
  const receive = throughGate<readonly RecordedEvent[]>({
    gate,
    streamsOf: (events) => events.map(({ stream }) => stream),
    pass: (events) => {
      if (!hasEnded && client.receive(events) !== 'complete') report({ type: 'link.behind' });
    },
    drop: () => {
      if (!hasEnded) lose();
    },
  });
  const open = (accessToken: string): LiveConnection =>
    connect(
      { origin, workspace, after: client.position, accessToken },
      {
        opened: () => {
          hasRenewed = false;
          report({ type: 'link.opened' });
        },
        received: receive,
        heard: presence.heard,
        closed: (why) => {
          connection = null;
          presence.through(null);
          if (why === 'removed') {
            end();
            report({ type: 'membership.ended' });
          } else if (why === 'lost' || hasRenewed) lose();
          else renew();
        },
      },
    );
  const take = (accessToken: string): void => {
    stopRenewal();
    used = accessToken;
    if (connection) connection.authorise(accessToken);
    else {
      connection = open(accessToken);
      presence.through(connection);
    }
  };

  const stopHearing = session.onAccessToken(take);
  const first = session.accessToken();
  if (first === null) lose();
  else take(first);
  return end;
}
