import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import type { SnapshotUpdate } from '#adapters/local-database/snapshot-update.ts';
import { writeAheadLog } from '#adapters/storage/write-ahead-log.ts';
import type { Tabs } from '#adapters/tabs/join-tabs.ts';
import type { WithTabLock } from '#adapters/tabs/with-tab-lock.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import { readTabMessage, type TabMessage } from '#domain/replica/tab-message.ts';
import { MemoryArea } from '../fixtures/sync/memory-area.ts';
import { MemoryDatabase } from '../fixtures/sync/memory-database.ts';
import { Dice } from './dice.ts';
import { fairWeather, type Weather } from './simulated-network.ts';
import { account, type Simulation } from './simulation.ts';

type Method = Exclude<keyof LocalDatabase, 'clearAccount' | 'clearEverything'>;

const methods: Readonly<Record<Method, 'reads' | 'writes'>> = {
  loadSnapshot: 'reads',
  readOutbox: 'reads',
  readChanges: 'reads',
  saveCopy: 'writes',
  compact: 'writes',
  forgetCopy: 'writes',
  addCommands: 'writes',
  putAgain: 'writes',
  settle: 'writes',
  replaceRejections: 'writes',
  keepChanges: 'writes',
};

/** A page of the browser, as far as the browser needs to know. */
export interface Page {
  isGone: boolean;
}

interface Turn {
  readonly page: Page;
  readonly begin: () => void;
}

interface Lock {
  turns: Turn[];
  holder: Turn | null;
}

/** Hears of each thing that the browser has done for a page, or would not do. */
export type Noted = (method: Method, args: readonly unknown[], isDone: boolean) => void;

/** So few facts beside the states that they are folded in often. */
const fewFacts = { facts: 3, length: 1024 };

/** State that the tabs of one browser share: the database, the channel, the lock and the network. */
export class SimulatedBrowser {
  readonly name: string;
  readonly weather: Weather = { ...fairWeather };
  /** Why this share of the writes fails at the moment; with `unavailable`, of the reads too. */
  storageFault: { readonly reason: StorageFailure['reason']; readonly share: number } | null = null;
  wipes = 0;
  database = new MemoryDatabase('store', fewFacts);
  readonly #area = new MemoryArea();
  readonly notes = writeAheadLog(() => this.#area);
  readonly #simulation: Simulation;
  readonly #dice: Dice;
  readonly #hearers = new Map<(message: TabMessage) => void, { readonly page: Page; readonly name: string }>();
  /** By name of a lock: who waits for it, and who has it. */
  readonly #locks = new Map<string, Lock>();
  #lastStep = 0;
  #lastMessage = 0;

  constructor(simulation: Simulation, name: string) {
    this.name = name;
    this.#simulation = simulation;
    this.#dice = new Dice(simulation.seed, name);
  }

  /** All that is kept here, as text. */
  text(): string {
    return `${this.database.text()}${this.#area.keys().map((key) => this.#area.getItem(key))}`;
  }

  /** Somebody has cleared what this site keeps: nothing is left, and places are counted from 1 again. */
  wipe(): void {
    this.wipes += 1;
    this.database = new MemoryDatabase(`store after ${this.wipes}`, fewFacts);
    this.#area.clear();
  }

  /** The copy of the log that is kept here is not what was written: parts are missing, or older code has folded it. */
  spoil(how: 'cut' | 'old', key = account): void {
    this.database.spoil(key, how, () => this.#dice.chance(0.5));
  }

  /** The browser's own part in the death of a page: its lock goes to the next one. */
  lose(page: Page): void {
    for (const lock of this.#locks.values()) {
      lock.turns = lock.turns.filter((turn) => turn.page !== page);
      if (lock.holder?.page === page) this.#pass(lock);
    }
  }

  /** The database as a page sees it: one transaction after the other; a page that is gone begins none. */
  databaseFor(page: Page, noted: Noted, keyed = (args: readonly unknown[]) => args): LocalDatabase {
    const port = {} as Record<Method, unknown>;
    for (const method of Object.keys(methods) as Method[]) {
      port[method] = (...args: unknown[]) => this.#transact(page, method, keyed(args), noted);
    }
    return port as unknown as LocalDatabase;
  }

  joinTabs(page: Page, name: string, hear: (message: TabMessage) => void): Tabs {
    this.#hearers.set(hear, { page, name });
    return {
      tell: (message) => {
        const sent = structuredClone(message);
        const others = [...this.#hearers].flatMap(([other, of]) => (other !== hear && of.name === name ? [other] : []));
        const { time } = this.#simulation;
        this.#lastMessage = Math.max(this.#lastMessage, time.now + this.#dice.between(0, 3));
        for (const other of others) time.after(this.#lastMessage - time.now, () => this.#deliver(other, sent));
      },
      leave: () => void this.#hearers.delete(hear),
    };
  }

  takeTurnFor(page: Page): WithTabLock {
    return (name, signal, work) =>
      new Promise((resolve, reject) => {
        const lock = this.#locks.get(name) ?? { turns: [], holder: null };
        this.#locks.set(name, lock);
        const abort = (): void => {
          lock.turns = lock.turns.filter((other) => other !== turn);
          reject(signal.reason);
        };
        const begin = (): void => {
          signal.removeEventListener('abort', abort);
          const end = (): void => {
            if (lock.holder === turn) this.#pass(lock);
          };
          if (signal.aborted) end();
          else work().then(resolve, reject).then(end);
        };
        const turn: Turn = { page, begin };
        if (signal.aborted) return reject(signal.reason);
        if (this.#simulation.plants.lostTurn) return begin();
        signal.addEventListener('abort', abort);
        lock.turns.push(turn);
        if (!lock.holder) this.#pass(lock);
      });
  }

  /** A planted bug: a page that has not read the log to its end, and goes on with a copy, says of it that it is a part. */
  #loseWhole(method: Method, args: readonly unknown[], before: number): void {
    if (method !== 'saveCopy' && method !== 'settle') return;
    const { isComplete, position } = args.at(-1) as SnapshotUpdate;
    const kept = this.database.kept(account);
    if (kept.meta?.position === position && position > before) kept.meta = { ...kept.meta, isComplete };
  }

  #pass(lock: Lock): void {
    const next = lock.turns.shift();
    lock.holder = next ?? null;
    if (!next) return;
    this.#simulation.time.after(this.#dice.between(0, 1), () => {
      if (lock.holder === next && !next.page.isGone) next.begin();
    });
  }

  #deliver(hear: (message: TabMessage) => void, sent: TabMessage): void {
    const page = this.#hearers.get(hear)?.page;
    const message = readTabMessage(sent);
    if (page && !page.isGone && message) hear(message);
  }

  #transact(page: Page, method: Method, args: readonly unknown[], noted: Noted): Promise<unknown> {
    const { time } = this.#simulation;
    const isSlow = this.#dice.chance(0.02);
    this.#lastStep = Math.max(this.#lastStep, time.now + this.#dice.between(0, isSlow ? 200 : 3));
    return new Promise((resolve, reject) => {
      time.after(this.#lastStep - time.now, () => {
        if (page.isGone) return;
        const settle = (run: () => void): void => void time.after(this.#dice.between(0, 1), () => page.isGone || run());
        const { reason, share } = this.storageFault ?? { reason: 'full', share: 0 };
        if ((methods[method] === 'writes' || reason === 'unavailable') && this.#dice.chance(share)) {
          const failure: StorageFailure = { kind: 'storage', reason, message: method };
          noted(method, args, false);
          return settle(() => reject(failure));
        }
        const before = this.database.kept(account).meta?.position ?? 0;
        const work = this.database.port[method] as (...all: readonly unknown[]) => Promise<unknown>;
        work(...args).then(
          (result) => {
            if (this.#simulation.plants.lostWhole) this.#loseWhole(method, args, before);
            noted(method, args, true);
            settle(() => resolve(result));
          },
          (failure) => settle(() => reject(failure)),
        );
      });
    });
  }
}
