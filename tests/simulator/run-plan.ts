import { isDeepStrictEqual } from 'node:util';
import { renewalMs } from '#app/actors/sync/live-connection.ts';
import type { UndoState } from '#machines/sync/workspace.store.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { Hand } from './hand.ts';
import { checkDue, checkJudgements } from './judgements.ts';
import { checkPivots } from './pivots.ts';
import type { Plan } from './plan.ts';
import type { SimulatedBrowser } from './simulated-browser.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { clockOf, type Plants, workspaceId } from './simulation.ts';
import { Violation } from './violation.ts';
import { VirtualTime } from './virtual-time.ts';
import { World } from './world.ts';

/** The longest that anything may take once nothing goes wrong any more, in milliseconds: two failures to notice, and a pause. */
const patienceMs = 5 * 60_000;

/** Later than all times that are due. */
const dueDaysMs = 40 * 24 * 60 * 60 * 1000;

export interface Outcome {
  readonly violation: { readonly invariant: string; readonly message: string } | null;
  readonly commands: number;
  readonly facts: number;
  readonly undone: number;
  /** How much time went by in the simulation. */
  readonly simulatedMs: number;
  /** Hash of the last fact: the same plan leads to the same. */
  readonly hash: string;
}

/** Runs a plan to its end: what it asks for, then peace, and then everything must be as it should be. */
export async function runPlan(plan: Plan, plants: Plants = {}, time = new VirtualTime()): Promise<Outcome> {
  const world = new World(plan, plants, time);
  let undone = 0;
  let violation: Outcome['violation'] = null;
  try {
    await act(world, plan);
    await findPeace(world);
    undone = await checkEnd(world);
    await reopen(world);
  } catch (error) {
    const { message } = error as Error;
    violation = { invariant: error instanceof Violation ? error.invariant : 'nothing throws', message };
    if (!(error instanceof Violation))
      violation = { invariant: 'nothing throws', message: String((error as Error).stack) };
  }
  const { ledger, truth, log } = world;
  return {
    violation,
    commands: ledger.count,
    facts: truth.position,
    undone,
    simulatedMs: Math.round(time.now),
    hash: log.head.hash,
  };
}

async function act(world: World, { actions }: Plan): Promise<void> {
  const hand = new Hand(world);
  for (const action of actions) {
    await world.passUntil(action.at);
    for (const tab of world.open) world.checkShown(tab);
    hand.carryOut(action);
  }
}

/** Every browser has a page again, so that what waits in it can go. */
async function findPeace(world: World): Promise<void> {
  const { time } = world.simulation;
  await world.passUntil(time.now + 1000);
  world.heal();
  for (const place of world.tabs.keys()) world.openTab(place);
  await settle(world);
  // By then a page has noticed that its connection had broken without a word.
  await world.passUntil(time.now + 61_000);
  await renewTokens(world);
  // Whatever has an end or waits for seven days is over then.
  world.simulation.leapMs += dueDaysMs;
  await world.passUntil(time.now + 10_000);
  await settle(world);
}

/** Access tokens expire every hour: a connection goes on under a new one, and nothing else ends it. */
async function renewTokens(world: World): Promise<void> {
  const { time } = world.simulation;
  const before = new Map(world.open.map((tab) => [tab, tab.falls]));
  for (const tab of world.open) tab.expireToken();
  await world.passUntil(time.now + renewalMs + 4000);
  const fallen = world.open.filter((tab) => tab.falls !== before.get(tab));
  if (fallen.length > 0) throw new Violation('nothing falls in peace', fallen.map(restOf));
}

async function settle(world: World): Promise<void> {
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

function isAtRest({ truth }: World, tab: SimulatedTab): boolean {
  const { state, position, workspace } = tab;
  const isQuiet = state === 'live' || state === 'conflict';
  return isQuiet && position === truth.position && workspace.pendingCount.get() === 0 && workspace.isComplete.get();
}

const restOf = ({ name, state, position, workspace }: SimulatedTab) => ({
  name,
  state,
  position,
  pending: workspace.pendingCount.get(),
  isComplete: workspace.isComplete.get(),
});

async function checkEnd(world: World): Promise<number> {
  const { log, ledger, truth, servers } = world;
  const broken = verifyChain(log.sealed);
  if (broken !== undefined) throw new Violation('the chain verifies', { position: broken });
  ledger.checkLog(log);
  const now = clockOf(world.simulation);
  checkDue(log.events, now);
  checkJudgements(log.events, now);
  checkPivots(log.events);
  if (log.dueBy(now).length > 0) throw new Violation('what is due does not stay', log.dueBy(now));
  for (const tab of world.open) {
    world.checkShown(tab);
    ledger.checkRejections(tab, log);
    const expected = tab.workspace.rejections.get().length > 0 ? 'conflict' : 'live';
    if (tab.state !== expected) throw new Violation('the state says what is', { tab: tab.name, state: tab.state });
  }
  for (const browser of world.browsers) undoOffer(world, browser);
  for (const server of servers) {
    for (const [stream, state] of truth.at(truth.position)) {
      let snapshot: unknown;
      void server.snapshot(workspaceId, stream).then((found) => {
        snapshot = found;
      });
      await world.passUntil(world.simulation.time.now + 1000, () => snapshot !== undefined);
      if (!isDeepStrictEqual((snapshot as { state?: unknown } | undefined)?.state, state)) {
        throw new Violation('a server’s snapshot is the log', { stream, snapshot, state });
      }
    }
  }
  return truth.checkUndo((id) => ledger.commandOf(id)?.data['fields']);
}

/** Returns the undo that a browser offers. Throws unless it is the same in every page of the browser. */
function undoOffer({ open }: World, browser: SimulatedBrowser): UndoState | undefined {
  const offers = open.flatMap((tab) => (tab.browser === browser ? [tab.workspace.undo.get()] : []));
  if (offers.some((offer) => !isDeepStrictEqual(offer, offers[0]))) {
    throw new Violation('the pages of a browser offer the same undo', offers);
  }
  return offers[0];
}

/** Checks that the browsers have kept valid data, which is the same for somebody new. */
async function reopen(world: World): Promise<void> {
  const { time } = world.simulation;
  const { position } = world.truth;
  const offers = new Map(world.browsers.map((browser) => [browser, undoOffer(world, browser)]));
  for (const browser of world.browsers) browser.weather.isCut = true;
  for (const place of world.tabs.keys()) world.leave(place, 'kill');
  for (const place of world.tabs.keys()) world.openTab(place);
  await world.passUntil(time.now + 12_000);
  for (const tab of world.open) world.checkShown(tab);
  for (const [browser, before] of offers) {
    const after = undoOffer(world, browser);
    // A page that has nothing to do does not notice that its browser was cleared.
    if (browser.wipes === 0 && !isDeepStrictEqual(after, before))
      throw new Violation('what can be undone is kept', { before, after });
  }
  world.heal();
  world.openElsewhere();
  await settle(world);
  for (const tab of world.open) {
    world.checkShown(tab);
    world.ledger.checkRejections(tab, world.log);
  }
  world.checkForgotten();
  if (world.truth.position !== position) {
    throw new Violation('nothing happens twice', { before: position, after: world.truth.position });
  }
  for (const place of world.tabs.keys()) world.leave(place, 'close');
}
