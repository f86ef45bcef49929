import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findField, openCanvas, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

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
