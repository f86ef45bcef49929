import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import { Dice } from '../dice.ts';
import type { Weather } from '../simulated-network.ts';
import { ben, cem, firstSeats, moreSeats, own, type Seat, team } from './cast.ts';
import { firstTeamDrafts, links, lowering, removing, rollTeamDraft, type TeamDraft } from './drafts.ts';

/** An event from outside, `at` milliseconds after the beginning. An action without anything to act on does nothing. */
export type TeamAction = { readonly at: number } & (
  | { readonly do: 'open' | 'kill' | 'close'; readonly tab: number }
  | {
      readonly do: 'dispatch';
      readonly tab: number;
      readonly id: string;
      readonly drafts: readonly TeamDraft[];
      readonly isOneChange: boolean;
    }
  /** Ada makes the links by which others join. */
  | { readonly do: 'openLinks'; readonly tab: number; readonly id: string }
  | { readonly do: 'join'; readonly account: string; readonly linkId: string }
  | { readonly do: 'leave'; readonly tab: number; readonly id: string }
  | { readonly do: 'undo' | 'redo'; readonly tab: number; readonly id: string }
  /** Takes back what somebody else has done, the nth-last that is shown, as no page of ours would. */
  | { readonly do: 'undoOther'; readonly tab: number; readonly nth: number; readonly id: string }
  /** Sends somebody else’s command once more, the nth-last of the log. */
  | { readonly do: 'repeatOther'; readonly tab: number; readonly nth: number }
  | { readonly do: 'cutLink'; readonly tab: number; readonly isTold: boolean }
  | { readonly do: 'weather'; readonly browser: number; readonly forMs: number; readonly weather: Partial<Weather> }
  | { readonly do: 'offline'; readonly browser: number; readonly forMs: number }
  | {
      readonly do: 'storage';
      readonly browser: number;
      readonly forMs: number;
      readonly reason: StorageFailure['reason'];
      readonly share: number;
    }
  | { readonly do: 'spoil'; readonly tab: number; readonly how: 'cut' | 'old' }
  | { readonly do: 'wipe'; readonly browser: number }
  | { readonly do: 'killServer'; readonly server: number; readonly forMs: number }
);

/** All that a run depends on, besides the code. */
export interface TeamPlan {
  readonly seed: number;
  readonly servers: number;
  readonly seats: readonly Seat[];
  readonly actions: readonly TeamAction[];
}

type Kind = TeamAction['do'];
type Rolled = Kind extends infer K ? (K extends Exclude<Kind, 'openLinks'> ? K : never) : never;

const weights: Readonly<Record<Rolled, number>> = {
  dispatch: 60,
  join: 7,
  leave: 1,
  undo: 6,
  redo: 2,
  undoOther: 5,
  repeatOther: 2,
  open: 9,
  kill: 4,
  close: 1,
  cutLink: 3,
  weather: 4,
  offline: 5,
  storage: 2,
  spoil: 1,
  wipe: 1,
  killServer: 3,
};
/** Kinds of actions in every run; each of the others is in half of the runs, so that it also meets the rest alone. */
const always: readonly Rolled[] = ['dispatch', 'join', 'open', 'undo', 'undoOther'];

/** Time by which those who were asked in have joined, if nothing goes wrong. */
const joinedMs = 1200;

/** The plan of a seed: three people in a workspace, of whom one has another one, in up to four browsers. */
export function teamPlanOf(seed: number): TeamPlan {
  const dice = new Dice(seed, 'team plan');
  const servers = 1 + dice.below(2);
  const seats = [...firstSeats, ...moreSeats.filter(() => dice.chance(0.3))];
  const kinds = (Object.keys(weights) as Rolled[]).filter((kind) => always.includes(kind) || dice.chance(0.5));
  const used = Object.fromEntries(kinds.map((kind) => [kind, weights[kind]])) as Record<Rolled, number>;
  const actions: TeamAction[] = [
    { at: 0, do: 'open', tab: 0 },
    { at: 1, do: 'openLinks', tab: 0, id: 'c0' },
    { at: 1000, do: 'join', account: ben, linkId: dice.pick(links).linkId },
    { at: 1000, do: 'join', account: cem, linkId: dice.pick(links).linkId },
  ];
  let at = joinedMs;
  const begin = (tab: number, id: string): TeamAction => {
    return { at, do: 'dispatch', tab, id, drafts: firstTeamDrafts(dice), isOneChange: false };
  };
  actions.push(begin(0, 'first'));
  for (const tab of seats.keys()) if (tab > 0 && dice.chance(0.8)) actions.push({ at, do: 'open', tab });
  if (dice.chance(0.7)) actions.push(begin(2, 'own'));
  const count = 15 + dice.below(30);
  const [lowered, removed] = [dice.chance(0.7) ? dice.below(count) : -1, dice.chance(0.7) ? dice.below(count) : -1];
  for (let n = 0; n < count; n++) {
    at += Math.round(dice.pick([1, 30, 30, 400, 3000, 9000]) * dice.roll());
    const id = `c${actions.length}`;
    actions.push({ at, ...roll(dice, { seats, servers }, dice.weighed(used), id) } as TeamAction);
    const account = dice.pick([ben, cem]);
    if (n === lowered)
      actions.push(...meanwhile(dice, { seats, at, id: `${id}-role`, account }, lowering(dice, account)));
    if (n === removed) actions.push(...meanwhile(dice, { seats, at, id: `${id}-gone`, account }, removing(account)));
  }
  return { seed, servers, seats, actions: actions.toSorted((a, b) => a.at - b.at) };
}

/** Ada does something to somebody who works at that moment. */
function meanwhile(
  dice: Dice,
  { seats, at, id, account }: { seats: readonly Seat[]; at: number; id: string; account: string },
  done: TeamDraft,
): readonly TeamAction[] {
  const theirs = seats.findIndex((seat) => seat.account === account && seat.workspace === team);
  const works = Array.from({ length: 3 }, (_, n): TeamAction => {
    const drafts = [rollTeamDraft(dice, own)];
    return { at: at + n * dice.below(30), do: 'dispatch', tab: theirs, id: `${id}-${n}`, drafts, isOneChange: false };
  });
  const first: TeamAction = { at, do: 'dispatch', tab: 0, id, drafts: [done], isOneChange: false };
  return [first, ...works];
}

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;

function roll(
  dice: Dice,
  { seats, servers }: Pick<TeamPlan, 'seats' | 'servers'>,
  kind: Rolled,
  id: string,
): WithoutTime<TeamAction> {
  const tab = dice.below(seats.length);
  const browser = dice.pick(seats).browser;
  const forMs = Math.round(dice.pick([100, 2000, 20_000]) * dice.roll());
  switch (kind) {
    case 'dispatch': {
      const { workspace } = seats[tab] as Seat;
      const count = dice.chance(0.3) ? 2 + dice.below(3) : 1;
      const drafts = Array.from({ length: count }, () => rollTeamDraft(dice, workspace));
      return { do: kind, tab, id, drafts, isOneChange: dice.chance(0.3) };
    }
    case 'join':
      return { do: kind, account: dice.pick([ben, cem]), linkId: dice.pick(links).linkId };
    case 'leave':
    case 'undo':
    case 'redo':
      return { do: kind, tab, id };
    case 'undoOther':
      return { do: kind, tab, nth: dice.below(5), id };
    case 'repeatOther':
      return { do: kind, tab, nth: dice.below(5) };
    case 'cutLink':
      return { do: kind, tab, isTold: dice.chance(0.5) };
    case 'weather':
      return {
        do: kind,
        ...{ browser, forMs },
        weather: { loss: dice.pick([0, 0.3]), duplication: dice.pick([0, 0.5]), slowestMs: dice.pick([40, 400, 4000]) },
      };
    case 'offline':
      return { do: kind, browser, forMs };
    case 'storage':
      return { do: kind, browser, forMs, reason: dice.pick(['full', 'unavailable']), share: dice.pick([0.4, 1]) };
    case 'spoil':
      return { do: kind, tab, how: dice.pick(['cut', 'old']) };
    case 'wipe':
      return { do: kind, browser };
    case 'killServer':
      return { do: kind, server: dice.below(servers), forMs };
    default:
      return { do: kind, tab };
  }
}
