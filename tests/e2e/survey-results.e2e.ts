import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';

const world = productInBrowser();
/** A browser without a head counts as a robot. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
let guests: Browser;
beforeAll(async () => {
  guests = await launchBrowser();
});
afterAll(() => guests?.close());

const questions = [
  { id: 'ellis', kind: 'ellis', title: 'How would you feel without it?' },
  { id: 'why', kind: 'long', title: 'Why?', required: false },
];

/** A published survey, and an assumption that it can test. */
async function asked(title: string) {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  await verifyAddress(world.url, account);
  const surveyId = crypto.randomUUID();
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data]);
  const survey = `survey-${surveyId}`;
  const assumption = { assumptionId: crypto.randomUUID(), text: 'Bakers need it', lens: 'desirability' };
  expect([
    await send(survey, 'CreateSurvey', { projectId, title, template: { questions } }),
    // The guests of a test share a network.
    await send(survey, 'SetSurvey', { once: 'anyone' }),
    await send(survey, 'PublishSurvey', {}),
    await send(`ledger-${projectId}`, 'StateAssumption', { ...assumption, importance: 5, critical: true }),
  ]).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
  const address = (view: string, id: string = surveyId) =>
    `${world.url}/validate?projectId=${projectId}&view=${view}&id=${id}`;
  return { account, projectId, surveyId, address };
}

/** By keyboard, without a script. */
async function answer(guest: BrowserContext, surveyId: string, down: number, why: string): Promise<string> {
  const page = await guest.newPage();
  await page.goto(`${world.url}/s/${surveyId}?utm_source=friends`);
  // Nobody answers within two seconds; the server says so, and takes the same form then.
  const press = async (...keys: readonly string[]) => {
    await page.locator('form input:not([type=hidden]), form textarea, form button').first().focus();
    for (const key of keys) await (key.length > 10 ? page.keyboard.type(key) : page.keyboard.press(key));
    await page.locator('form button').focus();
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  };
  await press('Space', ...Array.from({ length: down }, () => 'ArrowDown'));
  while ((await page.title()).startsWith('Error:')) await press();
  await press(why);
  await press();
  const said = await page.locator('h1').innerText();
  await page.close();
  return said;
}

test('sentences of written answers are marked by keys, and each mark is evidence without their words', async () => {
  const { account, surveyId, projectId, address } = await asked('Marked');
  const guest = await guests.newContext({ userAgent, javaScriptEnabled: false });
  expect(await answer(guest, surveyId, 0, 'I bake at night. Nobody pays for that.')).toBe('Thank you');
  await guest.close();
  const page = await world.newPage(account, { viewport: wide });
  // Whoever answered without an email is listed, and in no file.
  await open(page, address('people'));
  await page.getByRole('table', { name: 'People' }).getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText('No emails to export yet.').waitFor();
  await open(page, address('results'));
  await page.getByRole('button', { name: 'Mark answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark answers: Why?' });
  const row = (text: string) => dialog.getByRole('row').filter({ hasText: text });
  await row('I bake at night.').focus();
  await page.keyboard.press('1');
  await dialog.getByText('Marked: For', { exact: true }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await row('Nobody pays for that.').getByText('Against', { exact: true }).waitFor();
  expect(await readFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await page.getByText('Marked: 1 for, 1 against, 0 neither', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Mark answers' }).click();
  await row('I bake at night.').getByText('For', { exact: true }).waitFor();
  await row('I bake at night.').focus();
  await page.keyboard.press('0');
  await row('I bake at night.').getByText('For', { exact: true }).waitFor({ state: 'detached' });

  // Answers stay with the words to which they were given.
  const session = { url: world.url, accessToken: account.accessToken };
  const reworded = { question: 'why', field: 'title', text: 'Why so?' };
  expect([
    await sendCommand(session, [`survey-${surveyId}`, 'EditQuestionText', reworded]),
    await sendCommand(session, [`survey-${surveyId}`, 'PublishSurvey', {}]),
  ]).toEqual(['accepted', 'accepted']);
  await open(page, address('results'));
  const before = page.getByRole('region', { name: 'Why?: As asked in version 1' });
  await before.getByText('Marked: 0 for, 1 against, 0 neither', { exact: true }).waitFor();
  await page
    .getByRole('region', { name: 'Why so?: As asked in version 2' })
    .getByText('No one has answered this yet.')
    .waitFor();

  await open(page, `${world.url}/validate?projectId=${projectId}&view=evidence`);
  const list = page.getByRole('list', { name: 'Evidence in order' });
  await list
    .getByText(/Survey answer to “Why\?”/)
    .first()
    .waitFor();
  expect(await list.getByText('No longer counts: Mark removed').count()).toBe(1);
  expect(await list.getByText('No longer counts: Marked again').count()).toBe(1);
  expect(await page.getByText('Nobody pays for that').count()).toBe(0);
});

test('the results say what a test of the survey leaves out, and lead to the test', async () => {
  const { account, projectId, surveyId, address } = await asked('Left out');
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data]);
  const stated = (await eventsOf(world.url, account)).find(({ type }) => type === 'AssumptionStated');
  const test = `experiment-${crypto.randomUUID()}`;
  expect([
    await send(test, 'DesignExperiment', {
      ...{ projectId, assumptionId: stated?.data['assumptionId'], method: 'survey', question: 'Who needs it?' },
      ...{ criterion: 0.3, n: 20, prediction: 'supports' },
      artefact: { kind: 'survey', id: surveyId, goal: 'answer:ellis:is:very' },
    }),
    await send(test, 'StartExperiment', {}),
  ]).toEqual(['accepted', 'accepted']);
  const guest = await guests.newContext({ userAgent, javaScriptEnabled: false });
  expect(await answer(guest, surveyId, 0, 'I bake at night.')).toBe('Thank you');
  await guest.close();
  const tallied = (await eventsOf(world.url, account)).find(({ type }) => type === 'VisitsTallied');
  const runs = tallied?.data['runs'] as readonly { readonly origins: readonly string[] }[] | undefined;
  const network = runs?.[0]?.origins[0]?.split('.')[0];
  expect(await send(`intake-${surveyId}`, 'ExcludeNetwork', { network, reason: 'My class' })).toBe('accepted');

  const page = await world.newPage(account, { viewport: wide });
  await open(page, address('results'));
  const line = page.getByText(/^Not counted in “Who needs it\?”: /);
  await line.waitFor();
  expect(await line.innerText()).toBe(
    'Not counted in “Who needs it?”: 1 response, since you excluded their network (My class).',
  );
  expect(await readFaults(page)).toEqual([]);
  await line.getByRole('link', { name: '“Who needs it?”' }).click();
  await page.getByText('1 response: you excluded their network (My class)').waitFor();
});

test('an experiment counts a number from one on that is typed', async () => {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  await verifyAddress(world.url, account);
  const [survey, session] = [`survey-${crypto.randomUUID()}`, { url: world.url, accessToken: account.accessToken }];
  const stated = { assumptionId: crypto.randomUUID(), text: 'Chains need it', lens: 'desirability' };
  const assumption = { ...stated, importance: 5, critical: true };
  const template = { questions: [{ id: 'shops', kind: 'number', title: 'How many shops?' }] };
  expect([
    await sendCommand(session, [survey, 'CreateSurvey', { projectId, title: 'Shops', template }]),
    await sendCommand(session, [survey, 'PublishSurvey', {}]),
    await sendCommand(session, [`ledger-${projectId}`, 'StateAssumption', assumption]),
  ]).toEqual(['accepted', 'accepted', 'accepted']);
  const page = await world.newPage(account, { viewport: wide });
  const card = crypto.randomUUID();
  await open(page, `${world.url}/validate?projectId=${projectId}&view=experiments&id=${card}`);
  await page.getByRole('radio', { name: 'Survey' }).focus();
  await page.keyboard.press('Space');
  const number = page.getByRole('group', { name: 'Counts as a yes' });
  await number.getByRole('textbox', { name: 'Number' }).fill('3');
  await number.getByRole('textbox', { name: 'Number' }).press('Enter');
  await number.getByRole('radio', { name: 'At most' }).click();
  expect(await readFaults(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => number.getByRole('textbox', { name: 'Number' }).inputValue()).toBe('3');
  expect(await number.getByRole('radio', { name: 'At most' }).isChecked()).toBe(true);
});
