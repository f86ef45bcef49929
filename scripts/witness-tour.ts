import type { Page } from 'playwright-core';
import { open } from '../tests/e2e/founder.ts';
import { keepSession } from '../tests/fixtures/account.ts';
import type { Tour } from './screens-tour.ts';
import { openTeamScene, type TeamScene, writeReport } from './team-scene.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

/** A lock from the question for a witness to the card of what was learned and the report, as its owner and its witness see it. */
export async function tourWitness({ page, url, shoot }: Tour): Promise<void> {
  const scene = await openTeamScene(url, 'one');
  const { owner, projectId, assumptionId, send } = scene;
  const jonas = await scene.join('Jonas Weber', 'member');
  const [experimentId, draftId] = [crypto.randomUUID(), crypto.randomUUID()];
  const stream = `experiment-${experimentId}`;
  const design = { projectId, assumptionId, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' };
  for (const [id, question] of [
    [experimentId, 'Did they pay for a pricing tool?'],
    [draftId, 'Would they pay by card?'],
  ] as const)
    await send(owner, `experiment-${id}`, 'DesignExperiment', { ...design, question });
  const at = (id: string) => open(page, `${url}/validate?projectId=${projectId}&view=experiments&id=${id}`);
  await keepSession(page.context(), url, owner);
  await at(draftId);
  await button(page, 'Lock and start').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Press Enter again to lock it.').waitFor();
  await shoot('witness-locking', { fullPage: true });
  await send(owner, stream, 'StartExperiment', {});
  await at(experimentId);
  await button(page, 'Ask somebody to witness').waitFor();
  await shoot('witness-ask', { fullPage: true, isForced: true });
  await button(page, 'Ask somebody to witness').click();
  await page.getByRole('dialog', { name: 'Comments' }).waitFor();
  await shoot('witness-asked');
  await keepSession(page.context(), url, jonas);
  await at(experimentId);
  await button(page, 'Witness this lock').waitFor();
  await shoot('witness-offered', { fullPage: true });
  await button(page, 'Witness this lock').click();
  await page.getByText(/witnessed by Jonas Weber/).waitFor();
  await shoot('witness-sealed', { fullPage: true, isForced: true });
  await keepSession(page.context(), url, owner);
  await answer(scene, experimentId);
  await at(experimentId);
  await page.getByRole('heading', { name: 'Learning card' }).waitFor();
  await settled(page);
  await shoot('witness-learning', { fullPage: true, isForced: true });
  const report = await writeReport(scene);
  await open(page, `${url}/reports?projectId=${projectId}&report=${report}`);
  await page.getByRole('heading', { name: 'What we know by now' }).first().waitFor();
  await settled(page);
  await shoot('witness-report', { fullPage: true });
}

/** Twelve interviews, of which ten said yes. */
async function answer({ owner, projectId, send }: TeamScene, experimentId: string): Promise<void> {
  const said = { projectId, experimentId, on: '2026-11-20', lastTime: 'Guessed a price', commitment: 'time' };
  for (let n = 0; n < 12; n++) {
    const interview = { ...said, person: `Baker ${n + 1}`, answer: n % 6 === 5 ? 'no' : 'yes' };
    await send(owner, `interview-${crypto.randomUUID()}`, 'LogInterview', interview);
  }
}
