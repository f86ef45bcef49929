import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { agentOf, type LaunchedPage, launchPage, signUp } from '../fixtures/a-launched-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { wide } from './read-faults.ts';
import { storesWith } from './stores-with.ts';

const world = productInBrowser();
const word = 'quindlewick';

const row = (page: Page, name: string) => page.getByRole('table', { name: 'People' }).getByRole('row', { name });
/** Three people have signed up. */
async function openPeople(viewport = wide) {
  const launched = await launchPage(world.url);
  const { account, projectId, slug } = launched;
  const three = [`ada.${word}@example.org`, 'bob@example.org', 'cem@example.org'];
  const answers = three.map((email, n) => signUp(world.url, slug, { agent: agentOf(n) }, email));
  expect(await Promise.all(answers)).toEqual([303, 303, 303]);
  const page = await world.newPage(account, { viewport });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=people`);
  await page.getByText('3 people', { exact: true }).waitFor();
  return { page, ...launched };
}

const typesOf = async ({ account }: Pick<LaunchedPage, 'account'>) =>
  (await eventsOf(world.url, account)).map(({ type }) => type).filter((type) => /^Entry|^Person/.test(type));

inFullRun(
  'without a network an exclusion is seen at once and an erasure waits; then the words are gone in every tab',
  async () => {
    const { page, account } = await openPeople();
    const ada = `ada.${word}@example.org`;
    const second = await page.context().newPage();
    await open(second, page.url());
    await row(second, ada).waitFor();
    expect(await page.evaluate(storesWith, word)).not.toEqual([]);
    await row(page, ada).getByRole('button', { name: 'Add note' }).click();
    const note = page.getByRole('dialog', { name: `Note on ${ada}` });
    await note.getByRole('textbox', { name: 'Note' }).fill(`${word} bakes at night`);
    await page.keyboard.press('Control+Enter');
    await row(second, ada).getByText(`${word} bakes at night`).waitFor();
    await world.network.cut();
    await row(page, 'cem@example.org').getByRole('button', { name: 'Exclude' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('A friend');
    await page.keyboard.press('Control+Enter');
    await row(page, 'cem@example.org').getByText('Excluded: A friend').waitFor();
    await row(page, ada).getByRole('button', { name: 'Erase' }).click();
    await page
      .getByRole('alertdialog', { name: `Erase ${ada}?` })
      .getByRole('button', { name: 'Erase' })
      .click();
    await row(page, ada).getByText('Erased when you’re back online').waitFor();
    await world.network.mend();
    for (const tab of [page, second]) {
      await row(tab, 'Erased person').waitFor();
      expect(await tab.content()).not.toContain(word);
      await expect.poll(() => tab.evaluate(storesWith, word)).toEqual([]);
    }
    expect([...(await typesOf({ account }))].sort()).toEqual(['EntryExcluded', 'PersonErased', 'PersonNoted']);
  },
);

inFullRun('on a phone a person has the whole width, and what can be done stands below', async () => {
  const { page } = await openPeople({ width: 390, height: 844 });
  const person = row(page, 'bob@example.org');
  await person.getByRole('button', { name: 'Exclude' }).waitFor();
  const name = await person.getByText('bob@example.org').first().boundingBox();
  const exclude = await person.getByRole('button', { name: 'Exclude' }).boundingBox();
  expect((exclude?.y ?? 0) >= (name?.y ?? 0) + (name?.height ?? 0)).toBe(true);
  // Beside the box that selects, and the edges of the page.
  expect((await person.getByRole('rowheader').boundingBox())?.width).toBeGreaterThan(390 - 2 * 16 - 48);
});
