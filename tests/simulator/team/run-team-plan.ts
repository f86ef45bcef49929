import { idsOf } from '#app/actors/sync/retried-commands.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import type { SimulatedTab } from '../simulated-tab.ts';
import { Violation } from '../violation.ts';
import { VirtualTime } from '../virtual-time.ts';
import { TeamHand } from './hand.ts';
import type { TeamPlan } from './plan.ts';
import type { TeamPlants } from './plants.ts';
import { TeamWorld } from './world.ts';

/** The longest that anything may take once nothing goes wrong any more, in milliseconds. */
const patienceMs = 5 * 60_000;

interface TeamOutcome {
  readonly violation: { readonly invariant: string; readonly message: string } | null;
  readonly commands: number;
  readonly facts: number;
  readonly undone: number;
  readonly simulatedMs: number;
  /** Hashes of the last facts: the same plan leads to the same. */
  readonly hash: string;
}

/** Runs the plan of a team to its end: what it asks for, then peace, and then everything must be as it should be. */
export async function runTeamPlan(
  plan: TeamPlan,
  plants: TeamPlants = {},
  time = new VirtualTime(),
): Promise<TeamOutcome> {
  const world = new TeamWorld(plan, plants, time);
  let undone = 0;
  let violation: TeamOutcome['violation'] = null;
  try {
    const hand = new TeamHand(world);
    for (const action of plan.actions) {
      await world.passUntil(action.at);
      for (const tab of world.open) world.checkShown(tab);
      hand.carryOut(action);
    }
    await findPeace(world);
    undone = checkEnd(world);
    await reopen(world);
  } catch (error) {
    const { message, stack } = error as Error;
    violation =
      error instanceof Violation
        ? { invariant: error.invariant, message }
        : { invariant: 'nothing throws', message: String(stack) };
  }
  // Connections have timers of the real clock, which would hold all of this for 24 days.
  for (const server of world.servers) server.kill();
  return {
    ...{ violation, undone, commands: world.issues.size, simulatedMs: Math.round(time.now) },
    facts: world.places.reduce((sum, { truth }) => sum + truth.position, 0),
    hash: world.places.map(({ log }) => log.head.hash).join(),
  };
}

/** Every browser has a page again, and none of somebody who was removed and is back. */
async function findPeace(world: TeamWorld): Promise<void> {
  const { time } = world.simulation;
  await world.passUntil(time.now + 1000);
  world.heal();
  // By then a page has noticed that its connection had broken without a word.
  await world.passUntil(time.now + 61_000);
  for (const [n, tab] of world.tabs.entries()) if (tab?.state === 'removed') world.leave(n, 'close');
  for (const n of world.tabs.keys()) world.openTab(n);
  await settle(world);
  await world.passUntil(time.now + 61_000);
  await settle(world);
}

async function settle(world: TeamWorld): Promise<void> {
  const { time } = world.simulation;
  const deadline = time.now + patienceMs;
  let next = time.now;
  const isSettled = (): boolean => {
    if (time.now < next) return false;
    next = time.now + 500;
    return world.open.every((tab) => isAtRest(world, tab));
  };
  await world.passUntil(deadline, isSettled);
  const restless = world.open.filter((tab) => !isAtRest(world, tab));
  if (restless.length > 0) throw new Violation('nothing waits for ever', restless.map(restOf));
}

/** Members are where the log is; everybody else is told that they are none. */
function isAtRest(world: TeamWorld, tab: SimulatedTab): boolean {
  const { state, position, workspace } = tab;
  const seat = world.seatOf(tab);
  const { roles, truth } = world.place(seat.workspace);
  if (roles.at(seat.account) === null) return state === 'removed';
  const isQuiet = state === 'live' || state === 'conflict';
  return isQuiet && position === truth.position && workspace.pendingCount.get() === 0 && workspace.isComplete.get();
}

const restOf = ({ name, state, position, workspace, account, chosen }: SimulatedTab) => ({
  ...{ name, account, chosen, state, position },
  pending: workspace.pendingCount.get(),
  isComplete: workspace.isComplete.get(),
});

function checkEnd(world: TeamWorld): number {
  for (const tab of world.open) {
    checkRejections(world, tab);
    if (tab.state === 'removed') checkWaiting(world, tab);
    else world.checkShown(tab, true);
  }
  return world.places.reduce((sum, { log, truth }) => {
    const broken = verifyChain(log.sealed);
    if (broken !== undefined) throw new Violation('the chain verifies', { position: broken });
    return sum + truth.checkUndo((id) => world.issues.get(id)?.command.data['fields']);
  }, 0);
}

/** Checks that all that is shown as rejected was issued here, in this workspace, and was rejected. */
function checkRejections(world: TeamWorld, tab: SimulatedTab): void {
  const seat = world.seatOf(tab);
  const { answers } = world.place(seat.workspace).log;
  for (const id of tab.workspace.rejections.get().flatMap(idsOf)) {
    const issue = world.issues.get(id);
    const isOurs = issue?.seat.account === seat.account && issue.seat.workspace === seat.workspace;
    if (isOurs && answers.get(id) !== null) continue;
    throw new Violation('a rejection is of here', { tab: tab.name, id, from: issue?.seat, answer: answers.get(id) });
  }
}

/** Checks that somebody who was removed can download all that they had not sent. */
function checkWaiting(world: TeamWorld, tab: SimulatedTab): void {
  const seat = world.seatOf(tab);
  const { answers } = world.place(seat.workspace).log;
  const shown = new Set(tab.workspace.pending.get().map(({ id }) => id));
  const waiting = [...world.issues.values()].filter(
    ({ browser, seat: from, command, isStored, isWiped }) =>
      browser === tab.browser &&
      from.account === seat.account &&
      from.workspace === seat.workspace &&
      isStored &&
      !isWiped &&
      !answers.has(command.id),
  );
  const missing = waiting.filter(({ command }) => !shown.has(command.id)).map(({ command }) => command.id);
  if (missing.length > 0) throw new Violation('what was never sent can be downloaded', { tab: tab.name, missing });
}

/** Checks that the browsers have kept the same, also without a network, and that nothing happens once more. */
async function reopen(world: TeamWorld): Promise<void> {
  const { time } = world.simulation;
  const before = world.places.map(({ truth }) => truth.position);
  for (const browser of world.browsers) browser.weather.isCut = true;
  for (const n of world.tabs.keys()) world.leave(n, 'kill');
  for (const n of world.tabs.keys()) world.openTab(n);
  await world.passUntil(time.now + 12_000);
  for (const tab of world.open) {
    const seat = world.seatOf(tab);
    const isMember = world.place(seat.workspace).roles.at(seat.account) !== null;
    if (isMember) world.checkShown(tab, true);
    else checkWaiting(world, tab);
  }
  world.heal();
  await settle(world);
  checkEnd(world);
  const after = world.places.map(({ truth }) => truth.position);
  if (String(after) !== String(before)) throw new Violation('nothing happens twice', { before, after });
  for (const n of world.tabs.keys()) world.leave(n, 'close');
}
