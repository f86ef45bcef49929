import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CopyUpdate, LocalDatabase } from '#adapters/local-database/local-database.ts';
import { foldVersions } from '#domain/log/stream-kinds.ts';
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
  kind: 'idea',
  foldVersion: foldVersions()['idea'] ?? 0,
  version,
  state: { title: `version ${version}` },
});
const update = (over: Partial<CopyUpdate>): CopyUpdate => ({
  from: 0,
  position: 1,
  folds: foldVersions(),
  isComplete: true,
  workspace: null,
  head: null,
  streams: [saved(1, 1)],
  ...over,
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
    expect([await call('readOutbox', 'ad'), await call('loadCopy', 'ada2')]).toEqual([empty, noCopy]);
    await call('clearAccount', 'ada');
    expect([await call('readOutbox', 'ada'), await call('loadCopy', 'ada')]).toEqual([empty, noCopy]);
    expect((await call('readOutbox', 'ada2')).outbox).toHaveLength(1);
  });

  test('lets commands go together with the copy that holds their facts', async () => {
    await call('addCommands', 'ada', entries('a', 'b', 'c'));
    const rejected = { command: idea('b'), reason: 'idea-exists' };
    const outcome = await call('settle', 'ada', { settled: ['a'], rejected: [rejected] }, update({}));
    const { outbox, rejections } = await call('readOutbox', 'ada');
    expect([outcome, outbox.map(({ command }) => command.id), rejections]).toEqual(['kept', ['c'], [rejected]]);
    expect(await call('loadCopy', 'ada')).toMatchObject({ copy: { position: 1, isComplete: true } });
  });

  test('keeps commands whose facts the copy could not take', async () => {
    await call('addCommands', 'ada', entries('a'));
    const late = update({ from: 7, position: 8 });
    expect(await call('settle', 'ada', { settled: ['a'], rejected: [] }, late)).toBe('gap');
    expect((await call('readOutbox', 'ada')).outbox).toHaveLength(1);
  });

  test('a rejected command is wished again or dropped', async () => {
    const rejected = ['a', 'b'].map((id) => ({ command: idea(id), reason: 'idea-exists' }));
    await call('settle', 'ada', { settled: [], rejected }, update({}));
    const [seq = 0] = await call('retryRejections', 'ada', ['a'], entries('a2'));
    await call('dropRejections', 'ada', ['b']);
    expect(await call('readOutbox', 'ada')).toEqual({
      outbox: [{ seq, command: idea('a2') }],
      rejections: [],
      store: expect.any(String),
      changeIds: [],
    });
  });
});

test('what the first version of the database kept is still there', async () => {
  const old = await pages.context.newPage();
  await old.goto('http://localhost:4999/old');
  await old.evaluate(
    (command) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('groundwork-old', 1);
        opening.onupgradeneeded = () => {
          const outbox = opening.result.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
          outbox.createIndex('inOrder', ['account', 'seq'], { unique: true });
          outbox.createIndex('byCommand', ['account', 'command.id'], { unique: true });
          opening.result.createObjectStore('rejections', { keyPath: ['account', 'command.id'] });
          opening.result.createObjectStore('streams', { keyPath: ['account', 'stream'] });
          opening.result.createObjectStore('meta', { keyPath: 'account' });
          outbox.add({ account: 'ada', command: JSON.parse(command) });
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    JSON.stringify(idea('a')),
  );
  await old.close();
  const kept = await page.evaluate(async () => {
    const { openDatabase } = globalThis as unknown as {
      openDatabase: (name: string) => { readOutbox(account: string): Promise<unknown> };
    };
    return openDatabase('groundwork-old').readOutbox('ada');
  });
  expect(kept).toEqual({ ...empty, outbox: [{ seq: 1, command: idea('a') }] });
});

describe('the copy', () => {
  test('takes the further version and position, whichever tab is later', async () => {
    await call('saveCopy', 'ada', update({ position: 3, streams: [saved(1, 3), saved(2, 1)] }));
    await callIn(otherTab, 'saveCopy', 'ada', update({ position: 2, streams: [saved(1, 2)] }));
    await callIn(otherTab, 'saveCopy', 'ada', update({ from: 2, position: 4, streams: [saved(2, 0), saved(3, 1)] }));
    const { copy } = await call('loadCopy', 'ada');
    expect([copy?.position, copy?.streams.map(({ stream, version }) => [stream, version])]).toEqual([
      4,
      [
        [ideaStreamOf(1), 3],
        [ideaStreamOf(2), 1],
        [ideaStreamOf(3), 1],
      ],
    ]);
  });

  test('refuses a part whose beginning is not there', async () => {
    expect(await call('saveCopy', 'ada', update({ from: 5, position: 6 }))).toBe('gap');
    expect(await call('loadCopy', 'ada')).toEqual(noCopy);
  });

  test('stays incomplete until the log has been read to its end', async () => {
    await call('saveCopy', 'ada', update({ isComplete: false }));
    expect(await call('loadCopy', 'ada')).toMatchObject({ copy: { isComplete: false } });
    await call('saveCopy', 'ada', update({ from: 1, streams: [] }));
    expect(await call('loadCopy', 'ada')).toMatchObject({ copy: { isComplete: true } });
  });

  test('of other folds is neither read nor written, until it is forgotten', async () => {
    await call('saveCopy', 'ada', update({ folds: { idea: 99 } }));
    expect([await call('loadCopy', 'ada'), await call('saveCopy', 'ada', update({}))]).toEqual([noCopy, 'foreign']);
    await call('forgetCopy', 'ada');
    expect(await call('saveCopy', 'ada', update({}))).toBe('kept');
  });

  test('that has lost a stream is not taken for the truth', async () => {
    await call('saveCopy', 'ada', update({ streams: [saved(1, 1), saved(2, 1)] }));
    await page.evaluate(
      (stream) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('groundwork');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('streams', 'readwrite');
            transaction.objectStore('streams').delete(['ada', stream]);
            transaction.oncomplete = () => resolve(opening.result.close());
          };
        }),
      ideaStreamOf(1),
    );
    expect(await call('loadCopy', 'ada')).toEqual({ copy: null, fault: { kind: 'torn', lost: 0 } });
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
    expect([await call('readOutbox', 'ada'), await call('loadCopy', 'ada'), await call('loadCopy', 'ada')]).toEqual([
      empty,
      { copy: null, fault: { kind: 'wiped', lost: 1 } },
      noCopy,
    ]);
  });
});
