import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findPart, openCanvas, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const note = { kind: 'note', width: 200, height: 96, parent: 'frame0000000' } as const;
const placed = {
  nodes: [
    { id: 'frame0000000', kind: 'frame', x: 0, y: 0, width: 600, height: 300, text: 'Plan' },
    { ...note, id: 'left00000000', x: 20, y: 60, text: 'Left' },
    { ...note, id: 'right0000000', x: 340, y: 60, text: 'Right', assumption: 'assumption00' },
  ],
  edges: [
    { id: 'edge00000000', from: { node: 'left00000000', side: 'auto' }, to: { node: 'right0000000', side: 'auto' } },
  ],
} as const;

test.each(['keyboard', 'click'] as const)(
  'a canvas is duplicated from the list by %s, and one undo takes the copy back',
  async (how) => {
    const { user, reopen } = await openCanvas({ placed, path: () => '/canvas' });
    const duplicate = await screen.findByRole('button', { name: 'Duplicate Crumb' });
    if (how === 'keyboard') {
      duplicate.focus();
      await user.keyboard('{Enter}');
    } else await user.click(duplicate);
    await waitFor(() => expect(document.title).toBe('Crumb (copy) · Canvas · Groundwork'));
    // Its assumption stays with the first idea's tests.
    await findPart('Note: Right');
    expect(partNames()).toEqual(['Arrow from “Left” to “Right”', 'Frame: Plan', 'Note: Left', 'Note: Right']);
    await screen.findByRole('button', { name: 'Saved' });

    await reopen('/canvas');
    const are = (titles: readonly string[]) =>
      waitFor(() =>
        expect(
          within(screen.getByRole('list', { name: 'Your canvases' }))
            .getAllByRole('link')
            .map(({ textContent }) => textContent),
        ).toEqual(titles),
      );
    await are(['Crumb', 'Crumb (copy)']);
    await user.keyboard('{Control>}z{/Control}');
    await are(['Crumb']);
  },
);
