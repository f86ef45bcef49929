import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Role } from '#domain/team/role.ts';
import { blocksOfTemplate } from '../../src/domain/report/report-templates.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from '../contracts/fixtures/open-team.ts';
import { fullBoard } from '../fixtures/full-board.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { draftScene } from '../fixtures/validate-scene.ts';
import { goTo, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readDialogFaults, readFaults, wide } from './read-faults.ts';

const world = productInBrowser();
const roles: readonly Role[] = ['member', 'advisor', 'viewer'];

async function named(displayName: string): Promise<Person> {
  const person = await openPerson(world.url);
  await callAs(world.url, person, ['PATCH', '/api/user/me', { displayName }]);
  return person;
}

/** Mira's workspace with a test that was refuted, a full canvas, a report and a comment, and somebody in that role. */
async function openTeam(role: Role) {
  const { drafts, projectId, assumptionId, experimentId } = draftScene('refuted');
  const mira = await named('Mira');
  const send = async (...draft: readonly [string, string, object]) => {
    const said = await sendAs(world.url, mira, mira.workspace, draft);
    expect(Array.isArray(said), `${draft[1]} was answered ${said}`).toBe(true);
  };
  await send(`team-${mira.workspace}`, 'NameWorkspace', { name: 'Crumb bakery' });
  for (const draft of drafts) await send(...draft);
  const begun = drafts.find(([, type]) => type === 'StartProject')?.[2] as { canvasId: string };
  await send(`canvas-${begun.canvasId}`, 'PlaceNodes', fullBoard);
  const report = crypto.randomUUID();
  const written = { projectId, title: 'What we know by now', blocks: blocksOfTemplate('validation') };
  await send(`report-${report}`, 'WriteReport', written);
  const subject = { kind: 'assumption', id: assumptionId, projectId };
  await send(`thread-${crypto.randomUUID()}`, 'StartThread', { subject, text: 'Who told us so?' });
  const reader = await named('Priya');
  await letIn(world.url, mira, reader, role);
  return { reader, projectId, assumptionId, experimentId, report };
}

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

inFullRun.each(roles)('no screen of a team shuts its %s out', async (role) => {
  const { reader, projectId, assumptionId, experimentId, report } = await openTeam(role);
  const page = await world.newPage(reader, { viewport: wide, reducedMotion: 'reduce' });
  const validate = `/validate?projectId=${projectId}`;
  // The address leads into the workspace that holds the project.
  await open(page, `${world.url}${validate}`);
  await page.getByText('Owners pay £19 monthly by card').first().waitFor();
  const screens: Readonly<Record<string, string>> = {
    home: '/home',
    assumption: `${validate}&id=${assumptionId}`,
    test: `${validate}&view=experiments&id=${experimentId}`,
    interviews: `${validate}&view=interviews`,
    canvas: `/canvas?projectId=${projectId}`,
    report: `/reports?projectId=${projectId}&report=${report}`,
    team: '/settings/team',
    'a dead invitation': '/join?token=gone',
  };
  const found: Record<string, readonly string[]> = {};
  for (const [name, path] of Object.entries(screens)) {
    await page.emulateMedia({ colorScheme: 'light' });
    await goTo(page, path);
    await page.locator('html[data-theme=light]').waitFor();
    await page.getByRole('heading').first().waitFor();
    await settled(page);
    const wrong = await readFaults(page);
    if (wrong.length > 0) found[name] = wrong;
  }
  expect(found).toEqual({});

  await goTo(page, screens['assumption'] ?? '');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByRole('dialog', { name: 'Comments' }).getByText('Who told us so?').waitFor();
  expect(await readDialogFaults(page, 0)).toEqual([]);
});
