import { afterEach, expect, onTestFinished } from 'vitest';
import { seededRandom } from '#domain/random/seeded-random.ts';
import { type Account, keepSession, openAccount, openSession } from '../fixtures/account.ts';
import { revealApp } from '../fixtures/app-in-page.ts';
import { type CuttableNetwork, cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { type WatchedBrowser, watchedBrowser } from '../fixtures/watched-browser.ts';
import { FoundersTab } from './founders-tab.ts';
import { inFullRun } from './in-full-run.ts';
import { foldLog, hashOf, readKept, readLog, readShown, readSnapshots } from './log-states.ts';
import { SeededEdits } from './seeded-edits.ts';

const edits = 5000;
const tabsInOne = 3;
const seed = Number(process.env['SEED'] ?? 20_261_121);

/** A browser of the founder, with a network of its own. */
interface Place {
  readonly browser: WatchedBrowser;
  readonly network: CuttableNetwork;
  readonly tabs: readonly FoundersTab[];
}

const world = productInBrowser();
const places: Place[] = [];
afterEach(async () => {
  for (const { browser, network } of places.splice(0)) {
    await browser.close();
    await network.close();
  }
});

async function openPlace(account: Account, count: number): Promise<Place> {
  const port = Number(new URL(world.url).port);
  const network = await cuttableNetwork(port);
  const browser = await watchedBrowser({ from: port, to: network.port });
  const context = await browser.newContext();
  await revealApp(context);
  await keepSession(context, world.url, await openSession(world.url, account));
  const tabs: FoundersTab[] = [];
  for (let n = 0; n < count; n++) tabs.push(await FoundersTab.open(await context.newPage(), world.url));
  await tabs[0]?.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const place = { browser, network, tabs };
  places.push(place);
  return place;
}

/** By chance: a network is cut or mended, every connection breaks, one tab loses its network, or is loaded anew. */
async function disturb(chance: number, { network }: Place, tab: FoundersTab): Promise<void> {
  if (chance < 0.12) await network.cut();
  else if (chance < 0.34) await network.mend();
  else if (chance < 0.42) {
    await network.cut();
    await network.mend();
  } else if (chance < 0.54) await tab.turnNetwork();
  else if (chance < 0.64) await tab.reload();
}

inFullRun(
  `${tabsInOne} tabs and a second browser come to one state after ${edits} edits over a network that comes and goes`,
  async () => {
    onTestFinished(({ task }) => {
      if (task.result?.state === 'fail') console.error(`SEED=${seed}`);
    });
    const random = seededRandom(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const account = await openAccount(world.url);
    await openPlace(account, tabsInOne);
    await openPlace(account, 1);
    const tabs = places.flatMap((place) => place.tabs);
    const seeded = tabs.map((_, n) => new SeededEdits(n, seededRandom(seed + n)));
    const told = new Map<string, number>();
    const captured: string[] = [];

    for (let done = 0; done < edits; ) {
      await disturb(random(), pick(places), pick(tabs));
      const atScreen = random() < 0.6 ? Math.floor(random() * tabs.length) : -1;
      const kind = pick(['capture', 'rename', 'archive', 'undo'] as const);
      const bursts = tabs.map((_, n) => (n === atScreen ? 1 : Math.floor(random() * 6)));
      const title = `On the screen ${done}`;
      await Promise.all(
        tabs.map(async (tab, n) => {
          if (n === atScreen) return tab.editOnScreen(kind, title);
          const seen = await tab.seen();
          const burst = Array.from({ length: bursts[n] ?? 0 }, () => seeded[n]?.next(seen) ?? 'undo');
          for (const [id, count] of await tab.issue(burst)) told.set(id, count);
        }),
      );
      if (atScreen >= 0 && kind === 'capture') captured.push(title);
      done += bursts.reduce((sum, each) => sum + each, 0);
    }

    for (const { network } of places) await network.mend();
    for (const tab of tabs) await tab.turnNetwork(true);
    for (const tab of tabs) await tab.turnNetwork(false);
    const { accessToken } = await openSession(world.url, account);
    const standings = () => Promise.all(tabs.map((tab) => tab.standing()));
    await expect
      .poll(async () => {
        const position = (await readLog(world.url, accessToken)).length;
        const expected = { isConnected: true, pending: 0, position };
        return (await standings()).filter((each) => JSON.stringify(each) !== JSON.stringify(expected));
      })
      .toEqual([]);

    const log = await readLog(world.url, accessToken);
    const truth = foldLog(log);
    const kept = { states: truth, waiting: 0, position: log.length, isComplete: true };
    for (const { page } of tabs) expect(await readShown(page)).toEqual(truth);
    for (const { page } of tabs) await expect.poll(() => readKept(page)).toEqual(kept);
    expect(await readSnapshots(world.url, accessToken, Object.keys(truth))).toEqual(truth);
    const shown = await Promise.all(tabs.map(({ page }) => readShown(page)));
    expect(new Set([...shown, truth].map(hashOf))).toEqual(new Set([hashOf(truth)]));

    // Nothing is lost without a word: the log has it, or a browser holds it as refused.
    const refused = await Promise.all(places.map(({ tabs: [first] }) => first?.refused() ?? []));
    const spoken = Map.groupBy([...log.map(({ changeId }) => changeId), ...refused.flat()], (changeId) => changeId);
    expect([...told].filter(([changeId, count]) => (spoken.get(changeId)?.length ?? 0) < count)).toEqual([]);
    const titles = new Set(log.flatMap(({ type, data }) => (type === 'IdeaCaptured' ? [data['title']] : [])));
    expect(captured.filter((title) => !titles.has(title))).toEqual([]);
    expect(places.flatMap(({ browser }) => browser.takeFaults())).toEqual([]);
  },
  3_600_000,
);
