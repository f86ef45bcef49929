import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import type { NewFacts, WholeCopy } from '#adapters/local-database/snapshot-update.ts';
import { foldVersions } from '#domain/log/stream-kinds.ts';
import type { KeptFact } from '#domain/replica/kept-fact.ts';
import type { KeptChange } from '#domain/undo/kept-change.ts';
import { bundledPages } from '../fixtures/sync/bundled-page.ts';
import { ideaCommand, ideaStreamOf } from '../fixtures/sync/idea-command.ts';

let pages: Awaited<ReturnType<typeof bundledPages>>;
let page: Page;
let otherTab: Page;

beforeAll(async () => {
  pages = await bundledPages(new URL('../fixtures/sync/local-database-page.ts', import.meta.url).pathname, 'database');
  page = await pages.page();
  otherTab = await pages.page();
});
afterAll(() => pages?.close());
beforeEach(() => call('clearEverything'));

/** Calls the database inside a tab; what it rejects with is thrown here as it is. */
async function call<M extends keyof LocalDatabase>(
  method: M,
  ...input: Parameters<LocalDatabase[M]>
): Promise<Awaited<ReturnType<LocalDatabase[M]>>> {
  return callIn(page, method, ...input);
}

async function callIn<M extends keyof LocalDatabase>(
  tab: Page,
  method: M,
  ...input: Parameters<LocalDatabase[M]>
): Promise<Awaited<ReturnType<LocalDatabase[M]>>> {
  const answer = await tab.evaluate(
    async ([name, values]) => {
      const { database } = globalThis as unknown as {
        database: Record<string, (...of: unknown[]) => Promise<unknown>>;
      };
      return database[name]?.(...values).then(
        (value) => ({ value }),
        (failure: unknown) => ({ failure }),
      );
    },
    [method, input] as [string, unknown[]],
  );
  if (!answer || 'failure' in answer) throw answer?.failure;
  return answer.value as Awaited<ReturnType<LocalDatabase[M]>>;
}

const idea = (id: string) => ideaCommand(id, 'CaptureIdea', 1, { title: 'Bees' });
const entries = (...ids: string[]) => ids.map((id) => ({ command: idea(id) }));
const saved = (n: number, version: number) => ({
  stream: ideaStreamOf(n),
  version,
  state: { title: `version ${version}`, changedAt: at },
});
const at = '2026-01-01T00:00:00.000Z';
const common = { position: 1, folds: foldVersions(), isComplete: true, workspace: null, head: null, streamCount: 1 };
const update = (over: Partial<WholeCopy>): WholeCopy => ({ ...common, streams: [saved(1, 1)], ...over });
const news = (over: Partial<NewFacts>): NewFacts => ({ ...common, from: 0, facts: [], ...over });
const renamed = (n: number, version: number, position: number): KeptFact => ({
  position,
  stream: ideaStreamOf(n),
  version,
  type: 'IdeaRenamed',
  v: 1,
  data: { title: `version ${version}` },
  at,
});
const empty = { outbox: [], rejections: [], store: null, changeIds: [] };
const noCopy = { copy: null, fault: null };

describe('the outbox', () => {
  test('gives commands of all tabs one order, and the same command one place', async () => {
    const [first = 0] = await call('addCommands', 'ada', entries('a'));
    const [second = 0] = await callIn(otherTab, 'addCommands', 'ada', entries('b'));
    expect(await callIn(otherTab, 'addCommands', 'ada', entries('a'))).toEqual([first]);
    expect(second).toBeGreaterThan(first);
    expect(await call('readOutbox', 'ada')).toEqual({
      outbox: [
        { seq: first, command: idea('a') },
        { seq: second, command: idea('b') },
      ],
      rejections: [],
      store: expect.any(String),
      changeIds: [],
    });
  });

  test('shows no account the work of another, and is cleared by account', async () => {
    await call('addCommands', 'ada', entries('a'));
    await call('saveCopy', 'ada', update({}));
    await call('addCommands', 'ada2', entries('a'));
    expect([await call('readOutbox', 'ad'), await call('loadSnapshot', 'ada2')]).toEqual([empty, noCopy]);
    await call('clearAccount', 'ada');
    expect([await call('readOutbox', 'ada'), await call('loadSnapshot', 'ada')]).toEqual([empty, noCopy]);
    expect((await call('readOutbox', 'ada2')).outbox).toHaveLength(1);
  });

  test('lets commands go together with the copy that holds their facts', async () => {
    await call('addCommands', 'ada', entries('a', 'b', 'c'));
    const rejected = { command: idea('b'), reason: 'idea-exists' };
    const outcome = await call('settle', 'ada', { settled: ['a'], rejected: [rejected] }, update({}));
    const { outbox, rejections } = await call('readOutbox', 'ada');
    expect([outcome, outbox.map(({ command }) => command.id), rejections]).toEqual(['kept', ['c'], [rejected]]);
    expect(await call('loadSnapshot', 'ada')).toMatchObject({ copy: { position: 1, isComplete: true } });
  });

  test('keeps commands whose facts the copy could not take', async () => {
    await call('addCommands', 'ada', entries('a'));
    const late = news({ from: 7, position: 8 });
    expect(await call('settle', 'ada', { settled: ['a'], rejected: [] }, late)).toBe('gap');
    expect((await call('readOutbox', 'ada')).outbox).toHaveLength(1);
  });

  test('a rejected command is issued again or dropped', async () => {
    const rejected = ['a', 'b'].map((id) => ({ command: idea(id), reason: 'idea-exists' }));
    await call('settle', 'ada', { settled: [], rejected }, update({}));
    const [seq = 0] = await call('replaceRejections', 'ada', ['a'], entries('a2'));
    await call('replaceRejections', 'ada', ['b'], []);
    expect(await call('readOutbox', 'ada')).toEqual({
      outbox: [{ seq, command: idea('a2') }],
      rejections: [],
      store: expect.any(String),
      changeIds: [],
    });
  });

  test('what was issued again or dropped is not kept as rejected by a page that has not heard of it', async () => {
    const rejected = ['a', 'b', 'c'].map((id) => ({ command: idea(id), reason: 'idea-exists' }));
    await call('replaceRejections', 'ada', ['a'], []);
    await call('replaceRejections', 'ada', ['b'], []);
    await callIn(otherTab, 'settle', 'ada', { settled: [], rejected }, update({}));
    expect((await call('readOutbox', 'ada')).rejections).toEqual(rejected.slice(2));
  });
});

const rejected = { command: idea('refused'), reason: 'idea-exists' };
const change: KeptChange = {
  ...{ changeId: 'renamed', side: 'done', order: 1, label: 'Rename' },
  streams: [{ stream: ideaStreamOf(1), fields: { title: { from: 'Bees', to: 'Wasps' } }, commandIds: ['a'] }],
};

/** A database as its first version made it, and as later ones left it; resolves once it is closed again. */
async function keepOld(name: string, version: 1 | 2 | 3, folds: Readonly<Record<string, number>> = foldVersions()) {
  const old = await pages.context.newPage();
  await old.goto('http://localhost:4999/old');
  await old.evaluate(
    ([of, level, command, streams, read, beside]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(of, level);
        opening.onupgradeneeded = () => {
          const database = opening.result;
          const outbox = database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
          outbox.createIndex('inOrder', ['account', 'seq'], { unique: true });
          outbox.createIndex('byCommand', ['account', 'command.id'], { unique: true });
          const rejections = database.createObjectStore('rejections', { keyPath: ['account', 'command.id'] });
          const metas = database.createObjectStore('meta', { keyPath: 'account' });
          outbox.add({ account: 'ada', command: JSON.parse(command) });
          if (level < 2) {
            database.createObjectStore('streams', { keyPath: ['account', 'stream'] });
            return;
          }
          const changes = database.createObjectStore('changes', { keyPath: ['account', 'changeId'] });
          const stores = database.createObjectStore('stores', { keyPath: 'account' });
          const meta = { position: 7, folds: JSON.parse(read), isComplete: true, workspace: 'w', head: 'h' };
          const [first, ...more] = JSON.parse(streams);
          if (level === 2) {
            const copies = database.createObjectStore('streams', { keyPath: ['account', 'stream'] });
            for (const saved of [first, ...more])
              copies.add({ account: 'ada', kind: 'idea', foldVersion: 2, ...saved });
            copies.add({ ...first, account: 'bob', kind: 'idea', foldVersion: 2 });
            metas.add({ account: 'ada', streamCount: 2, ...meta });
            metas.add({ account: 'bob', streamCount: 2, ...meta });
            return;
          }
          const { rejected, change, fact } = JSON.parse(beside);
          rejections.add({ account: 'ada', ...rejected });
          changes.add({ account: 'ada', ...change });
          stores.add({ account: 'ada', store: 'first', givenUp: ['gone'] });
          const tails = database.createObjectStore('tails', { keyPath: ['account', 'position'] });
          tails.add({ account: 'ada', position: 8, text: JSON.stringify(fact) });
          const packs = database.createObjectStore('packs', { keyPath: ['account', 'pack'] });
          const whole = { streamCount: 2, base: 7, packs: ['0'], tailLength: 0, ...meta };
          packs.add({ account: 'ada', pack: '0', text: streams });
          packs.add({ account: 'bob', pack: '0', text: JSON.stringify([first]) });
          metas.add({ account: 'ada', ...whole, position: 8, tailLength: JSON.stringify(fact).length });
          metas.add({ account: 'bob', ...whole });
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [
      name,
      version,
      JSON.stringify(idea('a')),
      JSON.stringify([saved(1, 4), saved(2, 3)]),
      JSON.stringify(folds),
      JSON.stringify({ rejected, change, fact: renamed(1, 5, 8) }),
    ] as const,
  );
  await old.close();
}

const readOld = (name: string) =>
  page.evaluate(async (of) => {
    const { openDatabase } = globalThis as unknown as { openDatabase: (name: string) => LocalDatabase };
    const database = openDatabase(of);
    return [await database.readOutbox('ada'), await database.loadSnapshot('ada'), await database.loadSnapshot('bob')];
  }, name);

test('what the first version of the database kept is still there', async () => {
  await keepOld('groundwork-first', 1);
  const outbox = { ...empty, outbox: [{ seq: 1, command: idea('a') }] };
  expect(await readOld('groundwork-first')).toEqual([outbox, noCopy, noCopy]);
});

test('the copy that the second version kept is there, and a torn one is still torn', async () => {
  const name = 'groundwork-2';
  await keepOld(name, 2);
  const { position: _, streamCount: __, ...rest } = common;
  expect(await readOld(name)).toEqual([
    { ...empty, outbox: [{ seq: 1, command: idea('a') }] },
    { copy: { ...rest, position: 7, workspace: 'w', head: 'h', streams: [saved(1, 4), saved(2, 3)] }, fault: null },
    { copy: null, fault: { kind: 'torn', lost: 0 } },
  ]);
});

/** Rows in the form of version 3 of the database, which a founder opens with the client of today. */
const besideCopy = {
  ...{ outbox: [{ seq: 1, command: idea('a') }], rejections: [rejected] },
  ...{ store: 'first', changeIds: [change.changeId] },
};

test('all that version 3 kept is there: what waits, was refused, can be undone, the copy and its tail', async () => {
  await keepOld('groundwork-3', 3);
  const { position: _, streamCount: __, ...rest } = common;
  const state = { title: 'version 5', changedAt: at };
  const streams = [{ ...saved(1, 5), state }, saved(2, 3)];
  expect(await readOld('groundwork-3')).toEqual([
    besideCopy,
    { copy: { ...rest, position: 8, workspace: 'w', head: 'h', streams }, fault: null },
    { copy: null, fault: { kind: 'torn', lost: 0 } },
  ]);
  const kept = await page.evaluate(async () => {
    const { openDatabase } = globalThis as unknown as { openDatabase: (name: string) => LocalDatabase };
    const database = openDatabase('groundwork-3');
    await database.clearAccount('bob');
    return database.readChanges('ada', ['renamed']);
  });
  expect(kept).toMatchObject([change]);
});

test('a copy from before there were ledgers and pages is read anew from the server, and nothing else is lost', async () => {
  const { idea: ideas = 0, canvas = 0, project = 0, vault = 0 } = foldVersions();
  await keepOld('groundwork-3-folds', 3, { idea: ideas, canvas, project, vault });
  expect(await readOld('groundwork-3-folds')).toEqual([besideCopy, noCopy, noCopy]);
});

describe('the copy', () => {
  const versions = async () => {
    const { copy } = await call('loadSnapshot', 'ada');
    return [copy?.position, copy?.streams.map(({ stream, version }) => [stream, version])];
  };

  test('takes the further position, whichever tab is later', async () => {
    const both = { position: 4, streamCount: 2, streams: [saved(1, 3), saved(2, 1)] };
    await call('saveCopy', 'ada', update(both));
    await callIn(otherTab, 'saveCopy', 'ada', update({ position: 2, streams: [saved(1, 2)] }));
    const facts = [renamed(1, 3, 4), renamed(1, 4, 5), renamed(2, 2, 6)];
    await callIn(otherTab, 'saveCopy', 'ada', news({ from: 3, position: 6, streamCount: 2, facts }));
    await call('saveCopy', 'ada', news({ from: 4, position: 5, streamCount: 2, facts: facts.slice(1, 2) }));
    const now = [
      [ideaStreamOf(1), 4],
      [ideaStreamOf(2), 2],
    ];
    expect(await versions()).toEqual([6, now]);
    const { copy } = await call('loadSnapshot', 'ada');
    expect(copy?.streams.map(({ state }) => state)).toMatchObject([{ title: 'version 4' }, { title: 'version 2' }]);
  });

  test('has its facts folded in by a page that says the same, and by no other', async () => {
    await call('saveCopy', 'ada', update({}));
    await call('saveCopy', 'ada', news({ from: 1, position: 2, facts: [renamed(1, 2, 2)] }));
    const compact = (position: number) =>
      page.evaluate(
        ([streams, position]) => {
          const { database } = globalThis as unknown as { database: LocalDatabase };
          const origin = { workspace: null, head: null };
          const names = () => streams.map(({ stream }) => stream);
          return database.compact('ada', { position, origin, count: 1, names, saved: () => streams });
        },
        [[{ ...saved(1, 2), state: { title: 'folded in' } }], position] as const,
      );
    const title = async () => (await call('loadSnapshot', 'ada')).copy?.streams[0]?.state;
    await compact(1);
    expect(await title()).toMatchObject({ title: 'version 2' });
    await compact(2);
    expect([await title(), await versions()]).toEqual([{ title: 'folded in' }, [2, [[ideaStreamOf(1), 2]]]]);
    await call('saveCopy', 'ada', news({ from: 2, position: 3, facts: [renamed(1, 3, 3)] }));
    expect([await title(), await versions()]).toMatchObject([{ title: 'version 3' }, [3, [[ideaStreamOf(1), 3]]]]);
  });

  test('refuses a part whose beginning is not there', async () => {
    expect(await call('saveCopy', 'ada', news({ from: 5, position: 6 }))).toBe('gap');
    expect(await call('loadSnapshot', 'ada')).toEqual(noCopy);
  });

  test('stays incomplete until the log has been read to its end', async () => {
    await call('saveCopy', 'ada', update({ isComplete: false }));
    expect(await call('loadSnapshot', 'ada')).toMatchObject({ copy: { isComplete: false } });
    await call('saveCopy', 'ada', news({ from: 1 }));
    expect(await call('loadSnapshot', 'ada')).toMatchObject({ copy: { isComplete: true } });
  });

  test('of other folds is neither read nor written, until it is forgotten', async () => {
    await call('saveCopy', 'ada', update({ folds: { idea: 99 } }));
    expect([await call('loadSnapshot', 'ada'), await call('saveCopy', 'ada', update({}))]).toEqual([noCopy, 'foreign']);
    await call('forgetCopy', 'ada');
    expect(await call('saveCopy', 'ada', update({}))).toBe('kept');
  });

  test.each([
    ['a pack', 'packs', ['ada', '1']],
    ['a fact', 'tails', ['ada', 2]],
  ] as const)('that has lost %s is not taken for the truth', async (_, store, key) => {
    await call('saveCopy', 'ada', update({}));
    await call('saveCopy', 'ada', news({ from: 1, position: 2, facts: [renamed(1, 2, 2)] }));
    await page.evaluate(
      ([from, lost]) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('groundwork');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(from, 'readwrite');
            transaction.objectStore(from).delete([...lost]);
            transaction.oncomplete = () => resolve(opening.result.close());
          };
        }),
      [store, key] as const,
    );
    expect(await call('loadSnapshot', 'ada')).toEqual({ copy: null, fault: { kind: 'torn', lost: 0 } });
  });
});

describe('a browser that cannot keep anything', () => {
  test('is named, not silently borne', async () => {
    const tab = await pages.page();
    await tab.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no space is left', 'QuotaExceededError');
      };
    });
    await expect(callIn(tab, 'addCommands', 'ada', entries('a'))).rejects.toEqual({
      kind: 'storage',
      reason: 'full',
      message: 'QuotaExceededError: no space is left',
    });
    await tab.close();
  });

  test('after the whole database was removed, the next call begins a new one', async () => {
    await call('addCommands', 'ada', entries('a'));
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.deleteDatabase('groundwork').onsuccess = () => resolve();
        }),
    );
    expect([
      await call('readOutbox', 'ada'),
      await call('loadSnapshot', 'ada'),
      await call('loadSnapshot', 'ada'),
    ]).toEqual([empty, { copy: null, fault: { kind: 'wiped', lost: 1 } }, noCopy]);
  });
});
