import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { openApp } from '../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { findPart, openCanvas } from '../../tests/fixtures/app-in-jsdom/open-canvas.ts';
import { palette } from '../../tests/fixtures/app-in-jsdom/palette.ts';

let arrival: Promise<void> | null = null;

/** Keeps the code of an overlay on its way until the answer is called. */
function holdBack(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrival = promise;
  return () => {
    arrival = null;
    resolve();
  };
}

/** Code that React waits for, as for what was not fetched yet, before its arrival. */
async function late(original: () => Promise<unknown>) {
  const module = (await original()) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(module).map(([name, Real]) => [
      name,
      /^[A-Z]/.test(name)
        ? (props: object) => {
            if (arrival) throw arrival;
            return createElement(Real as ComponentType<object>, props);
          }
        : Real,
    ]),
  );
}
vi.mock('./layouts/Palette.tsx', late);
vi.mock('./layouts/QuickCapture.tsx', late);
vi.mock('./pages/CellEditor.tsx', late);
vi.mock('./pages/canvas/CanvasDialogs.tsx', late);

const hasFocus = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));

async function openHome() {
  const opened = await openApp('/home');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  return opened;
}

test('what is typed before the palette has come is looked for in it, in its order', async () => {
  const letThrough = holdBack();
  const { user } = await openHome();
  await user.keyboard('{Control>}k{/Control}si');
  expect(screen.queryByRole('dialog')).toBe(null);
  letThrough();
  await palette();
  const field = await screen.findByLabelText('Search commands');
  await hasFocus(() => field);
  await user.keyboard('gn out');
  await waitFor(() => expect(field).toHaveProperty('value', 'sign out'));
});

test('what is typed before quick capture has come runs no command', async () => {
  const letThrough = holdBack();
  const { user } = await openHome();
  await user.keyboard('c?gv');
  letThrough();
  await screen.findByRole('dialog', { name: 'Capture an idea' });
  expect([screen.getAllByRole('dialog').length, location.pathname]).toEqual([1, '/home']);
});

/** At the row of an idea, whose editors have not come. */
async function atRow() {
  const letThrough = holdBack();
  const before = [[`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Bees' }]] as const;
  const { user } = await openApp('/idea-vault', { before });
  (await screen.findByRole('row', { name: 'Bees' })).focus();
  return { user, letThrough };
}

test('S, the letters of a status and Enter set it, also before its menu has come', async () => {
  const { user, letThrough } = await atRow();
  await user.keyboard('sexp{Enter}');
  expect(screen.queryByText('Exploring')).toBe(null);
  letThrough();
  await screen.findByText('Exploring');
  expect([screen.queryByRole('menu'), location.pathname]).toEqual([null, '/idea-vault']);
  await hasFocus(() => screen.getByRole('row', { name: 'Bees' }));
});

test('a new title is written also before its field has come', async () => {
  const { user, letThrough } = await atRow();
  await user.keyboard('{F2} and Wasps{Enter}');
  letThrough();
  await screen.findByRole('row', { name: 'Bees and Wasps' });
  expect(location.pathname).toBe('/idea-vault');
});

test('tags are written also before their field has come', async () => {
  const { user, letThrough } = await atRow();
  await user.keyboard('tFarm,Hon');
  letThrough();
  const field = await screen.findByRole('textbox', { name: 'Tags' });
  await waitFor(() => expect(field).toHaveProperty('value', 'Hon'));
  await hasFocus(() => field);
  await user.keyboard('ey{Enter}{Escape}');
  const row = within(screen.getByRole('row', { name: 'Bees' }));
  await row.findAllByText('Honey');
  expect(row.getAllByText('Farm')).not.toEqual([]);
});

test('what is typed before a dialog of the canvas has come takes up no tool', async () => {
  const letThrough = holdBack();
  const { user } = await openCanvas({
    placed: { nodes: [{ id: 'waits0000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Sellers wait' }] },
  });
  (await findPart('Note: Sellers wait')).focus();
  await user.keyboard('{Control>}f{/Control}n');
  expect(screen.queryByRole('dialog')).toBe(null);
  letThrough();
  await screen.findByRole('dialog', { name: 'Find on the canvas' });
  await user.keyboard('{Escape}');
  const tools = await screen.findByRole('toolbar', { name: 'Tools' });
  await waitFor(() =>
    expect([...tools.querySelectorAll('[aria-pressed=true]')].map(({ ariaLabel }) => ariaLabel)).toEqual(['Select']),
  );
});
