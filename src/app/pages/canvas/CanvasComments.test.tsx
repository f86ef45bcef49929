import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findPart, middleOf, mouse, openCanvas, part } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const note = (id: string, x: number, text: string) =>
  ({ id, kind: 'note', x, y: 200, width: 160, height: 96, text }) as const;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Comments' }));

async function atNotes() {
  const nodes = [note('left00000000', 200, 'Left'), note('right0000000', 600, 'Right')];
  const opened = await openCanvas({ placed: { nodes } });
  await findPart('Note: Left');
  mouse.click(middleOf('Note: Left'));
  await waitFor(() => expect(part('Note: Left').ariaSelected).toBe('true'));
  return opened;
}

/** Where a bubble is drawn. */
const placeOf = (bubble: HTMLElement) => {
  const { visibility, transform } = bubble.parentElement?.style ?? {};
  return { visibility, transform };
};

test('the key M comments on the selected note, whose bubble moves with it and goes with its last open comment', async () => {
  const { user, types } = await atNotes();
  await user.keyboard('m');
  const open = await panel();
  open.getByText('Note: Left');
  await user.type(await open.findByRole('textbox', { name: 'Write a comment' }), 'Too dear');
  await user.click(open.getByRole('button', { name: 'Send' }));
  await open.findByText('Too dear');
  await user.click(open.getByRole('button', { name: 'Close' }));

  const name = 'Comment: 1 comment, Note: Left';
  const bubble = await screen.findByRole('button', { name });
  await waitFor(() => expect(placeOf(bubble).visibility).toBe('visible'));
  const before = placeOf(bubble);
  // The panel gives the focus back as it goes.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  part('Note: Left').focus();
  await waitFor(() => expect(part('Note: Left').ariaSelected).toBe('true'));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(types()).toContain('NodesMoved'));
  await waitFor(() => expect(placeOf(screen.getByRole('button', { name }))).not.toEqual(before));

  await user.click(screen.getByRole('button', { name }));
  await user.click((await panel()).getByRole('button', { name: 'Resolve' }));
  await user.click((await panel()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

test('the tools of a selected note lead to its comments, and those of two notes do not', async () => {
  const { user } = await atNotes();
  const tools = within(await screen.findByRole('complementary', { name: 'Selection' }));
  const opener = await tools.findByRole('button', { name: 'Comment' });
  await user.click(opener);
  await user.click((await panel()).getByRole('button', { name: 'Close' }));
  // A key is for the canvas once the focus is back on it.
  await waitFor(() => expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, opener]));
  await user.keyboard('{Control>}a{/Control}');
  await waitFor(() => expect(part('Note: Right').ariaSelected).toBe('true'));
  expect(
    within(screen.getByRole('complementary', { name: 'Selection' })).queryByRole('button', { name: 'Comment' }),
  ).toBeNull();
});
