import { type ActorRefFrom, createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { createPresenceChannel } from '#adapters/live/presence-channel.ts';
import { createLogApi } from '#adapters/log-api/log-api.ts';
import { liveConnection } from '#app/actors/sync/live-connection.ts';
import { replicaActors } from '#app/actors/sync/replica-actors.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { foldVersions } from '#domain/log/stream-kinds.ts';
import { retryDelayMs } from '#domain/replica/retry-delay.ts';
import { type SyncState, selectSyncState } from '#machines/select-sync.ts';
import { type OfAccount, type RetryInput, syncMachine } from '#machines/sync.machine.ts';
import type { ConnectionEvent, NetworkEvent, SyncEvent } from '#machines/sync-events.ts';
import { createWorkspace } from '#machines/workspace.store.ts';
import { Dice } from './dice.ts';
import type { Kept, SimulatedBrowser } from './simulated-browser.ts';
import { SimulatedGate } from './simulated-gate.ts';
import { type Links, simulatedLinks } from './simulated-link.ts';
import { simulatedCall, type Way } from './simulated-network.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { account, type Simulation } from './simulation.ts';

export interface TabInput {
  readonly simulation: Simulation;
  readonly browser: SimulatedBrowser;
  readonly servers: readonly SimulatedServer[];
  readonly name: string;
  readonly kept: Kept;
  /** What stands between the client and its calls: watchers, and planted bugs. */
  readonly around: (call: AuthorisedCall, tab: SimulatedTab) => AuthorisedCall;
}

/** One page with the product's own sync machine and client; only the outside is simulated. */
export class SimulatedTab {
  readonly name: string;
  readonly browser: SimulatedBrowser;
  readonly workspace = createWorkspace();
  isGone = false;
  readonly #client: ReturnType<typeof replicaActors>['client'];
  readonly #sync: ActorRefFrom<typeof syncMachine>;
  readonly #links: Links;
  readonly gate: SimulatedGate;
  #token = 1;
  #report: (report: NetworkEvent) => void = () => {};

  constructor({ simulation, browser, servers, name, kept, around }: TabInput) {
    this.name = name;
    this.browser = browser;
    const { seed, time } = simulation;
    const dice = new Dice(seed, name);
    const isGone = (): boolean => this.isGone;
    const way: Way = { weather: browser.weather, servers, dice, device: name, isGone };
    this.gate = new SimulatedGate(simulation, way);
    const { gate } = this;
    const ports = {
      database: browser.databaseFor(this, kept),
      notes: browser.notes,
      api: createLogApi(around(simulatedCall(simulation, way), this), gate),
      gate,
      joinTabs: (_: string, hear: Parameters<SimulatedBrowser['joinTabs']>[1]) => browser.joinTabs(this, hear),
      withTabLock: browser.takeTurnFor(this),
      whenIdle: () =>
        new Promise<void>((resolve) => void time.after(dice.between(0, 300), () => isGone() || resolve())),
    };
    const { actors, client } = replicaActors(ports, this.workspace);
    this.#client = client;
    this.#links = simulatedLinks(simulation, way);
    const session = { accessToken: () => `t${this.#token}`, onAccessToken: () => () => {}, refused: () => {} };
    const clock = {
      setTimeout: (run: (...args: unknown[]) => void, delayMs: number) => time.after(delayMs, () => isGone() || run()),
      clearTimeout: (cancel: () => void) => cancel?.(),
    };
    const machine = syncMachine.provide({
      actors: {
        ...actors,
        live: fromCallback<EventObject, OfAccount, ConnectionEvent>(({ sendBack }) =>
          liveConnection({
            origin: 'sim:',
            connect: this.#links.connect,
            session,
            presence: createPresenceChannel(),
            client: client(),
            gate,
            report: sendBack,
          }),
        ),
        waitBeforeRetry: fromPromise<void, RetryInput>(({ input, signal }) => {
          const { promise, resolve } = Promise.withResolvers<void>();
          const delayMs = retryDelayMs(input.attempt, dice.roll(), input.retryAfterS);
          const cancel = time.after(delayMs, () => isGone() || resolve());
          signal.addEventListener('abort', cancel);
          return promise;
        }),
        watchConnection: fromCallback<EventObject, undefined, NetworkEvent>(({ sendBack }) => {
          this.#report = sendBack;
        }),
      },
    });
    this.#sync = createActor(machine, { clock: clock as never }).start();
    this.send({ type: 'sync.start', account });
  }

  get state(): SyncState {
    return selectSyncState(this.#sync.getSnapshot());
  }

  get storageFailure(): unknown {
    return this.#sync.getSnapshot().context.storageFailure;
  }

  /** How far this page has read the log. */
  get position(): number {
    return this.#client().position;
  }

  send(event: SyncEvent): void {
    if (this.isGone) return;
    // A screen that issues commands of a kind has come with its rules.
    if (event.type === 'commands.issued') this.gate.learn(event.commands.map(({ stream }) => stream));
    this.#sync.send(event);
  }

  /** The browser notices that its network has gone or is back. */
  report(report: NetworkEvent): void {
    if (!this.isGone) this.#report(report);
  }

  cutLink(isTold: boolean): void {
    this.#links.cut(isTold);
  }

  refuseToken(): void {
    this.#token += 1;
    this.#links.refuse();
  }

  shown(stream: string): unknown {
    return this.workspace.stream(stream).get();
  }

  /** All that is shown, by stream. */
  everything(): Map<string, unknown> {
    const kinds = Object.keys(foldVersions());
    const streams = kinds.flatMap((kind) => this.workspace.streamsOf(kind).get());
    return new Map(streams.map((stream) => [stream, this.shown(stream)]));
  }

  /** All that this page could show, as text. */
  text(): string {
    const { rejections, pending, undo } = this.workspace;
    return JSON.stringify([[...this.everything()], rejections.get(), pending.get(), undo.get()]);
  }

  /** The page dies: nothing of it runs any more, what the browser has begun for it goes on. */
  kill(): void {
    this.isGone = true;
    this.browser.lose(this);
  }

  /** The founder leaves the page in peace. */
  close(): void {
    this.#sync.stop();
    this.kill();
  }
}
