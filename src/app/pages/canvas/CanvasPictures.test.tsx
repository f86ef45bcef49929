import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchFiles } from '../../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answered } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { findPart, openCanvas, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';
import { requestOverFetch } from '../../../../tests/fixtures/request-over-fetch.ts';

const scene = readFileSync('tests/fixtures/imports/canvas/ferry.excalidraw', 'utf8');
const asset = { id: 'asset0000001', bytes: 70, type: 'image/png', width: 1, height: 1 };
const stored = { status: 201, body: { ...asset, url: '/api/v1/assets/x', expiresAt: '2030-01-01T00:00:00.000Z' } };

/** A founder on an empty canvas whose server answers so to images; undefined if it can't be reached. */
async function atCanvas(answer: () => Answered | undefined) {
  vi.stubGlobal('XMLHttpRequest', requestOverFetch(location.origin));
  const sent: string[] = [];
  const opened = await openCanvas({
    answers: [
      ({ method, url, headers }) => {
        const call = `${method} ${url.pathname}`;
        if (call === 'POST /api/v1/assets/urls') return { status: 200, body: { assets: { [asset.id]: stored.body } } };
        if (call === 'GET /api/v1/assets/x')
          return { status: 200, body: Uint8Array.of(1, 2, 3).buffer, headers: { 'content-type': 'image/png' } };
        if (call !== 'POST /api/v1/assets') return undefined;
        sent.push(headers.get('content-type') ?? '');
        const given = answer();
        if (!given) throw new TypeError('Failed to fetch');
        return given;
      },
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Crumb' });
  await screen.findByRole('list', { name: 'Templates' });
  const choose = async (name: string) => {
    await opened.user.click(screen.getByRole('button', { name: 'Canvas menu' }));
    await opened.user.click(await screen.findByRole('menuitem', { name }));
    return screen.findByRole('dialog');
  };
  return { ...opened, sent, choose };
}

test('images of an imported scene leave the browser after “Import” alone, each once, and come with it as one step', async () => {
  // The drawing cannot be painted here, and is left out.
  const { user, types, sent, choose } = await atCanvas(() => stored);
  const dialog = await choose('Import…');
  await user.upload(
    dialog.querySelector('input[type=file]') as HTMLInputElement,
    new File([scene], 'ferry.excalidraw'),
  );
  await screen.findByText('ferry.excalidraw contains 5 items.');
  await screen.findByText('3 images');
  await screen.findByText('Left out: 1 image.');
  expect(await findViolations()).toEqual([]);
  expect([sent, types()]).toEqual([[], []]);
  await user.click(screen.getByRole('button', { name: 'Import 5 items' }));
  await screen.findByText('Imported 4 items. Left out: 1 image.');
  expect(sent).toEqual(['image/png']);
  await findPart('Empty rectangle');
  expect(partNames().length).toBe(4);
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await waitFor(() => expect(partNames()).toEqual([]));
  await waitFor(() => expect(types()).toEqual(['NodesPlaced', 'NodesRemoved']));
});

test('an import whose images cannot be sent says so, changes nothing, and works once there is a connection', async () => {
  let isConnected = false;
  const { user, types, choose } = await atCanvas(() => (isConnected ? stored : undefined));
  const dialog = await choose('Import…');
  await user.upload(
    dialog.querySelector('input[type=file]') as HTMLInputElement,
    new File([scene], 'ferry.excalidraw'),
  );
  const confirm = () => screen.findByRole('button', { name: 'Import 5 items' });
  await user.click(await confirm());
  await screen.findByText(/^Its images couldn’t be sent\. Check your connection and try again\./);
  expect(await findViolations()).toEqual([]);
  expect(types()).toEqual([]);
  isConnected = true;
  await user.click(await confirm());
  await screen.findByText('Imported 4 items. Left out: 1 image.');
});

test('a pasted scene comes with its images as one step, and without those that could not be sent', async () => {
  const { types, say } = await pasteScene(() => stored);
  await say('Pasted 4 items. Left out: 2 images.');
  expect(partNames().length).toBe(4);
  await waitFor(() => expect(types()).toEqual(['NodesPlaced']));
});

test('a pasted scene comes without its images while there is no connection', async () => {
  const { types, say } = await pasteScene(() => undefined);
  await say('Pasted 1 item. Left out: 4 images.');
  expect(partNames()).toEqual(['Empty rectangle']);
  await waitFor(() => expect(types()).toEqual(['NodesPlaced']));
});

async function pasteScene(answer: () => Answered | undefined) {
  const opened = await atCanvas(answer);
  const heading = screen.getByRole('heading', { level: 1, name: 'Crumb' });
  heading.focus();
  const getData = (type: string) => (type === 'text/plain' ? scene : '');
  fireEvent.paste(heading, { clipboardData: { getData, files: [] } });
  return { ...opened, say: (words: string) => screen.findByText(words) };
}

test('an exported scene has the pixels of the images that can be had', async () => {
  const files = catchFiles();
  const { user, choose } = await atCanvas(() => stored);
  const getData = (type: string) => (type === 'text/plain' ? scene : '');
  const heading = screen.getByRole('heading', { level: 1, name: 'Crumb' });
  heading.focus();
  fireEvent.paste(heading, { clipboardData: { getData, files: [] } });
  await findPart('Empty rectangle');
  await choose('Export…');
  const all = screen.queryByRole('radio', { name: 'Everything' });
  if (all) await user.click(all);
  await user.click(screen.getByText('Excalidraw'));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files.length).toBe(1));
  const { elements, files: pixels } = JSON.parse((await files[0])?.text ?? '{}') as {
    elements: { type: string }[];
    files: Record<string, unknown>;
  };
  expect(elements.map(({ type }) => type)).toEqual(['rectangle', 'image', 'image', 'arrow']);
  expect(pixels).toEqual({
    [asset.id]: {
      id: asset.id,
      dataURL: 'data:image/png;base64,AQID',
      mimeType: 'image/png',
      created: 1,
    },
  });
});
