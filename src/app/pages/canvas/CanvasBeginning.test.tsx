import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  findField,
  findPart,
  openCanvas,
  part,
  partNames,
  stageSize,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

test('a blank canvas stays empty, and the keyboard is on it', async () => {
  const { user, types } = await openCanvas();
  (await screen.findByRole('button', { name: 'Blank' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('First note')).toBe(null));
  await waitFor(() => expect(document.activeElement?.matches('[data-canvas]')).toBe(true));
  expect([partNames(), screen.queryByRole('textbox'), types()]).toEqual([[], null, []]);
  // A key makes the first note as on any canvas.
  await user.keyboard('n{Enter}');
  await findField();
});

test('a canvas opens on all there is, and the next time as it was left', async () => {
  const { reopen } = await openCanvas({
    placed: {
      nodes: [
        { id: 'left00000000', kind: 'note', x: -4000, y: 900, width: 200, height: 96, text: 'Left' },
        { id: 'right0000000', kind: 'note', x: 4000, y: -700, width: 200, height: 96, text: 'Right' },
      ],
    },
  });
  const placeOf = (name: string) => {
    const { x, y, width } = part(name).getBoundingClientRect();
    return [x, y, width].map(Math.round);
  };
  const isIn = (name: string): boolean => {
    const { left, top, right, bottom, width } = part(name).getBoundingClientRect();
    return width > 0 && left > 0 && top > 0 && right < stageSize.width && bottom < stageSize.height;
  };
  await findPart('Note: Left');
  await waitFor(() => expect(['Note: Left', 'Note: Right'].map(isIn)).toEqual([true, true]));
  const [x = 0, y = 0, width] = placeOf('Note: Left');
  const stage = document.querySelector('[data-canvas]') as HTMLElement;
  fireEvent.wheel(stage, { deltaX: 150, deltaY: 80, clientX: 400, clientY: 300 });
  const left = [x - 150, y - 80, width];
  await waitFor(() => expect(placeOf('Note: Left')).toEqual(left));
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.includes('canvas-view'))).toBe(true));
  await reopen();
  await findPart('Note: Left');
  await waitFor(() => expect(placeOf('Note: Left')).toEqual(left));
});
