import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notice } from '#domain/notice/notice.ts';
import { labels as homeLabels } from '#features/home/labels.ts';
import { labels } from '#features/notices/labels.ts';
import { judge } from '../../../tests/fixtures/app-in-jsdom/judge.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const verdictWords =
  /^“Do bakers pay\?” is judged\. Supported: 12 of 12 said yes \([\d.]+% to 100%\), the target was 50%\.$/u;
const at = '2026-01-01T00:00:00.000Z';
/** Also while the list lies over it. */
const bell = (unread: number) => screen.findByRole('button', { name: labels.bell(unread), hidden: true });
const list = async () => within(await screen.findByRole('dialog', { name: labels.title }));

/** The server's notices for the founder, in memory. */
function memoryNotices(notices: readonly Omit<Notice, 'isRead'>[] = []) {
  const told = { notices: notices.map((notice): Notice => ({ ...notice, isRead: false })) };
  const page = () => ({
    notices: told.notices,
    unread: told.notices.filter(({ isRead }) => !isRead).length,
    next: null,
  });
  const answer: Answer = ({ method, url, body }) => {
    if (!url.pathname.startsWith('/api/user/me/notices')) return undefined;
    if (method === 'PUT') {
      const { ids } = body as { readonly ids: readonly string[] };
      told.notices = told.notices.map((each) => (ids.includes(each.id) ? { ...each, isRead: true } : each));
    }
    return { status: 200, body: page() };
  };
  return { answer, unread: () => page().unread };
}

/** A founder whose test somebody's word has decided at once, and who was told so. */
async function openJudged(path: string, notices = 1) {
  const [ideaId, projectId, assumptionId, experimentId] = Array.from({ length: 4 }, () => crypto.randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const stated = { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true };
  const design = { projectId, assumptionId, method: 'prototype', question: 'Do bakers pay?', criterion: 0.5, n: 12 };
  const experiment = `experiment-${experimentId}`;
  const words = 'Supported: 12 of 12 said yes (75.75% to 100%), the target was 50%.';
  const told = memoryNotices(
    Array.from({ length: notices }, (_, n) => ({
      ...{
        id: `${n}`,
        kind: 'judged',
        title: n === 0 ? 'Do bakers pay?' : `Do cafés pay ${n}?`,
        detail: 'supports',
        words,
      },
      ...{
        path: `/validate?projectId=${projectId}&view=experiments&id=${experimentId}`,
        at,
      },
    })),
  );
  const opened = await openApp('/toolkit', {
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [`ledger-${projectId}`, 'StateAssumption', stated],
      [experiment, 'DesignExperiment', { ...design, prediction: 'supports' }],
      [experiment, 'StartExperiment', {}],
      [experiment, 'RecordResult', { k: 12, n: 12, note: 'All of them' }],
    ],
    answers: [told.answer],
  });
  judge(opened.api.log, experimentId);
  await opened.reopen(path);
  return { ...opened, told };
}

test('without anything to tell of the bell says so', async () => {
  const { user } = await openApp('/toolkit', { answers: [memoryNotices().answer] });
  await user.click(await bell(0));
  (await list()).getByText(labels.empty);
});

test('what the server tells of after the list was opened is marked as new, and counts as read', async () => {
  const told = memoryNotices([
    {
      id: '0',
      kind: 'judged',
      title: 'Do bakers pay?',
      detail: 'supports',
      words: 'Supported.',
      path: '/validate',
      at,
    },
  ]);
  const listed = Promise.withResolvers<void>();
  const slow: Answer = async (request) => {
    if (request.method === 'GET' && request.url.pathname === '/api/user/me/notices') await listed.promise;
    return told.answer(request);
  };
  const { user } = await openApp('/toolkit', { answers: [slow] });
  await user.click(await bell(0));
  const shown = await list();
  listed.resolve();
  await shown.findByText(labels.new);
  await waitFor(() => expect(told.unread()).toBe(0));
  await bell(0);
});

test('what the bell tells of is marked as new while it is shown, counts as read from then on, and leads to its place', async () => {
  const { user, told } = await openJudged('/toolkit', 2);
  (await bell(2)).focus();
  await user.keyboard('{Enter}');
  expect((await list()).getAllByText(labels.new)).toHaveLength(2);
  await bell(0);
  expect([(await list()).getAllByText(labels.new).length, told.unread()]).toEqual([2, 0]);
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(document.activeElement).toBe(await bell(0)));
  await user.click(await bell(0));
  expect((await list()).queryByText(labels.new)).toBe(null);
  await user.click((await list()).getByRole('link', { name: verdictWords }));
  await screen.findByRole('heading', { level: 1, name: 'Validate' });
});

test('home leads with a verdict until its learning card was opened', async () => {
  const { user, told, reopen } = await openJudged('/home');
  const lead = () => screen.findByRole('region', { name: homeLabels.verdict.title(1) });
  within(await lead()).getByText(verdictWords);
  await reopen();
  await user.click(within(await lead()).getByRole('link', { name: homeLabels.verdict.read }));
  await screen.findByRole('region', { name: 'Learning card' });
  await bell(0);
  expect(told.unread()).toBe(0);
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await waitFor(() => expect(screen.queryByRole('region', { name: homeLabels.verdict.title(1) })).toBe(null));
});
