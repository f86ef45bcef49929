import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openCanvas } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

test('what is wrong with a file is said part by part, and nothing of it comes', async () => {
  const { user, types } = await openCanvas();
  await screen.findByRole('list', { name: 'Templates' });
  await user.click(screen.getByRole('button', { name: 'Canvas menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import…' }));
  const dialog = await screen.findByRole('dialog');
  const choose = (name: string, text: string) =>
    user.upload(
      dialog.querySelector('input[type=file]') as HTMLInputElement,
      new File([text], name, { type: 'application/json' }),
    );
  await choose('pitch.json', '# Pitch');
  await screen.findByText('It isn’t a JSON file. Nothing was changed.');
  const note = { id: 'flour0000000', kind: 'note', x: 0, y: 0, width: 200, height: 96 };
  const file = {
    format: 'groundwork-canvas',
    version: 1,
    canvas: '',
    nodes: [note, { ...note, x: 'left' }],
    edges: [],
  };
  await choose('crumb.json', JSON.stringify(file));
  await screen.findByText('crumb.json wasn’t imported');
  await screen.findByText('Item 2, “x”: isn’t a number');
  await choose('crumb.json', JSON.stringify({ ...file, nodes: [note, note] }));
  await screen.findByText('Item 2, “id”: is the ID of another item too');
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await screen.findByRole('list', { name: 'Templates' });
  expect(types()).toEqual([]);
});
