import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import '../../../tests/fixtures/app-in-jsdom/open-canvas.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const findMain = async () => within(await screen.findByRole('main'));

test('the first steps are dismissed, also after a reload, and shown again', async () => {
  const { user, reopen } = await openApp('/home', { record: { emailVerified: false } });
  await (await findMain()).findByText('0 of 6 done');
  await user.click((await findMain()).getByRole('button', { name: 'Dismiss' }));
  await reopen();
  await user.click(await (await findMain()).findByRole('button', { name: 'Show first steps' }));
  await (await findMain()).findByText('0 of 6 done');
});
