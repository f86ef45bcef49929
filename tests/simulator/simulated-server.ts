import { createHash } from 'node:crypto';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { Json } from '#domain/log/json.ts';
import type { Decider } from '#server/event-store/decider.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { eventStoreOn } from '#server/event-store/event-store-on.ts';
import { judgeOnTime } from '#server/judgement/judge-on-time.ts';
import type { DueRow } from '#server/judgement/take-due.ts';
import { createDecider } from '#server/log/create-decider.ts';
import { Dice } from './dice.ts';
import { type SimulatedLogs, simulatedStorage } from './simulated-storage.ts';
import { type Call, clockOf, type ProcessId, type Simulation } from './simulation.ts';

const judgeEveryMs = 3000;

/** One end of a live connection at the server. */
export interface ServerSocket {
  send(text: string): void;
  /** The server has lost it, or closed it with a code. */
  closed(code?: number): void;
}

/** The way from the network to one running server’s store: it says who may come in, and what they are given. */
export interface Entrance {
  /** Resolves to the answer’s body; rejects with an `ApiFailure`. */
  answer(call: Call): Promise<Json>;
  /** Sends what lies after a position, and what comes. The answer ends that. */
  connect(socket: ServerSocket, after: number, who: Pick<Call, 'account' | 'workspace' | 'device'>): () => void;
  /** The log of a workspace has grown. */
  wake(workspaceId: string): void;
  /** The members of a workspace have changed. */
  membersChanged?(workspaceId: string): void;
  /** The process has died. */
  died?(): void;
}

/** Parts of a running server that its entrance works with. */
export interface Inside {
  readonly store: EventStore;
  readonly ask: ReturnType<typeof simulatedStorage>['ask'];
  readonly clock: () => Date;
}

interface ServerInput {
  readonly simulation: Simulation;
  readonly logs: SimulatedLogs;
  readonly name: string;
  readonly enter: (inside: Inside) => Entrance;
  /** The product, perhaps with a planted bug. */
  readonly decider?: Decider;
}

interface Running {
  readonly process: { readonly id: ProcessId; isDead: boolean };
  readonly store: EventStore;
  readonly entrance: Entrance;
  readonly sockets: Set<ServerSocket>;
}

/** A server that can be killed: what it remembers is lost, what was committed is kept. */
export class SimulatedServer {
  readonly #simulation: Simulation;
  readonly #logs: SimulatedLogs;
  readonly #name: string;
  readonly #enter: ServerInput['enter'];
  readonly #decider: Decider;
  #running: Running | null = null;
  #starts = 0;

  constructor({ simulation, logs, name, enter, decider = createDecider('none') }: ServerInput) {
    this.#simulation = simulation;
    this.#logs = logs;
    this.#name = name;
    this.#enter = enter;
    this.#decider = decider;
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
    const { storage, queue, ask } = simulatedStorage(this.#simulation, this.#logs, process, dice);
    const clock = (): Date => clockOf(this.#simulation);
    const seal = (data: object) =>
      Object.fromEntries(Object.keys(data).map((field) => [field, { salt: saltOf(seed, this.#length, field) }]));
    const decider = { ...this.#decider, seal };
    const store = eventStoreOn({
      ...{ storage, clock, maxStreams: dice.pick([2, 20_000]), decider, snapshotEvery: 3 },
      // Never, so that whatever another server has erased must be found out.
      later: () => {},
    });
    const entrance = this.#enter({ store, ask, clock });
    this.#running = { process, store, entrance, sockets: new Set() };
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
    for (const log of this.#logs.all) log.release(running.process.id);
    running.entrance.died?.();
    for (const socket of running.sockets) socket.closed();
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

  /** Like `Entrance.answer`; a server that dies never answers. */
  async answer(call: Call): Promise<Json> {
    const { entrance } = this.#mine;
    try {
      return await entrance.answer(call);
    } catch (error) {
      throw typeof error === 'object' && error !== null && 'kind' in error ? error : refused(500);
    }
  }

  /** Like `Entrance.connect`. */
  connect(socket: ServerSocket, after: number, who: Parameters<Entrance['connect']>[2]): () => void {
    const { entrance, sockets } = this.#mine;
    const end = entrance.connect(
      {
        send: (text) => socket.send(text),
        closed(code) {
          sockets.delete(socket);
          socket.closed(code);
        },
      },
      after,
      who,
    );
    sockets.add(socket);
    return () => {
      sockets.delete(socket);
      end();
    };
  }

  /** A log has grown, by this server or another. */
  notify(workspaceId: string): void {
    this.#running?.entrance.wake(workspaceId);
  }

  membersChanged(workspaceId: string): void {
    this.#running?.entrance.membersChanged?.(workspaceId);
  }

  snapshot(workspace: string, stream: string): ReturnType<EventStore['snapshot']> {
    return this.#mine.store.snapshot(workspace, stream);
  }

  /** How many facts there are in all. */
  get #length(): number {
    return this.#logs.all.reduce((sum, { head }) => sum + head.position, 0);
  }

  get #mine(): Running {
    if (!this.#running) throw new Error('the server is down');
    return this.#running;
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
