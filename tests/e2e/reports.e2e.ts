import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { expectFocused } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { ParkedCalls } from './parked-calls.ts';
import { readFaults, wide } from './read-faults.ts';
import { runAxe } from './run-axe.ts';

const world = productInBrowser();

async function aFounder() {
  const account = await openAccount(world.url);
  await verifyAddress(world.url, account);
  const validation = await startValidation(world.url, account);
  const find = (text: string) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [
      `ledger-${validation.projectId}`,
      'RecordEvidence',
      {
        ...{ evidenceId: crypto.randomUUID(), assumptionId: validation.assumptionIds[0] },
        ...{ direction: 1, rung: 'anecdote', weight: 0.5, text },
      },
    ]);
  expect(await find('Two bakers asked for it')).toBe('accepted');
  return { account, ...validation };
}

async function newReport(page: Page, idea?: string): Promise<void> {
  await open(page, `${world.url}/reports`);
  await page.getByRole('button', { name: 'New report' }).click();
  if (idea !== undefined) {
    await page.getByRole('button', { name: / Idea$/ }).click();
    await page.getByRole('option', { name: idea }).click();
  }
  const templates = page.getByRole('radiogroup', { name: 'Template' });
  await templates.getByText('One sheet: the idea, what is known, what comes next.').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toMatch(/: validation report$/);
  await page.getByLabel('Title').fill('March');
  await page.getByRole('button', { name: 'Create report' }).click();
  await page.getByRole('heading', { level: 1, name: 'March' }).waitFor();
}

/** Shares what is shown, and resolves to the address. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const links = page.getByRole('dialog').getByRole('textbox');
  const before = await links.count();
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect.poll(() => links.count()).toBe(before + 1);
  const address = await links.last().inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  return address;
}

const [sampleIdea, doubt] = ['Crumb: what each bake really costs', 'Owners pay £19 monthly by card'];

/** Where the example stands, on the cover. */
const standing = /^3 of the 4 things that must be true are supported and 1 is refuted; on .* we decided to pivot\./;

/** What the log says of a piece of evidence: what it is about, and the question of its experiment. */
interface Known {
  readonly text: string;
  readonly about: string;
  readonly question: string;
}

/** The finished example, and what its ledger holds. */
async function aSample() {
  const account = await openAccount(world.url);
  await verifyAddress(world.url, account);
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'See a finished example' }).click();
  await page.waitForURL(/\/canvas\?projectId=/);
  const seen = () => eventsOf(world.url, account);
  await expect.poll(async () => (await seen()).filter(({ type }) => type === 'DecisionRecorded').length).toBe(1);
  const events = await seen();
  const of = (type: string) => events.filter((each) => each.type === type);
  const ledger = of('DecisionRecorded')[0]?.stream ?? '';
  const said = new Map(of('AssumptionStated').map(({ data }) => [data['assumptionId'], `${data['text']}`]));
  const questions = new Map(of('ExperimentDesigned').map(({ stream, data }) => [stream, `${data['question']}`]));
  const gone = new Set(of('EvidenceSuperseded').map(({ data }) => data['evidenceId']));
  const known = of('EvidenceRecorded')
    .filter(({ stream, data }) => stream === ledger && !gone.has(data['evidenceId']))
    .map(
      ({ data }): Known => ({
        text: `${data['text']}`,
        about: said.get(data['assumptionId']) ?? '',
        question: questions.get(`experiment-${data['experimentId']}`) ?? '',
      }),
    );
  const assumptionId = [...said].find(([, text]) => text === doubt)?.[0];
  const find = (text: string) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [
      ledger,
      'RecordEvidence',
      { evidenceId: crypto.randomUUID(), assumptionId, direction: 1, rung: 'anecdote', weight: 0.5, text },
    ]);
  return { page, known, find };
}

/** Whether a claim is about what a piece of evidence is about: by name, as the idea’s score, or as a decision on all of it. */
const isAbout = (claim: string, { about, question }: Known): boolean =>
  claim.includes(about) ||
  (question !== '' && claim.includes(question)) ||
  claim.includes('things that must be true') ||
  claim.includes('we decided to pivot');

/** Follows each claim to its footnote, and to the evidence that this cites; says what is not as it should be there. */
async function followClaims(stranger: Page, known: readonly Known[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const cited = new Set<Known>();
  const claims = stranger.locator('p.claim, p.standing, blockquote > p, tr').filter({ has: stranger.locator('sup a') });
  for (const claim of await claims.all()) {
    const says = await claim.innerText();
    const footnote = claim.locator('sup a');
    const name = await footnote.getAttribute('aria-label');
    await footnote.click();
    const note = stranger.locator('li:target');
    if (name !== `Footnote ${await note.getAttribute('value')}`) faults.push(`“${name}” opens another`);
    for (const link of await note.locator('a').all()) {
      const [from = 0, to = from] = ((await link.textContent()) ?? '').slice(1).split('–').map(Number);
      for (let number = from; number <= to; number++) {
        const item = await stranger.locator(`li[id="e${number}"]`).innerText();
        const evidence = known.find(({ text, about }) => item.includes(text) && item.includes(`About “${about}”`));
        if (!evidence) faults.push(`“${says}” cites what is not in the ledger: ${item}`);
        else if (!isAbout(says, evidence)) faults.push(`“${says}” cites ${evidence.text}`);
        else cited.add(evidence);
      }
    }
  }
  return [...faults, ...known.filter((each) => !cited.has(each)).map(({ text }) => `nothing cites ${text}`)];
}

test('the example’s report is frozen, shared, followed claim by claim without a script, and stays as the evidence moves', async () => {
  const { page, known, find } = await aSample();
  await newReport(page, sampleIdea);
  const sheet = page.getByRole('article', { name: 'March' });
  await sheet.getByText(standing).waitFor();
  // Who answered the survey is no visitor of a page.
  const counts = sheet.locator('dl').first().locator('div');
  expect((await counts.allInnerTexts()).map((text) => text.split(/\s+/).join(' '))).toEqual([
    'tests 5',
    'interviews 12',
    'visitors 510',
    'sign-ups 56',
    'orders 2',
    'survey responses 24',
  ]);
  expect(await readFaults(page)).toEqual([]);
  const live = await share(page);
  await page.getByRole('button', { name: 'Freeze', exact: true }).click();
  await sheet.getByText(/^No\. 1, as of /).waitFor();
  await sheet.getByText(standing).waitFor();
  const frozen = await share(page);

  const stranger = await world.newPage(undefined, { javaScriptEnabled: false });
  const read = async (address: string): Promise<string> => {
    expect((await stranger.goto(address))?.status()).toBe(200);
    return stranger.content();
  };
  const before = [await read(frozen), await read(live)];
  const looked = await world.newPage(undefined, { bypassCSP: true, viewport: { width: 320, height: 800 } });
  for (const colorScheme of ['light', 'dark'] as const) {
    await looked.emulateMedia({ colorScheme });
    await looked.goto(frozen);
    expect((await runAxe(looked)).map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([]);
  }
  expect(await looked.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  // The sandbox lets the product’s type in, and nothing else.
  const loaded = new Set<string>();
  stranger.on('requestfinished', (request) => loaded.add(/\/([a-z-]+)-latin-/.exec(request.url())?.[1] ?? 'page'));
  await stranger.goto(frozen, { waitUntil: 'networkidle' });
  expect([...loaded].sort()).toEqual(['bricolage-grotesque', 'inter', 'jetbrains-mono', 'page']);
  expect(await followClaims(stranger, known)).toEqual([]);

  expect(await find('A third one paid')).toBe('accepted');
  const after = [await read(frozen), await read(live)];
  expect([after[0] === before[0], after[1] === before[1], after[1]?.includes('A third one paid')]).toEqual([
    true,
    false,
    true,
  ]);
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await page.getByRole('dialog').getByText('supports: A third one paid').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
  await revoke.first().click();
  await expect.poll(() => revoke.count()).toBe(1);
  await revoke.first().click();
  await expect.poll(() => revoke.count()).toBe(0);
  expect([(await stranger.goto(frozen))?.status(), (await stranger.goto(live))?.status()]).toEqual([404, 404]);
  // The sandbox holds against the test's own looks too; nothing else has gone wrong.
  const others = world.takeFaults().filter((fault) => !fault.startsWith('Blocked script execution'));
  expect(others.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('blocks are added, written, moved and removed by keyboard, and a PDF comes from the server', async () => {
  const { account } = await aFounder();
  const page = await world.newPage(account, { viewport: wide });
  await newReport(page);
  const headings = () => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
  await page.getByRole('button', { name: 'Edit “What we believed”' }).press('Enter');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('They pay.\nSome more than once.');
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('In short');
  await page.keyboard.press('Enter');
  await expect.poll(headings).toContain('In short');
  await page.getByRole('button', { name: 'Move “In short” down' }).press('Enter');
  await expect.poll(async () => (await headings()).slice(0, 2)).toEqual(['What we did', 'In short']);
  await page.getByRole('button', { name: 'Remove “What we did”' }).press('Enter');
  await expect.poll(async () => (await headings())[0]).toBe('In short');
  await page.reload();
  await expect.poll(async () => (await headings())[0]).toBe('In short');
  // Another press while the server works asks for no second one.
  const calls = await ParkedCalls.of(page, /\.pdf\?/);
  const pdf = page.getByRole('button', { name: /PDF$/ });
  await pdf.click();
  const call = await calls.take(`${new URL(page.url()).searchParams.get('report')}.pdf`);
  await pdf.press('Enter');
  const downloading = page.waitForEvent('download');
  await call.continue();
  expect((await downloading).suggestedFilename()).toBe('March.pdf');
  expect(calls.names()).toEqual([]);
  // On a phone what the title block says stands above its seal, not squeezed in beside it.
  await page.setViewportSize({ width: 360, height: 740 });
  const first = page.getByRole('article').locator('header > :first-child');
  await expect.poll(async () => ((await first.boundingBox())?.width ?? 0) > 240).toBe(true);
});

test('a report is renamed, what was typed into a calculation is changed in it, and a link says when it ends', async () => {
  const { account, projectId } = await aFounder();
  const reportId = crypto.randomUUID();
  const calculation = { id: 'c', kind: 'calculator', calculator: 'wilson', inputs: { yes: '15', asked: '50' } };
  const write = { projectId, title: 'March', template: 'validation', blocks: [calculation] };
  const session = { url: world.url, accessToken: account.accessToken };
  expect(await sendCommand(session, [`report-${reportId}`, 'WriteReport', write])).toBe('accepted');
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/reports?report=${reportId}`);
  const other = await page.context().newPage();
  await open(other, `${world.url}/reports?report=${reportId}`);

  await page.getByRole('button', { name: 'Rename', exact: true }).press('Enter');
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.fill(' ');
  await title.press('Enter');
  await page.getByText('Give it a title of at most 140 characters.').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await title.fill('April');
  await title.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'April' }).waitFor();

  await page
    .getByRole('article')
    .getByText(/30%, between 19\.1% and 43\.75%/)
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^Edit “/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Said yes/).fill('51');
  expect(await readFaults(page)).toEqual([]);
  await dialog.getByLabel(/^Said yes/).fill('25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('article')
    .getByText(/50%, between/)
    .first()
    .waitFor();
  // Another tab follows by itself.
  await other.getByRole('heading', { level: 1, name: 'April' }).waitFor();
  await other
    .getByRole('article')
    .getByText(/50%, between/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: /Link expires after/ }).click();
  await page.getByRole('option', { name: '7 days' }).click();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await dialog.getByText(/Expires [A-Z][a-z]{2} \d+, \d{4}/).waitFor();
  expect(await readFaults(page)).toEqual([]);
  const answer = await fetch(`${world.url}/api/v1/snapshot?stream=report-${reportId}`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  const { state } = (await answer.json()) as {
    state: { shares: Record<string, { expiresAt: string; sharedAt: string }> };
  };
  const lasting = Object.values(state.shares).map(
    ({ expiresAt, sharedAt }) => (Date.parse(expiresAt) - Date.parse(sharedAt)) / 86_400_000,
  );
  expect(lasting.map(Math.round)).toEqual([7]);
});

test('in six presses from the list a report is frozen, shown as number 1, and shared as that, though the live one is looked at', async () => {
  const { account, projectId } = await aFounder();
  const page = await world.newPage(account, { viewport: wide });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${world.url}/reports`);
  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page.getByRole('button', { name, exact: true }).press('Enter');
  };
  await press('New report');
  await press('Create report');
  await press('Freeze');
  const version = page.getByRole('button', { name: /^No\. 1, as of [A-Z][a-z]{2} \d+, \d{4} Version$/ });
  await version.waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('1');
  await page
    .getByRole('status')
    .getByText(/^No\. 1, as of .* It stays as it is\./)
    .waitFor();
  // The button that froze it is gone; the focus is not.
  await expectFocused(page, version);
  expect(await readFaults(page)).toEqual([]);
  await press('Share');
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  const shows = dialog.getByRole('radiogroup', { name: 'What the link shows' });
  const chosen = async () => [
    await shows.getByRole('radio').count(),
    await shows.getByRole('radio', { name: /^No\. 1, as of / }).isChecked(),
  ];
  expect(await chosen()).toEqual([2, true]);
  expect(await readFaults(page)).toEqual([]);
  await press('Create a link');
  await dialog.getByRole('textbox', { name: /^Link: No\. 1, as of / }).waitFor();
  await press('Copy');
  expect(presses).toBe(6);
  const address = await dialog.getByRole('textbox').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.keyboard.press('Escape');

  // Back at the live one, a link and a PDF are of the frozen one unless the live one is chosen.
  await version.press('Enter');
  await page.getByRole('option', { name: 'Live' }).press('Enter');
  await press('Share');
  expect(await chosen()).toEqual([2, true]);
  await shows.getByText('Live', { exact: true }).click();
  await press('Create a link');
  await dialog.getByRole('textbox', { name: 'Link: Live' }).waitFor();
  await page.keyboard.press('Escape');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.pdf')) asked.push(new URL(request.url()).search);
  });
  for (const live of [false, true]) {
    await press('PDF');
    const saving = page.getByRole('dialog', { name: 'Save as PDF' });
    if (live) await saving.getByText('Live', { exact: true }).click();
    await saving.getByText(live ? 'Letter' : 'A4', { exact: true }).click();
    expect(await readFaults(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await press('Save PDF');
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  }
  expect(asked).toEqual(['?freeze=1&paper=a4', '?paper=us-letter']);
  expect(new URL(address).pathname.startsWith(`/shared/${projectId}/`)).toBe(true);
});

test('the report of an idea that a pivot led to begins with what came before, on the screen and for whoever has its link', async () => {
  const { page } = await aSample();
  // The second idea of the example is the one that is open.
  await newReport(page);
  const sheet = page.getByRole('article', { name: 'March' });
  const before = sheet.getByRole('region', { name: 'What came before' });
  const told =
    'Before this we worked on “Crumb: what each bake really costs”: Photograph an invoice and see what each bake costs, for £19 a month.';
  await before.getByText(told).waitFor();
  await before.getByText('Why we left it: Wanted, readable, not worth £19 monthly; two paid once').waitFor();
  await sheet.getByText(/^From “Crumb: what each bake really costs”, pivoted on /).waitFor();
  expect(await sheet.getByText('Nothing has been decided yet').count()).toBe(0);
  expect(await readFaults(page)).toEqual([]);
  const stranger = await world.newPage(undefined, { javaScriptEnabled: false });
  await stranger.goto(await share(page));
  const headings = await stranger.getByRole('heading', { level: 2 }).allTextContents();
  expect([headings[0], await stranger.getByText(told).count()]).toEqual(['What came before', 1]);
});
