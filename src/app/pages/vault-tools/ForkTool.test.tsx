import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const hasFocus = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));

test('an idea is forked by keys alone, once the fork has a title, and the focus comes back to where it was', async () => {
  const before = [[`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Bees' }]] as const;
  const { user } = await openApp('/idea-vault', { before });
  const more = await screen.findByRole('button', { name: 'More for Bees' });
  more.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Fork…' });
  await user.keyboard('Fork');
  await hasFocus(() => screen.queryByRole('menuitem', { name: 'Fork…' }));
  await user.keyboard('{Enter}');
  const title = await within(await screen.findByRole('dialog', { name: 'Fork idea' })).findByLabelText(
    'Title of the new idea',
  );
  await hasFocus(() => title);
  await user.keyboard('{Control>}a{/Control}{Delete}{Enter}');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  await user.keyboard('Bees for cities{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await screen.findByRole('row', { name: 'Bees for cities' });
  expect(document.activeElement).not.toBe(document.body);
});
