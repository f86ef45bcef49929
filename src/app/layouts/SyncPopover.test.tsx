import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

test('the top bar says what the state of the work means, cut off and connected', async () => {
  const { user, cut, mend } = await openApp('/idea-vault');
  const field = await screen.findByLabelText('Capture an idea');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const waiting = async () =>
    within(await screen.findByRole('list', { name: 'Waiting to sync' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: 'Saved' });
  cut();
  await screen.findByRole('button', { name: 'You’re offline' });
  await user.click(field);
  await user.paste('Bees');
  await user.keyboard('{Enter}');
  await press('1 change waiting to sync');
  const panel = within(await screen.findByRole('dialog', { name: 'Your changes' }));
  await panel.findByText('saved on this device', { exact: false });
  expect(await findViolations()).toEqual([]);
  expect(await waiting()).toEqual([expect.stringMatching(/^Capture “Bees”\s*\w{3} \d{1,2}, \d{1,2}:\d\d\s[AP]M$/)]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await press('Archive Bees');
  await press('2 changes waiting to sync');
  await waitFor(async () =>
    expect(await waiting()).toEqual([
      expect.stringMatching(/^Capture “Bees”/),
      expect.stringMatching(/^Archive “Bees”/),
    ]),
  );
  mend();
  await screen.findByText('Everything is on the server', { exact: false });
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Saved' });
});
