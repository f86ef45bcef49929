import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';

const world = productInBrowser();

test('a new report and a new page begin with the idea that is open, though another comes first', async () => {
  const account = await openAccount(world.url);
  const { projectId } = await startValidation(world.url, account);
  const [ideaId, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data]);
  expect([
    await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Apples by post' }),
    await send(`project-${other}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }),
  ]).toEqual(['accepted', 'accepted']);

  const page = await world.newPage(account);
  const titleOf = async (address: string, button: string): Promise<string> => {
    await open(page, `${world.url}${address}`);
    await page.getByRole('button', { name: button }).click();
    const title = await page.getByRole('dialog', { name: button }).getByLabel('Title').inputValue();
    await page.keyboard.press('Escape');
    return title;
  };
  const begun = [];
  for (const [id, title] of [
    [projectId, 'Bread by post'],
    [other, 'Apples by post'],
  ] as const) {
    await open(page, `${world.url}/validate?projectId=${id}`);
    await page.getByRole('banner').getByText(title).waitFor();
    begun.push(await titleOf('/reports', 'New report'), await titleOf('/page-builder', 'New page'));
  }
  expect(begun).toEqual([
    'Bread by post: validation report',
    'Bread by post',
    'Apples by post: validation report',
    'Apples by post',
  ]);
});
