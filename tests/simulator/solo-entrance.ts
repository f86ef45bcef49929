import type { WebSocket } from 'ws';
import { commandBatchSchema } from '#domain/log/command-envelope.ts';
import type { Json } from '#domain/log/json.ts';
import { createEventSender } from '#server/log/event-sender.ts';
import { type Entrance, type Inside, refused } from './simulated-server.ts';
import { account, type Simulation, workspaceId } from './simulation.ts';

const pageSize = 500;
export const pingEveryMs = 25_000;

/** The entrance of a server on which one founder works alone. */
export const soloEntrance =
  ({ time }: Simulation) =>
  ({ store }: Inside): Entrance => {
    const wakes = new Set<() => void>();
    return {
      async answer({ path, method, body, device }) {
        if (method === 'POST') {
          const batch = commandBatchSchema.safeParse(body);
          if (!batch.success) throw refused(400);
          const by = { kind: 'founder', id: account } as const;
          const actor = { workspaceId, by, device, hasVerifiedAddress: true };
          const { commands, atomic } = batch.data;
          return { results: await store.execute(actor, commands as never, { atomic }) } as unknown as Json;
        }
        if (path === '/api/v1/workspace') return { id: workspaceId };
        const query = new URLSearchParams(path.slice(path.indexOf('?')));
        const page = await store.readEvents(workspaceId, Number(query.get('after')), Number(query.get('limit')));
        return page as unknown as Json;
      },
      connect(socket, after) {
        const send = (text: string, done: () => void): void => {
          socket.send(text);
          done();
        };
        const ws = { OPEN: 1, readyState: 1, send };
        let stopPings = (): void => {};
        const end = (): void => {
          ws.readyState = 3;
          stopPings();
          wakes.delete(sender.wake);
        };
        const fail = (): void => {
          end();
          socket.closed();
        };
        const sender = createEventSender(ws as unknown as WebSocket, after, fail, (position) =>
          store.readEvents(workspaceId, position, pageSize),
        );
        const ping = (): void => {
          stopPings = time.after(pingEveryMs, () => {
            socket.send('{"type":"ping"}');
            ping();
          });
        };
        ping();
        wakes.add(sender.wake);
        socket.send('{"type":"ping"}');
        sender.wake();
        return end;
      },
      wake() {
        for (const wake of wakes) wake();
      },
    };
  };
