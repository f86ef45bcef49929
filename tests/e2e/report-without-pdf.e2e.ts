import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';

const parts = [
  new URL('../fixtures/light-scrypt.ts', import.meta.url),
  new URL('../fixtures/without-typst.ts', import.meta.url),
];
const world = productInBrowser({ NODE_OPTIONS: parts.map(({ href }) => `--import=${href}`).join(' ') });

test('where nothing sets PDFs the screen says so, and offers the browser’s print', async () => {
  const account = await openAccount(world.url);
  const { projectId } = await startValidation(world.url, account);
  const reportId = crypto.randomUUID();
  const write = { projectId, title: 'March', template: 'validation', blocks: [{ id: 'b1', kind: 'score' }] };
  expect(
    await sendCommand({ url: world.url, accessToken: account.accessToken }, [
      `report-${reportId}`,
      'WriteReport',
      write,
    ]),
  ).toBe('accepted');
  const answer = await fetch(`${world.url}/api/v1/reports/${reportId}.pdf`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([501, 'pdf-unavailable']);

  const page = await world.newPage(account, { viewport: wide });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, `${world.url}/reports?report=${reportId}`);
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const said = page.getByText('This server doesn’t make PDFs. Your browser can: print, and choose “Save as PDF”.');
  await said.waitFor();
  expect(await readFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Print', exact: true }).last().press('Enter');
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await said.waitFor({ state: 'detached' });
  expect(world.takeFaults().filter((fault) => !fault.includes('501'))).toEqual([]);
});
