import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { findPart, openCanvas } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const frame = { kind: 'frame', width: 600, height: 400, x: 0 } as const;
const said = () => within(screen.getByRole('dialog')).getAllByRole('status').at(-1)?.textContent;
const isSaid = (words: string) => waitFor(() => expect(said()).toBe(words));

test('frames are presented one by one, and then the whole, by keyboard alone', async () => {
  const { user } = await openCanvas({
    placed: {
      nodes: [
        { ...frame, id: 'first0000000', y: 0, text: 'Who buys bread?' },
        { ...frame, id: 'second000000', y: 900, text: 'What it earns' },
      ],
    },
  });
  await findPart('Frame: What it earns');
  const present = screen.getByRole('button', { name: 'Present' });
  present.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Presenting Crumb' });
  await isSaid('Frame 1 of 2: Who buys bread?');
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{ArrowRight}');
  await isSaid('Frame 2 of 2: What it earns');
  await user.keyboard('{ArrowRight}');
  await isSaid('Whole canvas');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true));
  await user.keyboard('{Home}');
  await isSaid('Frame 1 of 2: Who buys bread?');
  // What Escape does, and the way of the focus back, are the browser’s own: `tests/e2e/canvas-phone.e2e.ts`.
  screen.getByRole('button', { name: 'Exit presentation' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('a canvas without a frame says how to get one as it is presented', async () => {
  const nodes = [{ id: 'note00000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Alone' } as const];
  const { user } = await openCanvas({ placed: { nodes } });
  await findPart('Note: Alone');
  await user.click(screen.getByRole('button', { name: 'Present' }));
  await screen.findByRole('dialog', { name: 'Presenting Crumb' });
  await waitFor(() => expect(said()).toMatch(/^No frames yet\./));
  await user.click(screen.getByRole('button', { name: 'Exit presentation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});
