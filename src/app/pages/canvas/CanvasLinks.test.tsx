import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  choose,
  middleOf,
  mouse,
  openCanvas,
  selectedNames,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

test('an address in a note is opened by a click with Ctrl and from the menu, and a plain click selects the note', async () => {
  const href = 'https://example.org/market';
  const note = { id: 'market000000', kind: 'note', x: 0, y: 0, width: 300, height: 96, text: `See ${href}` } as const;
  const { user } = await openCanvas({ placed: { nodes: [note] } });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  const shown = await screen.findByRole('option', { name: /^Note: See/ });
  const name = shown.ariaLabel ?? '';
  const { y } = shown.getBoundingClientRect();
  const link = { x: middleOf(name).x, y: y + 22 };

  mouse.click(link);
  await waitFor(() => expect(selectedNames()).toEqual([name]));
  expect(opened.mock.calls).toEqual([]);
  const call = [href, '_blank', 'noopener,noreferrer'];
  mouse.click(link, { ctrlKey: true });
  expect(opened.mock.calls).toEqual([call]);
  shown.focus();
  await choose(user, /^Open example/);
  await waitFor(() => expect(opened.mock.calls).toEqual([call, call]));
});
