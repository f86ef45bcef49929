import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();

test('words that are too many, or that meet others, stay until the founder has chosen; what is locked says so', async () => {
  const { account, address, send } = await openCanvas(world.url, 'Crumb', {
    nodes: [
      { id: 'rent00000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Rent is high' },
      { id: 'locked000000', kind: 'note', x: 0, y: 200, width: 200, height: 96, text: 'Flour', locked: true },
    ],
  });
  const page = await world.newPage(account);
  await open(page, address);
  const note = (text: string) => page.getByRole('option', { name: `Note: ${text}` });
  const field = page.getByRole('textbox', { name: /^Text of Note/ });

  await note('Flour').focus();
  await page.keyboard.press('Delete');
  await page.getByText('It is locked. Unlock it in its menu first.').waitFor();

  await note('Rent is high').focus();
  await page.keyboard.press('Enter');
  await field.fill('a'.repeat(10_001));
  await page.keyboard.press('Escape');
  await page.getByText('10,001 characters, and 10,000 are the most.').waitFor();
  expect([await field.inputValue(), await findViolations(page)]).toEqual(['a'.repeat(10_001), []]);
  await field.fill('Rent is high!');
  await page.getByText('10,001 characters').waitFor({ state: 'detached' });

  await send('EditText', { id: 'rent00000000', text: 'Rent is higher', base: 'Rent is high' });
  await note('Rent is higher').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('The same words were changed elsewhere').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep both' }).click();
  await note('Rent is higher Rent is high!').waitFor();
});
