import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import { Dice } from './dice.ts';
import { type CommandDraft, firstDrafts, rollDraft } from './drafts.ts';
import type { Weather } from './simulated-network.ts';

/** An event from outside, `at` milliseconds after the beginning. An action without anything to act on does nothing. */
export type Action = { readonly at: number } & (
  | { readonly do: 'open' | 'kill' | 'close' | 'refuseToken'; readonly tab: number }
  | {
      readonly do: 'dispatch';
      readonly tab: number;
      readonly id: string;
      readonly drafts: readonly CommandDraft[];
      readonly isOneChange: boolean;
      /** How often, at once: more than a page of the log holds, or a batch. */
      readonly times?: number;
    }
  /** The nth-last command of the tab once more, under its own id. */
  | { readonly do: 'again'; readonly tab: number; readonly nth: number }
  /** With the remedy that there is, where it is amended. */
  | {
      readonly do: 'retry';
      readonly tab: number;
      readonly nth: number;
      readonly id: string;
      readonly isAmended?: boolean;
    }
  | { readonly do: 'undo' | 'redo'; readonly tab: number; readonly id: string }
  | { readonly do: 'drop'; readonly tab: number; readonly nth: number }
  | { readonly do: 'cutLink'; readonly tab: number; readonly isTold: boolean }
  | { readonly do: 'weather'; readonly browser: number; readonly forMs: number; readonly weather: Partial<Weather> }
  /** The network of a computer goes, and the browser says so. */
  | { readonly do: 'offline'; readonly browser: number; readonly forMs: number }
  | {
      readonly do: 'storage';
      readonly browser: number;
      readonly forMs: number;
      readonly reason: StorageFailure['reason'];
      readonly share: number;
    }
  | { readonly do: 'wipe'; readonly browser: number }
  | { readonly do: 'spoil'; readonly browser: number; readonly how: 'cut' | 'old' }
  | { readonly do: 'killServer'; readonly server: number; readonly forMs: number }
  | { readonly do: 'database'; readonly share: number; readonly forMs: number }
  /** Servers die soon after they have taken an experiment whose time has come. */
  | { readonly do: 'claims'; readonly share: number; readonly forMs: number }
  /** Days in which nobody does anything. */
  | { readonly do: 'leap'; readonly byMs: number }
  | { readonly do: 'refuse'; readonly status: number; readonly retryAfterS: number; readonly forMs: number }
);

/** All that a run depends on, besides the code. */
export interface Plan {
  readonly seed: number;
  readonly servers: number;
  /** The browser of each tab. */
  readonly browserOf: readonly number[];
  readonly actions: readonly Action[];
}

type Kind = Action['do'];

const fullDaysMs = 7 * 24 * 60 * 60 * 1000;

const weights: Readonly<Record<Kind, number>> = {
  dispatch: 50,
  again: 2,
  undo: 10,
  redo: 4,
  retry: 5,
  drop: 5,
  open: 10,
  kill: 5,
  close: 2,
  refuseToken: 2,
  cutLink: 4,
  weather: 6,
  offline: 3,
  storage: 3,
  wipe: 1,
  spoil: 2,
  killServer: 4,
  database: 2,
  refuse: 2,
  claims: 3,
  leap: 4,
};
/** Kinds of actions in every run; each of the others is in half of the runs, so that it also meets the rest alone. */
const always: readonly Kind[] = ['dispatch', 'open', 'undo', 'redo'];

/** The plan of a seed: up to 5 tabs in up to 3 browsers, on one or two servers. */
export function planOf(seed: number): Plan {
  const dice = new Dice(seed, 'plan');
  const servers = 1 + dice.below(2);
  const browsers = 1 + dice.below(3);
  const browserOf = Array.from({ length: 1 + dice.below(5) }, (_, n) => (n < browsers ? n : dice.below(browsers)));
  const kinds = (Object.keys(weights) as Kind[]).filter((kind) => always.includes(kind) || dice.chance(0.5));
  const used = Object.fromEntries(kinds.map((kind) => [kind, weights[kind]])) as Record<Kind, number>;
  const actions: Action[] = [];
  const first = dice.chance(0.7) ? firstDrafts(dice) : [];
  const roll = roller(dice, servers, browserOf);
  let at = 0;
  for (const tab of browserOf.keys()) if (tab === 0 || dice.chance(0.6)) actions.push({ at, do: 'open', tab });
  if (first.length > 0) actions.push({ at, do: 'dispatch', tab: 0, id: 'c0', drafts: first, isOneChange: false });
  for (let n = 10 + dice.below(50); n > 0; n--) {
    at += Math.round(dice.pick([1, 1, 30, 30, 400, 400, 3000, 15_000]) * dice.roll());
    actions.push({ at, ...roll(dice.weighed(used), `c${actions.length}`) } as Action);
  }
  return { seed, servers, browserOf, actions };
}

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;
type Rolled = WithoutTime<Action>;

function roller(dice: Dice, servers: number, browserOf: readonly number[]): (kind: Kind, id: string) => Rolled {
  const forMs = (): number => Math.round(dice.pick([100, 2000, 20_000, 90_000]) * dice.roll());
  return (kind, id) => {
    const tab = dice.below(browserOf.length);
    const browser = dice.pick(browserOf);
    const nth = dice.below(3);
    switch (kind) {
      case 'dispatch': {
        const drafts = Array.from({ length: dice.chance(0.3) ? 2 + dice.below(4) : 1 }, () => rollDraft(dice));
        const times = dice.chance(0.001) ? { times: Math.ceil((501 + dice.below(300)) / drafts.length) } : {};
        return { do: kind, tab, id, drafts, isOneChange: dice.chance(0.3), ...times };
      }
      case 'undo':
      case 'redo':
        return { do: kind, tab, id };
      case 'retry':
        return { do: kind, tab, nth, id, isAmended: dice.chance(0.5) };
      case 'again':
      case 'drop':
        return { do: kind, tab, nth };
      case 'cutLink':
        return { do: kind, tab, isTold: dice.chance(0.5) };
      case 'weather':
        return { do: kind, browser, forMs: forMs(), weather: rollWeather(dice) };
      case 'offline':
        return { do: kind, browser, forMs: forMs() };
      case 'storage':
        return {
          do: kind,
          browser,
          forMs: forMs(),
          reason: dice.pick(['full', 'unavailable']),
          share: dice.pick([0.4, 1]),
        };
      case 'wipe':
        return { do: kind, browser };
      case 'spoil':
        return { do: kind, browser, how: dice.pick(['cut', 'old']) };
      case 'killServer':
        return { do: kind, server: dice.below(servers), forMs: forMs() };
      case 'database':
        return { do: kind, share: dice.pick([0.05, 0.3, 1]), forMs: forMs() };
      case 'claims':
        return { do: kind, share: dice.pick([0.5, 1]), forMs: forMs() };
      case 'leap':
        return {
          do: kind,
          byMs: Math.round(dice.pick([60_000, fullDaysMs, 2 * fullDaysMs]) * (0.9 + dice.roll() / 5)),
        };
      case 'refuse':
        return { do: kind, status: dice.pick([429, 500, 503]), retryAfterS: dice.pick([0, 1, 20]), forMs: forMs() };
      default:
        return { do: kind, tab };
    }
  };
}

function rollWeather(dice: Dice): Partial<Weather> {
  const all: Weather = {
    isCut: true,
    loss: dice.pick([0.1, 0.5]),
    duplication: dice.pick([0.2, 0.8]),
    slowestMs: dice.pick([400, 4000, 12_000]),
    disorder: dice.pick([0.1, 0.6]),
  };
  const names = Object.keys(all) as (keyof Weather)[];
  return Object.fromEntries(names.filter(() => dice.chance(0.4)).map((name) => [name, all[name]]));
}
