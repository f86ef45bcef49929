import type { Page } from 'playwright-core';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** One of the views of Validate, in its navigation. */
export const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Validate' }).getByRole('link', { name, exact: true });

/** An assumption in the list. */
export const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

/** Gives an assumption other words; ends on the list. */
export async function reword(page: Page, assumption: string, words: string): Promise<void> {
  await row(page, assumption).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Assumption' });
  await drawer.getByRole('button', { name: 'Reword' }).click();
  await drawer.getByLabel('New wording').fill(words);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await row(page, words).waitFor();
}

/** Begins an experiment on an assumption; ends where its question is asked for. */
export async function designOn(page: Page, assumption: string, method: string): Promise<void> {
  await view(page, 'Tests').click();
  await button(page, 'New experiment')
    .or(page.getByRole('link', { name: 'New experiment' }))
    .first()
    .click();
  await page.getByRole('heading', { name: 'New experiment' }).waitFor();
  await button(page, /Assumption/).click();
  await page.getByRole('option', { name: assumption }).click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText(method, { exact: true }).click();
}

/** Locks the experiment that is designed, and starts it. */
export async function lock(page: Page, criterion: string, sample: string): Promise<void> {
  await page.getByLabel('Criterion (%)').fill(criterion);
  await page.getByLabel('Planned sample').fill(sample);
  await page.getByRole('radiogroup', { name: 'Prediction' }).getByText('It supports the assumption').click();
  await button(page, 'Lock and start').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Logs an interview with each, by keyboard: answers are the keys `y`, `n` and `u`. */
export async function logInterviews(page: Page, people: readonly string[], answers: readonly string[]): Promise<void> {
  await view(page, 'Interviews').click();
  await button(page, 'Log an interview').click();
  for (const [n, person] of people.entries()) {
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill(person);
    for (const key of ['Tab', 'Tab', 'n', 'Tab', answers[n] ?? '', 'Enter']) await page.keyboard.press(key);
    await page.getByText(`Logged the interview with “${person}”.`).waitFor();
  }
  await button(page, 'Close').click();
}
