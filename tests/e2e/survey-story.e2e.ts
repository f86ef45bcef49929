import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blocksOfTemplate } from '../../src/domain/report/report-templates.ts';
import { SurveyGuest } from '../contracts/survey-guest.ts';
import { everyKind, threeOptions } from '../fixtures/every-kind.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { goTo, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

/** The question whose answers are counted. */
const counted = everyKind.find(({ kind }) => kind === 'ellis') ?? { id: 'none' };
const hostile = '=HYPERLINK("x") <img src=x onerror=alert(1)> #import "x"';

/** A published survey, a test that counts its answers, and the screens of its founder. */
async function aFounder(questions: readonly object[]) {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  await verifyAddress(world.url, account);
  const surveyId = crypto.randomUUID();
  const session = { url: world.url, accessToken: account.accessToken };
  const send = (stream: string, type: string, data: object) => sendCommand(session, [stream, type, data]);
  const survey = `survey-${surveyId}`;
  const [assumptionId, experimentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const assumption = { assumptionId, text: 'Bakers need it', lens: 'desirability' };
  const template = { questions };
  expect([
    await send(survey, 'CreateSurvey', { projectId, title: 'Bread', template }),
    await send(survey, 'SetSurvey', { by: 'Ada, ada@example.org', consent: 'Ada may write to me.' }),
    await send(survey, 'PublishSurvey', {}),
    await send(`ledger-${projectId}`, 'StateAssumption', { ...assumption, importance: 5, critical: true }),
    await send(`experiment-${experimentId}`, 'DesignExperiment', {
      ...{ projectId, assumptionId, method: 'survey', criterion: 0.25, n: 3, prediction: 'supports' },
      artefact: { kind: 'survey', id: surveyId, goal: `answer:${counted.id}:is:very` },
    }),
    await send(`experiment-${experimentId}`, 'StartExperiment', {}),
  ]).toEqual(Array.from({ length: 6 }, () => 'accepted'));
  const address = (view: string, id: string = surveyId) =>
    `${world.url}/validate?projectId=${projectId}&view=${view}&id=${id}`;
  const page = await world.newPage(account, { viewport: wide });
  return { account, projectId, surveyId, experimentId, send, address, page };
}

/** The page of a report on all that is known, as its file. */
async function aReport({ account, projectId, send }: Awaited<ReturnType<typeof aFounder>>): Promise<string> {
  const report = crypto.randomUUID();
  const blocks = blocksOfTemplate('validation');
  expect(await send(`report-${report}`, 'WriteReport', { projectId, title: 'March', blocks })).toBe('accepted');
  const headers = { authorization: `Bearer ${account.accessToken}` };
  return (await fetch(`${world.url}/api/v1/reports/${report}.html`, { headers })).text();
}

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const titleOf = (page: Page) => page.locator('h1').innerText();

/** A browser without a head would count as a robot. */
const agent = (chrome: number): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${chrome}.0 Safari/537.36`;

/** A device without scripts. */
const aDevice = (chrome: number): Promise<Page> =>
  world.newPage(undefined, { userAgent: agent(chrome), javaScriptEnabled: false });

/** By keyboard alone: to the first field, or the first button, and on. What is too long for a key is typed. */
async function press(page: Page, ...keys: readonly string[]): Promise<string> {
  await page.locator('form input:not([type=hidden]), form textarea, form select, form button').first().focus();
  for (const key of keys) {
    if (key.length > 1 && !/^(Tab|Enter|Space|Arrow\w+)$/.test(key)) await page.keyboard.type(key);
    else await page.keyboard.press(key);
  }
  await page.locator('form button').focus();
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  // Nobody answers within two seconds; the server says so, and takes the same form then.
  return (await page.title()).startsWith('Error:') ? press(page) : titleOf(page);
}

async function walk(page: Page, address: string, ...steps: readonly (readonly string[])[]): Promise<readonly string[]> {
  await page.goto(address);
  const told = [await titleOf(page)];
  for (const keys of steps) told.push(await press(page, ...keys));
  return told;
}

const none: readonly string[] = [];
const few = [
  { id: 'own', kind: 'one-of', title: 'Do you bake?', options: threeOptions },
  { id: 'why', kind: 'long', title: 'Why?' },
  { id: counted.id, kind: 'ellis', title: 'And without it?' },
  { id: 'mail', kind: 'email', title: 'Where can we write to you?', required: false },
  { id: 'thanks', kind: 'end', title: 'Thank you' },
];

test('a survey is answered without scripts, seen live and judged, and who answered is erased', async () => {
  const founder = await aFounder(few);
  const { surveyId, experimentId, projectId, address, page } = founder;
  const survey = `${world.url}/s/${surveyId}?utm_source=friends`;
  const ada = await aDevice(140);
  await ada.goto(survey);
  const others = [141, 142].map(
    (chrome) => new SurveyGuest({ origin: world.url }, () => {}, { 'user-agent': agent(chrome) }),
  );
  // Nobody answers within two seconds: until then the founder opens what there is to see.
  for (const other of others) await other.open(`/s/${surveyId}?utm_source=news`);
  await open(page, address('results'));
  await page.getByRole('heading', { name: 'No responses yet' }).waitFor();
  const told = [await press(ada, 'Space'), await press(ada, hostile), await press(ada, 'Space')];
  told.push(await press(ada, 'ada.crumb@example.org', 'Tab', 'Space'), await press(ada));
  expect(told).toEqual([
    ...['Why?', 'And without it?', 'Where can we write to you? (optional)', 'Check your answers', 'Thank you'],
  ]);
  // 1 of 1 by Wilson: 20.7% to 100%.
  await said(page, /^100% would be very disappointed \(20\.7% to 100%\)\.$/);
  await said(page, hostile);
  expect(await readFaults(page)).toEqual([]);
  for (const other of others) {
    for (const answer of ['yes', 'No time', 'not']) await other.send({ answer });
    await other.send({ email: '' });
    expect(await other.send()).toBe('Thank you');
  }
  await said(page, /^33\.3% would be very disappointed/);
  const html = await aReport(founder);
  expect([html.includes('1 of 3'), /onerror|#import|HYPERLINK/.test(html)]).toEqual([true, false]);

  await page.getByRole('link', { name: 'See the people' }).click();
  const row = page.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: 'ada.crumb' });
  await row.getByText(hostile).waitFor();
  await row.getByRole('button', { name: /Erase/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /Erase/ }).click();
  await expect.poll(() => page.getByText(/HYPERLINK|ada\.crumb/).count()).toBe(0);
  await goTo(page, `/validate?projectId=${projectId}&view=experiments&id=${experimentId}`);
  await page.getByRole('heading', { name: 'Learning card' }).waitFor();
  await said(page, /1 .* of 3 /);
});

/** Leaves in the middle: six steps, then how many shops. */
const begun = [none, ['Space'], ['Space', 'Tab', 'Tab', 'Space'], ['2', 'Tab', '1', 'Tab', '3'], ['Ada']];
const goneOn = [
  ...[['12'], ['1', 'Tab', '2.50', 'Tab', '3', 'Tab', '9'], [hostile], ['Space', 'ArrowRight'], ['Space'], ['Space']],
  ...[['ada.crumb@example.org', 'Tab', 'Space'], none],
];
/** Does not bake, and would not miss it: to the other end. */
const away = [none, ['ArrowDown'], ['Space'], ['Space', 'ArrowDown', 'ArrowDown'], none];
inFullRun(
  'a survey of every kind is answered three ways without scripts, seen live and judged, and a person is erased',
  async () => {
    const founder = await aFounder(everyKind);
    const { surveyId, experimentId, address, page } = founder;
    const results = await page.context().newPage();
    const survey = `${world.url}/s/${surveyId}?utm_source=friends`;
    await open(page, address('experiments', experimentId));
    await said(page, '“Very disappointed” to “And without it?”');
    // Who counts was locked with it.
    await open(results, address('surveys'));
    await results.getByRole('button', { name: 'Survey settings' }).press('Enter');
    await said(results, 'A running test counts answers under this rule, so it stays until the test is done.');
    expect(await results.getByRole('radio', { name: /^No limit/ }).isDisabled()).toBe(true);
    await open(results, address('results'));
    await results.getByRole('heading', { name: 'No responses yet' }).waitFor();
    expect(await results.getByRole('textbox', { name: 'Public address' }).inputValue()).toBe(
      `${world.url}/s/${surveyId}`,
    );

    const phone = await aDevice(140);
    const told = [...(await walk(phone, survey, ...begun))];
    await phone.locator('summary').focus();
    await phone.keyboard.press('Enter');
    const link = await phone.locator('details p').last().innerText();
    const laptop = await aDevice(141);
    told.push(...(await walk(laptop, link, ...goneOn)));
    expect(told).toEqual([
      ...['About bread', 'Do you bake?', 'What with?', 'In which order?', 'Your name?', 'How many shops, Ada?'],
      ...['How many shops, Ada?', 'Which prices?', 'Why? (optional)', 'Would you recommend it?', 'And without it?'],
      ...['How good is it?', 'Where can we write to you? (optional)', 'Check your answers', 'Thank you, Ada'],
    ]);
    expect(await walk(phone, survey)).toEqual(['You’ve already answered']);

    // 1 of 1 by Wilson: 20.7% to 100%.
    await said(results, /^100% would be very disappointed \(20\.7% to 100%\)\.$/);
    await said(results, 'That’s above 40%, but not proven: 40% lies within the margin of error.');
    await said(results, hostile);
    expect(await results.locator('main img[src=x]').count()).toBe(0);
    await results.getByRole('radio', { name: 'Source' }).click();
    await results.getByRole('columnheader', { name: 'friends (1)' }).first().waitFor();
    await results.getByRole('radio', { name: 'Version' }).click();
    await results.getByRole('columnheader', { name: 'Version 1 (1)' }).first().waitFor();
    expect(await readFaults(results)).toEqual([]);
    const download = results.waitForEvent('download');
    await results.getByRole('button', { name: 'Export CSV' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trim().split(/\r?\n/);
    expect([(await download).suggestedFilename().startsWith('groundwork-bread-'), lines.length]).toEqual([true, 2]);
    expect(lines[1]).toMatch(/,"Yes, Maybe",2,1,3,Ada,12,\$1\.00,\$2\.50,\$3\.00,\$9\.00,"'=HYPERLINK\(""x""\)/);

    for (const chrome of [142, 143]) {
      expect(await walk(await aDevice(chrome), survey, ...away)).toEqual([
        ...['About bread', 'Do you bake?', 'Would you recommend it?', 'And without it?'],
        ...['Check your answers', 'Goodbye'],
      ]);
    }
    await page.getByRole('heading', { name: 'Learning card' }).waitFor();
    await said(page, /1 .* of 3 /);

    // What was answered is counted in a report; its words are not in it.
    const html = await aReport(founder);
    expect([html.includes('1 of 3'), /onerror|#import|HYPERLINK/.test(html)]).toEqual([true, false]);

    await results.getByRole('link', { name: 'See the people' }).click();
    const row = results.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: 'ada.crumb' });
    await row.getByText(hostile).waitFor();
    await row.getByRole('button', { name: /Erase/ }).click();
    await results.getByRole('alertdialog').getByRole('button', { name: /Erase/ }).click();
    await expect.poll(() => results.getByText(/HYPERLINK|ada\.crumb/).count()).toBe(0);
    await open(results, address('results'));
    await said(results, /^33\.3% would be very disappointed/);
    expect(await results.getByText(/HYPERLINK|ada\.crumb/).count()).toBe(0);
    await open(page, address('evidence'));
    await said(page, /^1 of 3; /);
  },
);
