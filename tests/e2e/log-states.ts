import type { Page } from 'playwright-core';
import { loadSnapshot } from '#adapters/local-database/load-snapshot.ts';
import type { CopyMeta, PackRow, PersonalRow, TailRow } from '#adapters/local-database/snapshot-rows.ts';
import type { Idea } from '#domain/idea/idea.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { emptyVault, type Vault } from '#domain/vault/vault.ts';
import type { AppInPage } from '../fixtures/app-in-page.ts';
import { stateHash } from '../fixtures/state-hash.ts';

/** A whole workspace: each stream by its name. */
export type States = Readonly<Record<string, unknown>>;

/** One hash over ideas, criteria and filters. */
export function hashOf(states: States): string {
  const named = (kind: string) =>
    Object.entries(states).flatMap(([name, state]) => (kindOfStream(name)?.name === kind ? [state] : []));
  const [vault = emptyVault] = named('vault') as Vault[];
  return stateHash(named('idea') as Idea[], vault);
}

/** Every fact of the log, from the server. */
export async function readLog(url: string, accessToken: string): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (;;) {
    const after = events.at(-1)?.position ?? 0;
    const page = await ask<{ events: RecordedEvent[] }>(`${url}/api/v1/events?limit=1000&after=${after}`, accessToken);
    events.push(...page.events);
    if (page.events.length < 1000) return events;
  }
}

export function foldLog(events: readonly RecordedEvent[]): States {
  const states: Record<string, unknown> = {};
  for (const event of events)
    states[event.stream] = kindOfStream(event.stream)?.evolve(states[event.stream], event, event.stream);
  return states;
}

/** The same as the server itself folds it. */
export async function readSnapshots(url: string, accessToken: string, streams: readonly string[]): Promise<States> {
  const states: Record<string, unknown> = {};
  for (const stream of streams) {
    states[stream] = (await ask<{ state: unknown }>(`${url}/api/v1/snapshot?stream=${stream}`, accessToken)).state;
  }
  return states;
}

/** Reads the states that the page shows. */
export function readShown(page: Page): Promise<States> {
  return page.evaluate(() => {
    const { workspace } = (window as unknown as AppInPage).appInPage().services;
    const names = ['idea', 'vault', 'project'].flatMap((kind) => [...workspace.streamsOf(kind).get()]);
    return Object.fromEntries(names.map((name) => [name, workspace.peek(name)]));
  });
}

export interface Kept {
  readonly states: States;
  readonly waiting: number;
  readonly position: number;
  readonly isComplete: boolean;
}

/** Reads the data that the page's browser keeps. */
export async function readKept(page: Page): Promise<Kept> {
  const { waiting, ...parts } = await page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await resultOf(indexedDB.open('groundwork'));
    const transaction = database.transaction(['packs', 'tails', 'personal', 'outbox', 'meta']);
    const [packs, tail, personal, waiting, metas] = await Promise.all([
      resultOf<PackRow[]>(transaction.objectStore('packs').getAll()),
      resultOf<TailRow[]>(transaction.objectStore('tails').getAll()),
      resultOf<PersonalRow[]>(transaction.objectStore('personal').getAll()),
      resultOf(transaction.objectStore('outbox').count()),
      resultOf<CopyMeta[]>(transaction.objectStore('meta').getAll()),
    ]);
    database.close();
    return { packs, tail, personal, waiting, meta: metas[0] };
  });
  const { streams = [], position = 0, isComplete = false } = (await loadSnapshot(parts)).copy ?? {};
  return {
    states: Object.fromEntries(streams.map(({ stream, state }) => [stream, state])),
    waiting,
    position,
    isComplete,
  };
}

async function ask<T>(url: string, accessToken: string): Promise<T> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
