import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { statistics } from '../../../../tests/fixtures/statistics.ts';
import { draftScene, type SceneName, sceneNames } from '../../../../tests/fixtures/validate-scene.ts';

const views = [
  'assumptions',
  'experiments',
  'experiments&id=it',
  'interviews',
  'evidence',
  'decide',
  'people',
] as const;

/** The text that a founder reads before any fold is opened. */
function wordsBeforeFolds(): string {
  const shown = screen.getByRole('main').cloneNode(true) as HTMLElement;
  for (const folded of shown.querySelectorAll('details:not([open]) > :not(summary)')) folded.remove();
  return shown.textContent;
}

test.each(sceneNames)('no view of Validate says a statistician’s word before a fold: %s', async (name: SceneName) => {
  const { drafts, projectId, experimentId } = draftScene(name);
  const at = (view: string) =>
    `/validate?projectId=${projectId}&view=${view.replace('id=it', `id=${experimentId || 'new'}`)}`;
  const { reopen } = await openApp(at(views[0]), { before: drafts });
  const found: string[] = [];
  for (const address of [...views.map(at), `/profile?projectId=${projectId}`]) {
    await reopen(address);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null));
    for (const word of wordsBeforeFolds().match(statistics) ?? []) found.push(`${address}: ${word}`);
  }
  expect(found).toEqual([]);
});

test('a server that fails hides nothing that the device has, and says that what is done meanwhile waits', async () => {
  const { drafts, projectId } = draftScene('running');
  const server = { fails: false };
  const at = (view: string) => `/validate?projectId=${projectId}&view=${view}`;
  const { user, fill, reopen } = await openApp(at('assumptions'), {
    before: drafts,
    answers: [() => (server.fails ? { status: 500 } : undefined)],
  });
  await screen.findByRole('row', { name: 'Owners pay £19 monthly by card' });
  server.fails = true;
  for (const [view, text] of [
    ['experiments', 'Did they pay for a pricing tool?'],
    ['interviews', 'Katherine'],
    ['evidence', 'A forum thread of 40 owners'],
  ] as const) {
    await reopen(at(view));
    await screen.findAllByText(text, { exact: false });
  }
  await reopen(at('assumptions'));
  await fill(await screen.findByRole('textbox', { name: 'State an assumption' }), 'Millers deliver on Sundays');
  await user.keyboard('{Enter}');
  await screen.findByRole('row', { name: 'Millers deliver on Sundays' });
  await screen.findByRole('button', { name: /1 change waiting to sync/ });
});
