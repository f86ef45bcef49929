import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser({ RATE_LIMIT: 'on' });

test('a post that is being written is still there after a look at one that may say the same', async () => {
  const founder = await openAccount(world.url);
  const page = await world.newPage(founder);
  await open(page, `${world.url}/feedback`);
  const field = page.getByLabel('What should we improve?');
  await field.fill('Charts that are dark');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('article', { name: 'Charts that are dark' }).getByRole('button', { name: 'Vote' }).waitFor();

  await field.fill('Dark charts');
  await page.getByLabel('Details (optional)').fill('At night.');
  const similar = page.getByRole('region', { name: 'Already posted?' });
  await similar.getByRole('link', { name: 'Charts that are dark' }).click();
  await page.getByRole('heading', { level: 2, name: 'Charts that are dark' }).waitFor();
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe('Dark charts');
  expect(await page.getByLabel('Details (optional)').inputValue()).toBe('At night.');
});

test('whoever posts too often reads until when it waits, and goes on voting', async () => {
  const founder = await openAccount(world.url);
  const page = await world.newPage(founder);
  await open(page, `${world.url}/feedback`);
  const field = page.getByLabel('What should we improve?');
  const post = async (title: string) => {
    await field.fill(title);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
  };
  for (let n = 1; n <= 5; n++) {
    await post(`Wish ${n}`);
    await page
      .getByRole('article', { name: `Wish ${n}` })
      .getByRole('button', { name: 'Vote' })
      .waitFor();
  }
  await post('Wish 6');
  await page.getByText('You’ve reached the limit of posts').waitFor();
  await page
    .getByText(/This one goes out at \d+:\d\d\s[AP]M.*You don’t have to do anything\./)
    .first()
    .waitFor();
  const vote = page.getByRole('article', { name: 'Wish 2' }).getByRole('button', { name: 'Vote' });
  await vote.click();
  const mostVoted = async () => {
    const headers = { authorization: `Bearer ${founder.accessToken}` };
    const list = await (await fetch(`${world.url}/api/v1/feedback`, { headers })).json();
    return list.posts.map(({ title, votes }: { title: string; votes: number }) => `${title}: ${votes}`)[0];
  };
  await expect.poll(mostVoted).toBe('Wish 2: 1');
  expect(await findViolations(page)).toEqual([]);
});
