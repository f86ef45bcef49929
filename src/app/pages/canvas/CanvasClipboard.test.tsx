import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findPart, openCanvas, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

test('text that is pasted becomes a note, and what cannot be read says so', async () => {
  const { user, types } = await openCanvas();
  (await screen.findByRole('heading', { level: 1, name: 'Crumb' })).focus();
  await user.paste('Sellers wait for weeks');
  await findPart('Note: Sellers wait for weeks');
  await user.paste('{"format":"groundwork-canvas","version":1}');
  await screen.findByText(/^We couldn’t read what you copied/);
  expect(partNames()).toEqual(['Note: Sellers wait for weeks']);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(partNames()).toEqual([]));
  await waitFor(() => expect(types()).toEqual(['NodesPlaced', 'NodesRemoved']));
});
