import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { logged, newExperiment, started } from '../tests/contracts/experiment-log.ts';
import { letIn, openPerson, type Person, sendAs } from '../tests/contracts/fixtures/open-team.ts';
import { open } from '../tests/e2e/founder.ts';
import { keepSession } from '../tests/fixtures/account.ts';
import type { Tour } from './screens-tour.ts';

const table = (page: Page) => page.getByRole('heading', { name: 'All your workspaces' });
const overview = /\/api\/v1\/workspaces\/overview/;

interface Team {
  readonly name: string;
  readonly ideas: readonly string[];
  /** How many said yes and no in a test of each idea; none without a test. */
  readonly said?: readonly (readonly [yes: number, no: number])[];
}

const teams: readonly Team[] = [
  {
    name: 'Crumb & Co',
    ideas: ['Crumb: what each bake really costs', 'Flour by subscription'],
    said: [
      [0, 12],
      [2, 1],
    ],
  },
  { name: 'Second desk', ideas: ['Rent a window seat by the hour'], said: [[12, 0]] },
  { name: 'Ladder library', ideas: ['Lend a ladder: tools within a street, for people who need one twice a year'] },
  { name: 'Quiet hours', ideas: [] },
];

/** A mentor of four teams: the table of all of them, narrowed, failing, as it was last seen, and with one team alone. */
export async function tourMentor({ page, url, shoot }: Tour): Promise<void> {
  const mentor = await openPerson(url);
  await keepSession(page.context(), url, mentor);
  await open(page, `${url}/home`);
  for (const team of teams) await letIn(url, await openTeam(url, team), mentor, 'advisor');
  await page.route(overview, (route) => route.abort());
  await open(page, `${url}/home`);
  await page.getByRole('alert').waitFor();
  await shoot('many-teams-failing');
  await page.unrouteAll();
  await open(page, `${url}/home`);
  await table(page).waitFor();
  await shoot('many-teams', { fullPage: true });
  await page.getByRole('searchbox', { name: 'Search all workspaces' }).fill('nothing like this');
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  await shoot('many-teams-none');
  await page.route(overview, (route) => route.abort());
  await open(page, `${url}/home`);
  await page.getByText('You see it as it was on').waitFor();
  await shoot('many-teams-kept');
  await page.unrouteAll();
}

async function openTeam(url: string, { name, ideas, said = [] }: Team): Promise<Person> {
  const owner = await openPerson(url);
  const send = (stream: string, type: string, data: object) => sendAs(url, owner, undefined, [stream, type, data]);
  await send(`team-${owner.workspace}`, 'NameWorkspace', { name });
  for (const [n, title] of ideas.entries()) {
    const [ideaId, ids] = [randomUUID(), newExperiment()];
    await send(`idea-${ideaId}`, 'CaptureIdea', { title });
    await send(`project-${ids.project}`, 'StartProject', { ideaId, canvasId: randomUUID() });
    const [yes, no] = said[n] ?? [0, 0];
    if (yes + no === 0) continue;
    const answers = [...Array<'yes'>(yes).fill('yes'), ...Array<'no'>(no).fill('no')];
    for (const { stream, type, data } of [...started(ids), ...answers.map((answer) => logged(ids, answer))])
      await send(stream, type, data);
  }
  return owner;
}
