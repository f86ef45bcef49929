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

test('all of a canvas lies beside the controls of its view, as it opens and as it is fitted to the screen', async () => {
  const corners = ['Upper left', 'Upper right', 'Lower left', 'Lower right'];
  const nodes = corners.map((text, n) => {
    const at = { x: n % 2 === 0 ? 0 : 2200, y: n < 2 ? 0 : 1300 };
    return { id: `corner00000${n}`, kind: 'note', ...at, width: 200, height: 96, text } as const;
  });
  const { user } = await openCanvas({ placed: { nodes } });
  await findPart('Note: Upper left');
  /** Names of the parts that are not seen as a whole. */
  const hidden = () => {
    const cover = document.querySelector('[data-view-controls]')?.getBoundingClientRect();
    if (!cover) throw new Error('the view has no controls');
    return corners.filter((name) => {
      const { left, top, right, bottom } = part(`Note: ${name}`).getBoundingClientRect();
      const isWithin = left >= 0 && top >= 0 && right <= stageSize.width && bottom <= stageSize.height;
      return !isWithin || (right > cover.left && left < cover.right && bottom > cover.top && top < cover.bottom);
    });
  };
  await waitFor(() => expect(hidden()).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(hidden()).not.toEqual([]));
  document.querySelector<HTMLElement>('[data-canvas]')?.focus();
  await user.keyboard('{Shift>}1{/Shift}');
  await waitFor(() => expect(hidden()).toEqual([]));
});
