import type { Page } from 'playwright-core';
import { open } from '../tests/e2e/founder.ts';
import { keepSession } from '../tests/fixtures/account.ts';
import { openValidateScene, type SceneName, sceneNames, type ValidateScene } from '../tests/fixtures/validate-scene.ts';
import { over, type Shoot, type Tour } from './screens-tour.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const views = ['assumptions', 'experiments', 'interviews', 'evidence', 'decide'];

/** Every view of Validate from the first assumption to the decision, what opens over it, and what goes wrong there. */
export async function tourValidate({ page, url, shoot }: Tour): Promise<void> {
  for (const name of sceneNames) {
    const scene = await openValidateScene(url, name);
    await keepSession(page.context(), url, scene.account);
    const at = (params: string) => open(page, `${url}/validate?projectId=${scene.projectId}&${params}`);
    for (const view of views) {
      await at(`view=${view}`);
      await settled(page);
      await shoot(`validate-${name}-${view}`, { fullPage: name !== 'many' });
    }
    await open(page, `${url}/profile`);
    await settled(page);
    await shoot(`validate-${name}-profile`, { fullPage: true });
    await tourScene(page, name, scene, at, shoot);
  }
}

async function tourScene(
  page: Page,
  name: SceneName,
  { experimentId }: ValidateScene,
  at: (params: string) => Promise<void>,
  shoot: Shoot,
): Promise<void> {
  const whole = (title: string) => shoot(`validate-${title}`, { fullPage: true });
  if (experimentId !== '') {
    await at(`view=experiments&id=${experimentId}`);
    await settled(page);
    await whole(`${name}-experiment`);
  }
  if (name === 'one') await tourCard(page, at, whole);
  if (name === 'running') await tourRunning(page, experimentId, at, shoot);
  if (name === 'refuted') await tourRefuted(page, at, shoot);
}

/** A test card from its method to the lock that waits for a network. */
async function tourCard(
  page: Page,
  at: (params: string) => Promise<void>,
  whole: (title: string) => Promise<void>,
): Promise<void> {
  await at('view=experiments&id=new');
  const method = page.getByRole('radiogroup', { name: 'Method' });
  await method.waitFor();
  await whole('card-new');
  await method.getByText('Interviews', { exact: true }).click();
  await page.getByLabel('Criterion (%)').waitFor();
  await whole('card-begun');
  await page.getByLabel('Question').fill('Did they pay for a pricing tool?');
  await page.getByLabel('Criterion (%)').fill('10');
  await page.getByLabel('Planned sample').fill('120');
  await page.getByRole('radiogroup', { name: 'Prediction' }).getByText('It supports the assumption').click();
  await page.getByText(/gives? you an 80% chance/).waitFor();
  await whole('card-planned');
  await button(page, 'Lock and start').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Press Enter again to lock it.').waitFor();
  await whole('card-armed');
  await page.route(/\/api\/v1\//, (route) => route.abort());
  await page.context().setOffline(true);
  await button(page, 'Lock and start').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText(/The lock is saved and goes out once it’s back/).waitFor();
  await whole('card-offline');
  await page.context().setOffline(false);
  await page.unrouteAll();
  await page.getByRole('heading', { name: 'Sealed' }).waitFor();
}

async function tourRunning(
  page: Page,
  experimentId: string,
  at: (params: string) => Promise<void>,
  shoot: Shoot,
): Promise<void> {
  await at('view=assumptions');
  await page.getByRole('row').first().focus();
  await page.keyboard.press('Enter');
  await over(page, () => shoot('validate-drawer'));
  await at('view=interviews');
  await button(page, 'Log an interview').click();
  await page.getByRole('textbox', { name: 'Who', exact: true }).waitFor();
  await shoot('validate-log', { fullPage: true });
  await page.getByRole('button', { name: 'More for Ada' }).click();
  await page.getByRole('menuitem', { name: 'Read transcript…' }).click();
  await over(page, () => shoot('validate-transcript'));
  await page.getByRole('button', { name: 'More for Ada' }).click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  await over(page, () => shoot('validate-edit-interview'));
  await at('view=evidence');
  await button(page, 'Record evidence').click();
  await over(page, () => shoot('validate-record'));
  await button(page, 'Why did this change?').click();
  await page.getByRole('slider', { name: 'Version' }).waitFor();
  await over(page, () => shoot('validate-history'));
  await at(`view=experiments&id=${experimentId}`);
  await button(page, 'Stop').click();
  await shoot('validate-stop', { fullPage: true });
  await page.route(/\/api\/v1\//, (route) => route.fulfill({ status: 500, body: '' }));
  await at('view=assumptions');
  await settled(page);
  await shoot('validate-failing');
  await page.unrouteAll();
}

async function tourRefuted(page: Page, at: (params: string) => Promise<void>, shoot: Shoot): Promise<void> {
  await at('view=decide');
  await page.getByText('Pivot', { exact: true }).click();
  await shoot('validate-decide-pivot', { fullPage: true });
  await button(page, 'Record decision').click();
  await shoot('validate-decide-gaps', { fullPage: true });
}

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
