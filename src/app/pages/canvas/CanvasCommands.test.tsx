import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findPart, openCanvas } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';
import { openPalette, runCommand } from '../../../../tests/fixtures/app-in-jsdom/palette.ts';

test('the list of commands offers what can be done on a canvas while the canvas is shown', async () => {
  const left = { id: 'left00000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Left' } as const;
  const right = { ...left, id: 'right0000000', x: 4000, text: 'Right' };
  const { user } = await openCanvas({ placed: { nodes: [left, right] } });
  const close = async (): Promise<void> => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  };
  await findPart('Note: Left');
  await runCommand(user, 'tool: ellipse', 'Tool: Ellipse');
  await screen.findByRole('button', { name: 'Ellipse', pressed: true });
  await runCommand(user, '100%', 'Zoom to 100%');
  await screen.findByRole('button', { name: 'Zoom: 100%' });
  await runCommand(user, 'canvas outline', 'Canvas outline');
  await screen.findByRole('dialog', { name: 'Outline' });
  await close();
  (await findPart('Note: Left')).focus();
  await runCommand(user, 'share selected', 'Share selected item…');
  await screen.findByRole('dialog', { name: /Share/ });
  await close();
  await runCommand(user, 'canvas history', 'Canvas history');
  await screen.findByRole('button', { name: 'Back to the canvas' });
  await openPalette(user);
  await user.keyboard('tool: ellipse');
  await screen.findByText('No results. Try a shorter search.');
});
