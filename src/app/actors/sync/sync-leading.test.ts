import { beforeEach, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { ideaCommand, ideaStreamOf } from '../../../../tests/fixtures/sync/idea-command.ts';
import { MemoryBrowser } from '../../../../tests/fixtures/sync/memory-browser.ts';
import { MemoryServer } from '../../../../tests/fixtures/sync/memory-server.ts';
import { openClientTab } from '../../../../tests/fixtures/sync/open-client-tab.ts';

const idOf = (n: number): string => ideaStreamOf(n).slice('idea-'.length);
const [old, next, canvas, assumption] = [idOf(21), idOf(22), idOf(23), idOf(24)];
const at = '2026-01-01T00:00:00.000Z';
const command = (id: string, type: string, stream: string, data: JsonObject): Command => ({
  id,
  type,
  stream,
  data,
  at,
});
const stated = { assumptionId: assumption, text: 'They pay', lens: 'viability', importance: 5, critical: true };
const evidence = command('newer', 'RecordEvidence', `ledger-${old}`, {
  ...{ evidenceId: idOf(31), assumptionId: assumption, direction: -1, rung: 'opinion', weight: 0.2, text: 'No' },
});
const successor = { ideaId: idOf(2), projectId: next, canvasId: canvas, title: 'Bread by post' };
const decided = { kind: 'pivot', reason: 'Too few', reversedBy: 'Ten orders', successor };

/** A pivot, as one change. */
const pivot = (seenVersion: number): Command[] =>
  [
    command('decision', 'RecordDecision', `ledger-${old}`, { decisionId: idOf(41), ...decided, seenVersion }),
    ideaCommand('fork', 'ForkIdea', 2, { from: idOf(1), kind: 'pivot', title: 'Bread by post', position: 4 }),
    command('project', 'StartProject', `project-${next}`, { ideaId: idOf(2), canvasId: canvas, forkedFrom: old }),
    command('carried', 'StateAssumption', `ledger-${next}`, stated),
  ].map((each) => ({ ...each, changeId: 'pivot' }));

let server: MemoryServer;
let browser: MemoryBrowser;
beforeEach(() => {
  server = new MemoryServer();
  browser = new MemoryBrowser();
  server.log.commit([
    ideaCommand('idea', 'CaptureIdea', 1, { title: 'Bread' }),
    command('stated', 'StateAssumption', `ledger-${old}`, stated),
  ]);
});
const factsOf = (ids: readonly string[]): string[] =>
  server.log.events.flatMap(({ commandId, type }) => (ids.includes(commandId) ? [type] : []));

test('a decision that is refused leaves nothing of what it leads to, also after a time offline', async () => {
  const tab = await openClientTab(server, browser, 'ada');
  await tab.sync();
  server.isDown = true;
  await tab.issue(...pivot(1), ideaCommand('other', 'CaptureIdea', 3, { title: 'Wasps' }));
  expect([...tab.titles()].sort()).toEqual(['Bread', 'Bread by post', 'Wasps']);
  server.isDown = false;
  server.log.commit([evidence]);
  const reopened = await openClientTab(server, browser, 'ada');
  await reopened.sync();
  expect(server.batches).toEqual([['decision'], ['other']]);
  expect(factsOf(['decision', 'fork', 'project', 'carried', 'other'])).toEqual(['IdeaCaptured']);
  expect([...reopened.titles()].sort()).toEqual(['Bread', 'Wasps']);
  expect(reopened.pending()).toBe(0);
  const [rejected, ...others] = reopened.workspace.rejections.get();
  expect([
    rejected?.command.id,
    rejected?.reason,
    rejected?.dependents.map(({ command: { id } }) => id),
    others,
  ]).toEqual(['decision', 'ledger-moved', ['fork', 'project', 'carried'], []]);
  expect(browser.database.kept('ada').outbox).toEqual([]);
  const { data } = pivot(2)[0] as Command;
  reopened.client.order({ type: 'rejection.retried', commandId: 'decision', newId: 'again', at, data });
  await reopened.issue();
  await reopened.sync();
  expect(server.batches.slice(2)).toEqual([['again'], ['again-1', 'again-2', 'again-3']]);
  expect(factsOf(['again', 'again-1', 'again-2', 'again-3'])).toEqual([
    ...['DecisionRecorded', 'IdeaForked', 'ProjectStarted', 'AssumptionStated'],
  ]);
  expect(reopened.workspace.rejections.get()).toEqual([]);
});

test('what a decision leads to follows once it was accepted, also where its answer was lost', async () => {
  const tab = await openClientTab(server, browser, 'ada');
  await tab.sync();
  await tab.issue(...pivot(1));
  server.losesAnswers = true;
  await expect(tab.push()).rejects.toEqual({ kind: 'no-answer' });
  server.losesAnswers = false;
  await tab.sync();
  expect(server.batches).toEqual([['decision'], ['decision'], ['fork', 'project', 'carried']]);
  expect([tab.pending(), tab.rejected(), [...tab.titles()].sort()]).toEqual([0, [], ['Bread', 'Bread by post']]);
});
