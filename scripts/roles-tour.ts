import type { Page } from 'playwright-core';
import type { Person } from '../tests/contracts/fixtures/open-team.ts';
import { capture, open, openVault } from '../tests/e2e/founder.ts';
import { keepSession } from '../tests/fixtures/account.ts';
import type { Tour } from './screens-tour.ts';
import { openTeamScene, type TeamScene, writeReport } from './team-scene.ts';

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

/** Screens of those who may read or comment alone, and of somebody who was removed. */
export async function tourRoles(tour: Tour): Promise<void> {
  const scene = await openTeamScene(tour.url, 'refuted');
  const report = await writeReport(scene);
  const pageId = crypto.randomUUID();
  const { owner, projectId, send } = scene;
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'Email me when Crumb opens.' } };
  await send(owner, `page-${pageId}`, 'CreatePage', { projectId, title: 'Crumb page', template: { blocks: [form] } });
  for (const role of ['advisor', 'viewer'] as const) {
    await tourRole(tour, scene, await scene.join(role === 'advisor' ? 'Priya' : 'Tom', role), role, { report, pageId });
  }
  await tourRemoved(tour, scene);
}

interface Made {
  readonly report: string;
  readonly pageId: string;
}

async function tourRole(
  { page, url, shoot }: Tour,
  { projectId, ideaId, assumptionId, experimentId }: TeamScene,
  person: Person,
  role: string,
  { report, pageId }: Made,
): Promise<void> {
  await keepSession(page.context(), url, person);
  const validate = `/validate?projectId=${projectId}`;
  await open(page, `${url}${validate}`);
  await page.getByRole('note').first().waitFor();
  const screens: Readonly<Record<string, string>> = {
    home: '/home',
    vault: '/idea-vault',
    idea: `/idea-vault/${ideaId}`,
    validate,
    assumption: `${validate}&id=${assumptionId}`,
    test: `${validate}&view=experiments&id=${experimentId}`,
    interviews: `${validate}&view=interviews`,
    people: `${validate}&view=people`,
    canvas: `/canvas?projectId=${projectId}`,
    page: `/page-builder/${projectId}?page=${pageId}`,
    reports: `/reports?projectId=${projectId}`,
    report: `/reports?projectId=${projectId}&report=${report}`,
    team: '/settings/team',
  };
  for (const [name, path] of Object.entries(screens)) {
    await open(page, `${url}${path}`);
    await page.getByRole('heading').first().waitFor();
    if (name !== 'team') await page.getByRole('note').first().waitFor();
    await settled(page);
    await shoot(`${role}-${name}`, { fullPage: name !== 'canvas' && name !== 'page' });
  }
}

/** The screen of somebody who is removed while they write, with a change that never went out and without one. */
async function tourRemoved({ page, url, shoot }: Tour, { owner, projectId, send, join }: TeamScene): Promise<void> {
  for (const isWaiting of [false, true]) {
    const jonas = await join('Jonas Weber', 'member');
    await keepSession(page.context(), url, jonas);
    await open(page, `${url}/validate?projectId=${projectId}`);
    await page.getByText('Owners pay £19 monthly by card').first().waitFor();
    await openVault(page);
    if (isWaiting) {
      await page.route(/\/api\/v1\/commands$/, (route) => route.abort());
      await capture(page, 'Sell what is left by the hour');
    }
    await send(owner, `team-${owner.workspace}`, 'RemoveMember', { accountId: jonas.id });
    await page.getByRole('alertdialog').waitFor();
    await shoot(isWaiting ? 'removed-waiting' : 'removed', { isForced: true });
    await page.unrouteAll();
  }
}
