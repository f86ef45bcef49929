import { expect, test } from 'vitest';
import { agentOf, launchPage, networkOf, signUp, visit } from '../fixtures/a-launched-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

test('what many bring from one network does not count, is said beside the people, and a founder excludes it and takes that back', async () => {
  const { account, projectId, pageId, slug, send } = await launchPage(world.url);
  const [assumptionId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [stream, type, data] of [
    [
      `ledger-${projectId}`,
      'StateAssumption',
      { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true },
    ],
    [
      `experiment-${id}`,
      'DesignExperiment',
      {
        ...{ projectId, assumptionId, method: 'page', criterion: 0.5, n: 60, prediction: 'supports' },
        artefact: { kind: 'page', id: pageId, goal: 'sign-up' },
      },
    ],
    [`experiment-${id}`, 'StartExperiment', {}],
  ] as const)
    expect(await send(stream, type, data)).toBe('accepted');
  for (let n = 0; n < 5; n++) await visit(world.url, slug, { agent: agentOf(n), from: '127.9.9.9' });
  await signUp(world.url, slug, { agent: agentOf(9), from: networkOf(1) }, 'ada@example.org');

  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=experiments&id=${id}`);
  const running = page.getByRole('region', { name: 'Running' });
  await running.getByText('2 visitors: the limit for their internet connection or network was reached').waitFor();
  // Where the founder looks at the people, the same is said, and leads back to the test.
  await page.getByRole('link', { name: 'See the people' }).click();
  const line = page.getByText(/^Not counted in “They pay”: /);
  await line.waitFor();
  expect(await line.innerText()).toBe(
    'Not counted in “They pay”: 2 visitors, since the limit for their internet connection or network was reached.',
  );
  expect(await readFaults(page)).toEqual([]);
  await line.getByRole('link', { name: '“They pay”' }).click();
  await page.getByText('By network', { exact: true }).click();
  const network = page.getByRole('list', { name: 'By network' }).getByRole('listitem');
  await network.getByText(/^A network on \w+ \d+, \d{4}: 5 visitors, 0 sign-ups$/).waitFor();
  expect(await network.count()).toBe(1);
  await network.getByRole('button', { name: 'Exclude' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exclude this network from the test?' });
  await dialog.getByRole('button', { name: 'Exclude' }).click();
  await dialog.getByText('Give a reason.').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A rival');
  await page.keyboard.press('Control+Enter');
  await network.getByText('Excluded: A rival').waitFor();
  await running
    .getByText('2 visitors: the limit for their internet connection or network was reached')
    .waitFor({ state: 'detached' });
  await running.getByText('5 visitors: you excluded their network (A rival)').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await network.getByRole('button', { name: 'Exclude' }).waitFor();
  const facts = async () =>
    (await eventsOf(world.url, account)).filter(({ type }) => type.startsWith('Network')).map(({ type }) => type);
  await expect.poll(facts).toEqual(['NetworkExcluded', 'NetworkIncluded']);
});
