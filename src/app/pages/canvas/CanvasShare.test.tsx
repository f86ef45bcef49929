import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import {
  choose,
  findPart,
  middleOf,
  mouse,
  openCanvas,
  part,
  pick,
  selectedNames,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const note = (id: string, x: number, y: number, text: string) =>
  ({ id, kind: 'note', x, y, width: 200, height: 96, text }) as const;
const placed = {
  nodes: [
    note('seller000000', 0, 0, 'Sellers wait for weeks'),
    note('cash00000000', 400, 300, 'They need cash'),
    note('far000000000', 2400, 1600, 'Far away'),
  ],
  edges: [
    { id: 'edge00000000', from: { node: 'seller000000', side: 'auto' }, to: { node: 'cash00000000', side: 'auto' } },
  ],
} as const;

const name = 'Share by link';
const dialog = () => screen.getByRole('dialog', { name });
const inDialog = (label: string) => within(dialog()).getByRole('button', { name: label });
const links = () =>
  within(dialog())
    .queryAllByRole('textbox', { name: /^Link/ })
    .map((field) => (field as HTMLInputElement).value);
const previewed = () => within(dialog()).getByRole('figure', { name: 'Preview' }).textContent ?? '';
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBe(null));
const isAt = (what: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(what()));

async function openPlaced() {
  const opened = await openCanvas({ placed });
  await findPart('Note: They need cash');
  const shared = () =>
    opened.api.log.events.flatMap(({ type, data }) => (/Shared$|Revoked$/.test(type) ? [[type, data] as const] : []));
  return { ...opened, shared };
}

test('a part that is found is shared by keyboard, its link revoked, made anew and copied, and the keyboard goes on there', async () => {
  const { user, projectId, shared } = await openPlaced();
  part('Note: Sellers wait for weeks').focus();
  await user.keyboard('{Control>}f{/Control}');
  await pick(user, 'Find on the canvas', 'note cash', 'Note: They need cash');
  await isAt(() => part('Note: They need cash'));
  await choose(user, 'Share…');
  await screen.findByRole('dialog', { name });
  inDialog('Create a link').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(links().length).toBe(1));

  // A revoked link leaves the keyboard in the dialog, which Escape still closes.
  inDialog('Revoke link to Note: They need cash').focus();
  await user.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Revoke this link?' });
  within(question).getByRole('button', { name: 'Revoke' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
  await waitFor(() => expect(links()).toEqual([]));
  await isAt(() => inDialog('Create a link'));
  await user.keyboard('{Escape}');
  await isClosed();
  await isAt(() => part('Note: They need cash'));

  await choose(user, 'Share…');
  await screen.findByRole('dialog', { name });
  inDialog('Create a link').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(links().length).toBe(1));
  inDialog('Copy link to Note: They need cash').focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Copied.');
  const facts = shared();
  expect(facts.map(([type]) => type)).toEqual(['NodeShared', 'ShareRevoked', 'NodeShared']);
  expect(facts.at(-1)?.[1]).toMatchObject({ node: 'cash00000000' });
  const link = `${location.origin}/shared/${projectId}/${facts.at(-1)?.[1]['grant']}`;
  expect([links(), await navigator.clipboard.readText()]).toEqual([[link], link]);
  await user.keyboard('{Escape}');
  await isClosed();
  await isAt(() => part('Note: They need cash'));
});

test('a link that has expired is said to be so and is not given to be copied', async () => {
  const { user, sendElsewhere } = await openPlaced();
  const link = { node: 'cash00000000' };
  sendElsewhere('ShareNode', { ...link, grant: 'e'.repeat(32), expiresAt: '2026-01-08T00:00:00.000Z' });
  sendElsewhere('ShareNode', { ...link, grant: 'o'.repeat(32), expiresAt: null });
  part('Note: They need cash').focus();
  await choose(user, 'Share…');
  await screen.findByText('1 link has expired.');
  expect(links()).toEqual([expect.stringMatching(/\/o{32}$/)]);
});

test('several items are shared, as the preview showed them, and nothing else', async () => {
  const { user, shared } = await openPlaced();
  part('Note: Far away').focus();
  mouse.click(middleOf('Note: They need cash'), { shiftKey: true });
  await waitFor(() => expect(selectedNames()).toEqual(['Note: Far away', 'Note: They need cash']));
  await choose(user, 'Share…');
  await screen.findByRole('dialog', { name });
  expect(within(dialog()).getByRole('radio', { name: 'Selection (2 items)' })).toHaveProperty('checked', true);
  await waitFor(() => expect(previewed()).toContain('Far away'));
  expect([previewed().includes('They need cash'), previewed().includes('Sellers wait')]).toEqual([true, false]);
  expect(await findViolations()).toEqual([]);
  await user.click(inDialog('Create a link'));
  await waitFor(() => expect(links().length).toBe(1));
  expect(shared().map(([type, { ids }]) => [type, (ids as unknown as string[])?.toSorted()])).toEqual([
    ['SelectionShared', ['cash00000000', 'far000000000']],
  ]);
});

test('with nothing selected the whole canvas is shared, from its menu', async () => {
  const { user, shared } = await openPlaced();
  await user.click(screen.getByRole('button', { name: 'Canvas menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share…' }));
  await screen.findByRole('dialog', { name });
  expect(within(dialog()).getByRole('radio', { name: 'Whole canvas' })).toHaveProperty('checked', true);
  await waitFor(() => expect(previewed()).toContain('What people will see: 3 items'));
  for (const text of ['Sellers wait for weeks', 'They need cash', 'Far away']) expect(previewed()).toContain(text);
  await user.click(inDialog('Create a link'));
  await waitFor(() => expect(links().length).toBe(1));
  expect(shared().map(([type]) => type)).toEqual(['CanvasShared']);
});

test('the menu of a canvas shares the canvas, though a template left one of its sections selected', async () => {
  const { user } = await openCanvas();
  await user.click(await screen.findByRole('button', { name: 'Lean Canvas' }));
  await screen.findByRole('option', { name: 'Section: Problem', selected: true });
  await user.click(screen.getByRole('button', { name: 'Canvas menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share…' }));
  const choices = within(
    await within(await screen.findByRole('dialog', { name: 'Share by link' })).findByRole('radiogroup', {
      name: 'What to share',
    }),
  );
  expect(choices.getAllByRole('radio', { checked: true })).toEqual([
    choices.getByRole('radio', { name: 'Whole canvas' }),
  ]);
  choices.getByRole('radio', { name: 'This section' });
});

test('each of several links is copied and revoked by a name of its own', async () => {
  const { user } = await openPlaced();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name });
  const named = (word: string) =>
    within(within(dialog()).getByRole('region', { name: 'Active links' }))
      .getAllByRole('button', { name: new RegExp(`^${word}`, 'u') })
      .map(({ ariaLabel }) => ariaLabel);
  await user.click(await within(dialog()).findByRole('button', { name: 'Create a link' }));
  await waitFor(() => expect(named('Copy')).toEqual(['Copy link to the whole canvas']));
  await user.click(inDialog('Create another link'));
  await waitFor(() =>
    expect(named('Copy')).toEqual(['Copy link 2 to the whole canvas', 'Copy link 1 to the whole canvas']),
  );
  expect(named('Revoke')).toEqual(['Revoke link 2 to the whole canvas', 'Revoke link 1 to the whole canvas']);
  const [, first] = links();
  await user.click(inDialog('Revoke link 2 to the whole canvas'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(named('Revoke')).toEqual(['Revoke link to the whole canvas']));
  expect(links()).toEqual([first]);
});
