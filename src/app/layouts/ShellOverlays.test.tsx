import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { runCommand } from '../../../tests/fixtures/app-in-jsdom/palette.ts';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hasFocus = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

async function atHome() {
  const opened = await openApp('/home');
  await findHeading('Home');
  return opened;
}

/** Where an idea is captured from elsewhere than the vault. */
async function findCapture(): Promise<{ readonly dialog: ReturnType<typeof within>; readonly field: HTMLElement }> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Capture an idea' }));
  return { dialog, field: await dialog.findByRole('textbox', { name: 'Idea' }) };
}

test('three ideas are written one after the other from anywhere, and the dialog says how', async () => {
  const { user } = await atHome();
  await user.keyboard('c');
  const { dialog, field } = await findCapture();
  await hasFocus(() => field);
  dialog.getByText('#tags and @audience are optional', { exact: false });
  expect(await findViolations()).toEqual([]);
  for (const title of ['Bees #garden', 'Cats? Go.']) {
    await user.keyboard(`${title}{Shift>}{Enter}{/Shift}`);
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    await hasFocus(() => field);
  }
  await user.keyboard('Ants{Enter}');
  await isClosed();
  for (const title of ['Bees', 'Cats? Go.', 'Ants']) await screen.findAllByText(title);
});

test('the letter of a shortcut is a letter in a field', async () => {
  const { user } = await openApp('/idea-vault');
  const field = await screen.findByLabelText('Capture an idea');
  await user.click(field);
  await user.keyboard('c');
  expect([screen.queryByRole('dialog'), field]).toEqual([null, expect.objectContaining({ value: 'c' })]);
});

test('a sidebar that was collapsed stays so after a reload, until it is expanded', async () => {
  const { user, reopen } = await atHome();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Collapse sidebar');
  await reopen();
  await press('Expand sidebar');
  await reopen();
  await screen.findByRole('button', { name: 'Collapse sidebar' });
});

test('two keys lead to a section', async () => {
  const { user } = await atHome();
  await user.keyboard('gv');
  await findHeading('Validate');
});

test('the sheet shows the shortcuts; turned off there, single keys do nothing, also after a reload, and others still work', async () => {
  const { user, reopen } = await atHome();
  const findSheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('?');
  const sheet = within(await findSheet());
  sheet.getByText('Capture an idea');
  expect(await findViolations()).toEqual([]);
  await user.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await isClosed();
  await reopen();
  await findHeading('Home');
  await user.keyboard('?');
  await user.keyboard('c');
  await runCommand(user, 'account', 'Account');
  await findHeading('Account');
  expect(screen.queryByRole('dialog')).toBe(null);
  const setting = await screen.findByRole('switch', { name: 'Single-key shortcuts' });
  expect(setting).toHaveProperty('checked', false);
  await user.click(setting);
  screen.getByRole('heading', { level: 1, name: 'Account' }).focus();
  await user.keyboard('?');
  await findSheet();
});
