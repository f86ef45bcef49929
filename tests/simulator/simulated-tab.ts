import { type ActorRefFrom, createActor } from 'xstate';
import { connectLive } from '#adapters/live/connect-live.ts';
import { createPresenceChannel } from '#adapters/live/presence-channel.ts';
import { createLogApi } from '#adapters/log-api/log-api.ts';
import { renewalMs } from '#app/actors/sync/live-connection.ts';
import { syncActors } from '#app/actors/sync/sync-actors.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { foldVersions } from '#domain/log/stream-kinds.ts';
import type { SnapshotFault } from '#domain/replica/snapshot-fault.ts';
import { type SyncState, selectCopyFault, selectSyncState } from '#machines/sync/select-sync.ts';
import { syncMachine } from '#machines/sync/sync.machine.ts';
import type { SyncEvent } from '#machines/sync/sync-events.ts';
import { createWorkspace } from '#machines/sync/workspace.store.ts';
import { Dice } from './dice.ts';
import { hidingFaults, keeping } from './plants.ts';
import type { Noted, SimulatedBrowser } from './simulated-browser.ts';
import { SimulatedGate } from './simulated-gate.ts';
import { simulatedCall, type Way } from './simulated-network.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { SimulatedSession } from './simulated-session.ts';
import { type Sockets, simulatedSockets } from './simulated-sockets.ts';
import { SimulatedTimers } from './simulated-timers.ts';
import type { Simulation } from './simulation.ts';

export interface TabInput {
  readonly simulation: Simulation;
  readonly browser: SimulatedBrowser;
  readonly servers: readonly SimulatedServer[];
  readonly name: string;
  /** Whose page it is, and the workspace of others that it has open; null for their own. */
  readonly account: string;
  readonly chosen: string | null;
  readonly noted: Noted;
  /** Wraps the client's calls, for watchers and planted bugs. */
  readonly around: (call: AuthorisedCall, tab: SimulatedTab) => AuthorisedCall;
  /** Changes what its browser is asked, the key first, for planted bugs. */
  readonly keyed?: (args: readonly unknown[]) => readonly unknown[];
}

/** One page with the product's own sync machine and all its actors; only the outside is simulated. */
export class SimulatedTab {
  readonly name: string;
  readonly browser: SimulatedBrowser;
  readonly account: string;
  readonly chosen: string | null;
  readonly workspace = createWorkspace();
  isGone = false;
  /** How often its live connection was lost. */
  falls = 0;
  readonly gate: SimulatedGate;
  readonly #faults: SnapshotFault[] = [];
  readonly #client: ReturnType<typeof syncActors>['client'];
  readonly #sync: ActorRefFrom<typeof syncMachine>;
  readonly #sockets: Sockets;
  readonly #timers: SimulatedTimers;
  /** The page's `window`. */
  readonly #page = new EventTarget();

  constructor({ simulation, browser, servers, name, account, chosen, noted, around, keyed }: TabInput) {
    this.name = name;
    this.account = account;
    this.chosen = chosen;
    this.browser = browser;
    const { seed, time, plants } = simulation;
    const dice = new Dice(seed, name);
    const isGone = (): boolean => this.isGone;
    const way: Way = { weather: browser.weather, servers, dice, device: name, isGone, account, workspace: chosen };
    this.gate = new SimulatedGate(simulation, way);
    const { gate } = this;
    this.#timers = new SimulatedTimers(time, isGone);
    const timers = plants.keptRenewal ? keeping(this.#timers, renewalMs) : this.#timers;
    const session = new SimulatedSession(time, way);
    this.#sockets = simulatedSockets(simulation, way, session);
    const { openSocket } = this.#sockets;
    const outside = {
      database: browser.databaseFor(this, noted, keyed),
      notes: browser.notes,
      api: createLogApi(around(simulatedCall(simulation, way), this), gate),
      ...{ chosen, gate, timers, origin: 'http://sim', presence: createPresenceChannel(), page: this.#page },
      joinTabs: (name: string, hear: Parameters<SimulatedBrowser['joinTabs']>[2]) => browser.joinTabs(this, name, hear),
      withTabLock: browser.takeTurnFor(this),
      whenIdle: () =>
        new Promise<void>((resolve) => void time.after(dice.between(0, 300), () => isGone() || resolve())),
      random: () => dice.roll(),
      connect: (input: Parameters<typeof connectLive>[0], handlers: Parameters<typeof connectLive>[1]) =>
        connectLive(input, handlers, { timers, openSocket, prove: () => Promise.resolve(undefined) }),
      sessionOf: () => session,
    };
    const { actors, client } = syncActors(outside, this.workspace);
    this.#client = client;
    const clock = {
      setTimeout: (run: () => void, delayMs: number) => timers.after(delayMs, run),
      clearTimeout: (cancel: () => void) => cancel?.(),
    };
    const machine = plants.hiddenFault ? hidingFaults(syncMachine) : syncMachine;
    this.#sync = createActor(machine.provide({ actors }), {
      clock: clock as never,
      inspect: (seen) => {
        if (seen.type === '@xstate.event') this.#note(seen.event as SyncEvent);
      },
    }).start();
    this.send({ type: 'sync.start', account });
  }

  get state(): SyncState {
    return selectSyncState(this.#sync.getSnapshot());
  }

  /** The faults of its copy, in the order in which this page was told of them, and the one that it shows. */
  get faults(): { readonly told: readonly SnapshotFault[]; readonly shown: SnapshotFault | null } {
    return { told: this.#faults, shown: selectCopyFault(this.#sync.getSnapshot()) };
  }

  /** How many timers its actors have running. */
  get timersRunning(): number {
    return this.#timers.running;
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
  notice(network: 'offline' | 'online'): void {
    if (!this.isGone) this.#page.dispatchEvent(new Event(network));
  }

  cutLink(isTold: boolean): void {
    this.#sockets.cut(isTold);
  }

  expireToken(): void {
    this.#sockets.expire();
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

  #note(event: SyncEvent): void {
    if (event.type === 'link.lost') this.falls += 1;
    if (event.type === 'copy.doubted') this.#faults.push(event.fault);
  }
}
