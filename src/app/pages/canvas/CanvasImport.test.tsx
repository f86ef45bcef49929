import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { catchFiles } from '../../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { findPart, openCanvas, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

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

/** The parts of an export, each under its number in place of its id, from the lowest to the highest. */
function partsOf(text: string) {
  const { nodes, edges } = JSON.parse(text) as CanvasFile;
  const names = new Map([...nodes, ...edges].map(({ id }, n) => [id, `${n}`]));
  const named = JSON.stringify({ nodes, edges }).replace(/"([0-9A-Za-z]{12})"/g, (whole, id: string) =>
    JSON.stringify(names.get(id) ?? whole),
  );
  return JSON.parse(named) as unknown;
}

test('an exported canvas is imported into the canvas of another idea, equal in every part, and taken back at once', async () => {
  const [ideaId, otherId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const flour = { kind: 'note', x: 80, y: 120, width: 200, height: 96, text: 'Flour', parent: 'frame0000000' } as const;
  const { user, reopen } = await openCanvas({
    placed: {
      nodes: [
        { id: 'frame0000000', kind: 'frame', x: 40, y: 40, width: 700, height: 420, text: 'What it costs' },
        { id: 'flour0000000', ...flour },
        { id: 'rent00000000', kind: 'ellipse', x: 460, y: 200, width: 200, height: 120, text: 'Rent', rotation: 20 },
        { id: 'locked000000', kind: 'text', x: 90, y: 500, width: 200, height: 40, text: 'A “word”', locked: true },
      ],
      edges: [
        {
          ...{ id: 'edge00000000', text: 'more than', route: 'elbow' },
          ...{ from: { node: 'flour0000000', side: 'auto' }, to: { node: 'rent00000000', side: 'left' } },
        },
      ],
    },
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Stall finder' }],
      [`project-${otherId}`, 'StartProject', { ideaId, canvasId }],
    ],
  });
  const files = catchFiles();
  const fromMenu = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Canvas menu' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    return screen.findByRole('dialog');
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const exported = async (): Promise<string> => {
    const before = files.length;
    await fromMenu('Export…');
    // What came last is selected.
    const all = screen.queryByRole('radio', { name: 'Everything' });
    if (all) await user.click(all);
    await user.click(screen.getByText('JSON'));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files.length).toBe(before + 1));
    await user.keyboard('{Escape}');
    await isClosed();
    return (await files.at(-1))?.text ?? '';
  };
  await findPart('Note: Flour');
  const first = await exported();

  await reopen(`/canvas?projectId=${otherId}`);
  await screen.findByRole('list', { name: 'Templates' });
  const dialog = await fromMenu('Import…');
  expect(await findViolations()).toEqual([]);
  const file = new File([first], 'crumb.json', { type: 'application/json' });
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
  await screen.findByText('crumb.json contains 5 items.');
  expect(await findViolations()).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Import 5 items'));
  await user.keyboard('{Enter}');
  await isClosed();
  await screen.findByText('Imported 5 items.');
  await findPart('Note: Flour');
  expect(partsOf(await exported())).toEqual(partsOf(first));

  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await waitFor(() => expect(partNames()).toEqual([]));
  await screen.findByRole('list', { name: 'Templates' });
});
