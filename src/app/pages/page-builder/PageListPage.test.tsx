import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A founder who explores an idea, with a canvas that says who it is for, and as many pages of it as are wanted. */
function explored() {
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const box = { x: 0, y: 0, width: 280, height: 240 };
  const nodes = [
    { ...box, id: 'AAAAAAAAAAAA', kind: 'section', cell: 'lean:segments' },
    { ...box, id: 'BBBBBBBBBBBB', kind: 'note', parent: 'AAAAAAAAAAAA', text: 'Bakers who price by feel' },
  ];
  const before: readonly Draft[] = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
    [`canvas-${canvasId}`, 'PlaceNodes', { nodes }],
  ];
  const page = (pageId: string, title: string): Draft => [`page-${pageId}`, 'CreatePage', { projectId, title }];
  return { projectId, before, page };
}

test('without an idea that is explored the list of pages leads to the vault, and shuts nobody out', async () => {
  await openApp('/page-builder');
  await screen.findByRole('heading', { name: 'Explore an idea first' });
  expect([
    screen.getByRole('link', { name: 'Open the idea vault' }).getAttribute('href'),
    screen.queryByRole('button', { name: 'New page' }),
    await findViolations(),
  ]).toEqual(['/idea-vault', null, []]);
});

test('a new page is made by keyboard alone, opens with what the canvas says, and is listed by its title', async () => {
  const { projectId, before } = explored();
  const { user, types } = await openApp('/page-builder', { before });
  await screen.findByRole('heading', { name: 'No pages yet' });
  screen.getByRole('button', { name: 'New page' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'New page' }));
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  expect([title.value, document.activeElement]).toEqual(['Crumb', title]);
  await user.clear(title);
  await user.keyboard('{Enter}');
  await dialog.findByText('Enter a title of 140 characters or fewer.');
  expect(await findViolations()).toEqual([]);
  await user.paste('Crumb for bakers');
  await user.keyboard('{Enter}');
  await findHeading('Crumb for bakers');
  expect(location.pathname).toBe(`/page-builder/${projectId}`);
  const stage = await screen.findByRole('region', { name: 'Page preview' });
  await within(stage).findByText('For bakers who price by feel');
  await user.click(screen.getByRole('link', { name: 'All pages' }));
  within(await screen.findByRole('row', { name: 'Crumb for bakers' })).getByText('Draft');
  await waitFor(() => expect(types()).toEqual(['PageCreated']));
});

test('pages are listed by idea, the one changed last first, and one that was removed is not found', async () => {
  const { projectId, before, page } = explored();
  const [older, newer, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const made = [page(older, 'Older'), page(gone, 'Removed')];
  const removed: Draft = [`page-${gone}`, 'RemovePage', {}];
  const { api, reopen } = await openApp('/page-builder', { before: [...before, ...made, removed] });
  await screen.findByRole('row', { name: 'Older' });
  const [stream, type, data] = page(newer, 'Newer');
  const later = { id: crypto.randomUUID(), at: '2026-01-02T00:00:00.000Z' };
  api.commit([{ ...later, stream, type, data: data as Record<string, string> }]);
  await screen.findByRole('row', { name: 'Newer' });
  const rows = within(screen.getByRole('table', { name: 'Pages' })).getAllByRole('row');
  expect(rows.flatMap((row) => row.getAttribute('aria-label') ?? [])).toEqual(['Newer', 'Older']);
  await reopen(`/page-builder/${projectId}`);
  await findHeading('Newer');
  await reopen(`/page-builder/${projectId}?page=${older}`);
  await findHeading('Older');
  await reopen(`/page-builder/${projectId}?page=${gone}`);
  await screen.findByRole('heading', { name: 'We can’t find this page' });
});

test('a page is removed from its settings, and one press brings it back into the list', async () => {
  const { projectId, before, page } = explored();
  const { user, types } = await openApp(`/page-builder/${projectId}`, {
    before: [...before, page(crypto.randomUUID(), 'Bread by noon')],
  });
  await findHeading('Bread by noon');
  await user.click(screen.getByRole('button', { name: 'Page settings' }));
  await user.click(await screen.findByRole('button', { name: 'Remove page' }));
  await screen.findByRole('heading', { name: 'No pages yet' });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  await screen.findByRole('row', { name: 'Bread by noon' });
  await waitFor(() => expect(types()).toEqual(['PageRemoved', 'PageRestored']));
});
