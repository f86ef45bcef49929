import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { findPart, openCanvas, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

test('text that is pasted becomes a note, and what cannot be read says so', async () => {
  const { user, types } = await openCanvas();
  (await screen.findByRole('heading', { level: 1, name: 'Crumb' })).focus();
  await user.paste('Sellers wait for weeks');
  await findPart('Note: Sellers wait for weeks');
  await user.paste('{"format":"groundwork-canvas","version":1}');
  await screen.findByText(/^We couldn’t read what you copied/);
  expect(partNames()).toEqual(['Note: Sellers wait for weeks']);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(partNames()).toEqual([]));
  await waitFor(() => expect(types()).toEqual(['NodesPlaced', 'NodesRemoved']));
});

test('several lines are asked about once, and become a note each as one step', async () => {
  const { user, types } = await openCanvas();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Crumb' });
  heading.focus();
  await user.paste('- Flour\n- Rent');
  const dialog = await screen.findByRole('dialog', { name: 'Paste 2 lines' });
  expect(await findViolations()).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('As one note'));
  await user.click(within(dialog).getByRole('button', { name: 'As 2 notes' }));
  await findPart('Note: Flour');
  await findPart('Note: Rent');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  heading.focus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(partNames()).toEqual([]));
  await user.paste('- Flour\n- Rent');
  await user.click(await screen.findByRole('button', { name: 'As one note' }));
  await findPart('Note: - Flour - Rent');
  await waitFor(() => expect(types()).toEqual(['NodesPlaced', 'NodesRemoved', 'NodesPlaced']));
});

test('cells of a spreadsheet and a scene of Excalidraw become parts', async () => {
  const { user } = await openCanvas();
  (await screen.findByRole('heading', { level: 1, name: 'Crumb' })).focus();
  await user.paste('Inn\tFerry\nHut\t');
  await findPart('Note: Hut');
  expect(partNames().toSorted()).toEqual(['Note: Ferry', 'Note: Hut', 'Note: Inn']);
  const scene = readFileSync('tests/fixtures/imports/canvas/excalidraw-clipboard.json', 'utf8');
  await user.paste(scene);
  await findPart('Rectangle: Reception');
});

test('notes that were copied in Miro become parts as one step', async () => {
  const { user, types } = await openCanvas();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Crumb' });
  heading.focus();
  const html = readFileSync('tests/fixtures/imports/canvas/miro-clipboard.html', 'utf8');
  const getData = (type: string) => (type === 'text/html' ? html : 'We call, and call again');
  fireEvent.paste(heading, { clipboardData: { getData, files: [] } });
  await findPart('Note: We call, and call again');
  await findPart('Ellipse: Office');
  await screen.findByText(/^Pasted 13 items\. Left out: .*1 image/);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(partNames()).toEqual([]));
  await waitFor(() => expect(types()).toEqual(['NodesPlaced', 'NodesRemoved']));
});

test('an address is pasted as a link under a title that is typed, or alone', async () => {
  const { user, types } = await openCanvas();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Crumb' });
  heading.focus();
  await user.paste('https://example.org/ferries');
  const dialog = await screen.findByRole('dialog', { name: 'Paste a link' });
  within(dialog).getByText('https://example.org/ferries');
  expect(await findViolations()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Title')));
  await user.keyboard(' When ferries leave {Enter}');
  await findPart('Text: When ferries leave https://example.org/ferries');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  heading.focus();
  await user.paste('https://example.org/inns');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  heading.focus();
  await user.paste('https://example.org/inns');
  await user.click(await screen.findByRole('button', { name: 'Paste link' }));
  await findPart('Text: https://example.org/inns');
  expect(partNames().length).toBe(2);
  await waitFor(() => expect(types()).toEqual(['NodesPlaced', 'NodesPlaced']));
});
