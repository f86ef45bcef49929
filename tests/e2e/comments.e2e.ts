import { expect } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { goTo, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readDialogFaults, readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

inFullRun('what is commented on shuts nobody out: a note and its panel, and the list at home', async () => {
  const placed = { nodes: [{ id: 'notenotenote', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Ovens' }] };
  const { account, address, projectId } = await openCanvas(world.url, 'Crumb', placed as never);
  const subject = { kind: 'node', id: 'notenotenote', projectId };
  const thread = `thread-${crypto.randomUUID()}`;
  await sendCommand({ url: world.url, ...account }, [thread, 'StartThread', { subject, text: 'Too dear?' }]);
  const page = await world.newPage(account, { viewport: wide });
  await open(page, address);
  await page.getByRole('button', { name: 'Comment: 1 comment, Note: Ovens' }).click();
  const panel = page.getByRole('dialog', { name: 'Comments' });
  await panel.getByRole('article').getByText('Too dear?').waitFor();
  expect(await readDialogFaults(page, 0)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await readFaults(page)).toEqual([]);

  await goTo(page, '/home');
  await page.getByRole('region', { name: 'Comments' }).getByText('Canvas · Note: Ovens').waitFor();
  expect(await readFaults(page)).toEqual([]);
});
