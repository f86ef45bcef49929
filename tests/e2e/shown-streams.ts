import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { canonicalJson } from '#domain/log/canonical-json.ts';
import type { Json } from '#domain/log/json.ts';
import type { AppInPage } from '../fixtures/app-in-page.ts';
import type { States } from './log-states.ts';

/** Returns the state that a page shows of each stream of the workspace. */
export const shownStreams = (page: Page, streams: readonly string[]): Promise<States> =>
  page.evaluate((names) => {
    const { workspace } = (window as unknown as AppInPage).appInPage().services;
    return Object.fromEntries(names.map((name) => [name, workspace.peek(name)]));
  }, streams);

/** Counts the commands that a page has not yet sent to the server, and the ones that were refused. */
export const unsent = (page: Page): Promise<{ readonly pending: number; readonly rejected: number }> =>
  page.evaluate(() => {
    const { workspace } = (window as unknown as AppInPage).appInPage().services;
    return { pending: workspace.pendingCount.get(), rejected: workspace.rejections.get().length };
  });

/** SHA-256 over all that was written and has happened: the same for states that are the same. */
export const hashOfStreams = (states: States): string =>
  createHash('sha256')
    .update(canonicalJson(states as Json))
    .digest('hex');
