import { expect } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { postJson } from '../fixtures/post-json.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused } from './by-keyboard.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

const changesMade = 2000;

inFullRun('a life of 2,000 changes can be gone through, with the focus where the next step is', async () => {
  const account = await openAccount(world.url);
  const ideaId = crypto.randomUUID();
  const titles = Array.from({ length: changesMade }, (_, n) => ({
    type: 'RenameIdea',
    data: { title: `Title ${n + 1}` },
  }));
  const commands = [{ type: 'CaptureIdea', data: { title: 'Title 0' } }, ...titles].map((draft, n) => ({
    ...{ id: `w${n}`, stream: `idea-${ideaId}`, at: new Date(Date.UTC(2026, 9, 1, 0, n)) },
    ...draft,
  }));
  for (let from = 0; from < commands.length; from += 500) {
    await postJson(
      `${world.url}/api/v1/commands`,
      { commands: commands.slice(from, from + 500) },
      { authorization: `Bearer ${account.accessToken}` },
    );
  }
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/idea-vault/${ideaId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  const moment = page.getByRole('slider', { name: 'Version' });
  await expect.poll(() => moment.getAttribute('max')).toBe(`${changesMade + 1}`);
  await moment.focus();
  await page.keyboard.press('Home');
  const then = dialog.getByRole('region', { name: 'At this version' });
  await expect.poll(() => then.innerText()).toContain('Title 0');
  for (const title of ['Title 1', 'Title 2', 'Title 3']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => then.innerText()).toContain(title);
  }
  // Only what is in view is drawn.
  const changes = page.getByRole('listbox', { name: 'Changes' }).getByRole('option');
  expect(await changes.count()).toBeLessThan(40);
  await dialog.getByText('Compare versions').click();
  await dialog.getByRole('region', { name: 'What changed' }).getByText(`Title ${changesMade}`).waitFor();
  expect(await readFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, moment);
  await expect.poll(() => dialog.getByRole('region', { name: 'Now' }).innerText()).toContain('Title 3');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Back to now' }).focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, moment);
});
