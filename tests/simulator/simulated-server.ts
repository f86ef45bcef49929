import { createHash } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import { commandBatchSchema } from '#domain/log/command-envelope.ts';
import type { Json } from '#domain/log/json.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { eventStoreOn } from '#server/event-store/event-store-on.ts';
import { judgeOnTime } from '#server/judgement/judge-on-time.ts';
import type { DueRow } from '#server/judgement/take-due.ts';
import { createDecider } from '#server/log/create-decider.ts';
import { createEventSender } from '#server/log/event-sender.ts';
import { Dice } from './dice.ts';
import type { SimulatedLog } from './simulated-log.ts';
import { simulatedStorage } from './simulated-storage.ts';
import { account, type Call, clockOf, type ProcessId, type Simulation, workspaceId } from './simulation.ts';

const pageSize = 500;
const pingEveryMs = 25_000;
const judgeEveryMs = 3000;

/** One end of a live connection at the server. */
export interface ServerSocket {
  send(text: string): void;
  /** The server has closed or lost it. */
  closed(): void;
}

interface Running {
  readonly process: { readonly id: ProcessId; isDead: boolean };
  readonly store: EventStore;
  readonly sockets: Map<ServerSocket, () => void>;
}

/** A server that can be killed: what it remembers is lost, what was committed is kept. */
export class SimulatedServer {
  readonly #simulation: Simulation;
  readonly #log: SimulatedLog;
  readonly #name: string;
  #running: Running | null = null;
  #starts = 0;

  constructor(simulation: Simulation, log: SimulatedLog, name: string) {
    this.#simulation = simulation;
    this.#log = log;
    this.#name = name;
    this.start();
  }

  get isUp(): boolean {
    return this.#running !== null;
  }

  start(): void {
    if (this.#running) return;
    this.#starts += 1;
    const { seed, time } = this.#simulation;
    const dice = new Dice(seed, `${this.#name} ${this.#starts}`);
    const process = { id: seed * 1000 + this.#starts * 10 + Number(this.#name.at(-1)), isDead: false };
    const { storage, queue } = simulatedStorage(this.#simulation, this.#log, process, dice);
    const clock = (): Date => clockOf(this.#simulation);
    const seal = (data: object) =>
      Object.fromEntries(
        Object.keys(data).map((field) => [field, { salt: saltOf(seed, this.#log.head.position, field) }]),
      );
    const decider = { ...createDecider('none'), seal };
    const store = eventStoreOn({
      ...{ storage, clock, maxStreams: dice.pick([2, 20_000]), decider, snapshotEvery: 3 },
      // Never, so that whatever another server has erased must be found out.
      later: () => {},
    });
    this.#running = { process, store, sockets: new Map() };
    const alive = (run: () => void) => (): void => void (process.isDead || run());
    judgeOnTime({
      ...{ clock, eventStore: store, judged: () => {}, failed: () => {} },
      queue: { ...queue, take: (now) => queue.take(now).then((row) => this.#mayDieAt(row, dice)) },
      after: (delayMs, run) => time.after(delayMs, alive(run)),
      everyMs: judgeEveryMs,
    });
  }

  kill(): void {
    const running = this.#running;
    if (!running) return;
    this.#running = null;
    running.process.isDead = true;
    this.#log.release(running.process.id);
    for (const socket of running.sockets.keys()) socket.closed();
  }

  /** Sometimes a server that has taken something dies before it is done with it, or just after. */
  #mayDieAt(row: DueRow | undefined, dice: Dice): DueRow | undefined {
    const { time, faults } = this.#simulation;
    if (!row || !dice.chance(faults.claims)) return row;
    const running = this.#running;
    time.after(dice.pick([2, 20, 200]) * dice.roll(), () => {
      if (this.#running !== running) return;
      this.kill();
      time.after(dice.between(0, 5000), () => this.start());
    });
    return row;
  }

  /** Resolves to the answer's body; rejects with an `ApiFailure`; a server that dies never answers. */
  async answer({ path, method, body, device }: Call): Promise<Json> {
    const store = this.#store();
    try {
      if (method === 'POST') {
        const batch = commandBatchSchema.safeParse(body);
        if (!batch.success) throw refused(400);
        const actor = {
          workspaceId,
          by: { kind: 'founder', id: account },
          device,
          hasVerifiedAddress: true,
        } as const;
        const { commands, atomic } = batch.data;
        return { results: await store.execute(actor, commands as never, { atomic }) } as unknown as Json;
      }
      if (path === '/api/v1/workspace') return { id: workspaceId };
      const query = new URLSearchParams(path.slice(path.indexOf('?')));
      const page = await store.readEvents(workspaceId, Number(query.get('after')), Number(query.get('limit')));
      return page as unknown as Json;
    } catch (error) {
      throw typeof error === 'object' && error !== null && 'kind' in error ? error : refused(500);
    }
  }

  /** Sends what lies after a position, and what comes. The answer ends that. */
  connect(socket: ServerSocket, after: number): () => void {
    const running = this.#running;
    if (!running) throw new Error('the server is down');
    const { time } = this.#simulation;
    const send = (text: string, done: () => void): void => {
      socket.send(text);
      done();
    };
    const ws = { OPEN: 1, readyState: 1, send };
    let stopPings = (): void => {};
    const end = (): void => {
      ws.readyState = 3;
      stopPings();
      running.sockets.delete(socket);
    };
    const fail = (): void => {
      end();
      socket.closed();
    };
    const sender = createEventSender(ws as unknown as WebSocket, after, fail, (position) =>
      running.store.readEvents(workspaceId, position, pageSize),
    );
    const ping = (): void => {
      stopPings = time.after(pingEveryMs, () => {
        socket.send('{"type":"ping"}');
        ping();
      });
    };
    ping();
    running.sockets.set(socket, sender.wake);
    socket.send('{"type":"ping"}');
    sender.wake();
    return end;
  }

  /** The log has grown, by this server or another. */
  notify(): void {
    for (const wake of this.#running?.sockets.values() ?? []) wake();
  }

  snapshot(stream: string): ReturnType<EventStore['snapshot']> {
    return this.#store().snapshot(workspaceId, stream);
  }

  #store(): EventStore {
    if (!this.#running) throw new Error('the server is down');
    return this.#running.store;
  }
}

export const refused = (status: number, retryAfterS?: number): ApiFailure => ({
  kind: 'refused',
  status,
  code: status,
  message: '',
  ...(retryAfterS === undefined ? {} : { retryAfterS }),
});

const saltOf = (seed: number, position: number, field: string): string =>
  createHash('sha256').update(`${seed} ${position} ${field}`).digest('hex').slice(0, 32);
