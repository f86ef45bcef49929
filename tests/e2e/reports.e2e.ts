import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blocksOfTemplate } from '../../src/domain/report/report-templates.ts';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { ParkedCalls } from './parked-calls.ts';
import { readDialogFaults, readFaults, wide } from './read-faults.ts';
import { runAxe } from './run-axe.ts';

const world = productInBrowser();

const doubt = 'Owners pay £19 monthly by card';

/** Where the example stands, on the cover. */
const standing = /^3 of the 4 things that must be true are supported and 1 is refuted; on .* we decided to pivot\./;

/** A piece of evidence in the log: what it is about, and the question of its experiment. */
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
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data]);
  const projectId = ledger.slice('ledger-'.length);
  return {
    ...{ page, known, projectId, send },
    find: (text: string) => {
      const one = { evidenceId: crypto.randomUUID(), assumptionId, direction: 1, rung: 'anecdote', weight: 0.5, text };
      return send(ledger, 'RecordEvidence', one);
    },
  };
}

/** Whether a claim is about what a piece of evidence is about: by name, as the idea’s score, or as a decision on all of it. */
const isAbout = (claim: string, { about, question }: Known): boolean =>
  claim.includes(about) ||
  (question !== '' && claim.includes(question)) ||
  claim.includes('things that must be true') ||
  claim.includes('we decided to pivot');

/** Runs in the page. Each claim, what its footnote is called and which one that opens, and what this cites. */
const readClaims = () =>
  [...document.querySelectorAll('p.claim, p.standing, blockquote > p, tr')].flatMap((claim) => {
    const footnote = claim.querySelector<HTMLAnchorElement>('sup a');
    if (!footnote) return [];
    const note = document.querySelector(`li[id="${footnote.hash.slice(1)}"]`);
    const numbers = [...(note?.querySelectorAll('a') ?? [])].flatMap((link) => {
      const [from = 0, to = from] = (link.textContent ?? '').slice(1).split('–').map(Number);
      return Array.from({ length: to - from + 1 }, (_, n) => from + n);
    });
    const cited = numbers.map((number) => document.querySelector(`li[id="e${number}"]`)?.textContent ?? '');
    const opens = `Footnote ${note?.getAttribute('value')}`;
    return [{ says: claim.textContent ?? '', name: footnote.getAttribute('aria-label'), opens, cited }];
  });

/** Follows each claim to its footnote, and to the evidence that this cites; says what is not as it should be there. */
function followClaims(claims: ReturnType<typeof readClaims>, known: readonly Known[]): readonly string[] {
  const faults: string[] = [];
  const cited = new Set<Known>();
  for (const { says, name, opens, cited: items } of claims) {
    if (name !== opens) faults.push(`“${name}” opens another`);
    for (const item of items) {
      const evidence = known.find(({ text, about }) => item.includes(text) && item.includes(`About “${about}”`));
      if (!evidence) faults.push(`“${says}” cites what is not in the ledger: ${item}`);
      else if (!isAbout(says, evidence)) faults.push(`“${says}” cites ${evidence.text}`);
      else cited.add(evidence);
    }
  }
  return [...faults, ...known.filter((each) => !cited.has(each)).map(({ text }) => `nothing cites ${text}`)];
}

/** The names of the fonts that a page loads, and of itself. */
async function filesOf(page: Page, address: string): Promise<readonly string[]> {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(/\/([a-z-]+)-latin-/.exec(request.url())?.[1] ?? 'page'));
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...loaded].sort();
}

test('a report shuts nobody out, neither its founder nor a stranger, whose page has the product’s type and nothing else', async () => {
  const account = await openAccount(world.url);
  await verifyAddress(world.url, account);
  const { projectId } = await startValidation(world.url, account);
  const [reportId, grant] = [crypto.randomUUID(), 'c'.repeat(32)];
  const write = { projectId, title: 'March', template: 'validation', blocks: blocksOfTemplate('validation') };
  for (const [type, data] of [
    ['WriteReport', write],
    ['FreezeReport', {}],
    ['ShareReport', { grant, freeze: 1 }],
  ] as const)
    expect(await sendCommand({ url: world.url, ...account }, [`report-${reportId}`, type, data])).toBe('accepted');
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/reports?report=${reportId}`);
  const sheet = page.getByRole('article', { name: 'March' });
  await sheet.getByText('Bakers pay for a pickup').first().waitFor();
  expect(await readFaults(page)).toEqual([]);
  // On a phone what the title block says stands above its seal, not squeezed in beside it.
  await page.setViewportSize({ width: 360, height: 740 });
  const first = sheet.locator('header > :first-child');
  await expect.poll(async () => ((await first.boundingBox())?.width ?? 0) > 240).toBe(true);

  const stranger = await world.newPage(undefined, { bypassCSP: true, viewport: { width: 320, height: 800 } });
  const files = await filesOf(stranger, `${world.url}/shared/${projectId}/${grant}`);
  expect(files).toEqual(['bricolage-grotesque', 'inter', 'jetbrains-mono', 'page']);
  expect((await runAxe(stranger)).map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([]);
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
    0,
  );
});

inFullRun(
  'the example’s report is frozen, shared, followed claim by claim without a script, and stays as the evidence moves',
  async () => {
    const { page, known, find, projectId, send } = await aSample();
    const reportId = crypto.randomUUID();
    const report = `report-${reportId}`;
    const grants = ['a', 'b'].map((letter) => letter.repeat(32));
    const [frozen = '', live = ''] = grants.map((grant) => `${world.url}/shared/${projectId}/${grant}`);
    const blocks = blocksOfTemplate('validation');
    expect([
      await send(report, 'WriteReport', { projectId, title: 'March', template: 'validation', blocks }),
      await send(report, 'FreezeReport', {}),
      await send(report, 'ShareReport', { grant: grants[0], freeze: 1 }),
      await send(report, 'ShareReport', { grant: grants[1] }),
    ]).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    await open(page, `${world.url}/reports?report=${reportId}`);
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
    expect(await looked.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // The sandbox lets the product’s type in, and nothing else.
    expect(await filesOf(stranger, frozen)).toEqual(['bricolage-grotesque', 'inter', 'jetbrains-mono', 'page']);
    expect(followClaims(await looked.evaluate(readClaims), known)).toEqual([]);

    expect(await find('A third one paid')).toBe('accepted');
    const after = [await read(frozen), await read(live)];
    expect([after[0] === before[0], after[1] === before[1], after[1]?.includes('A third one paid')]).toEqual([
      true,
      false,
      true,
    ]);
    for (const grant of grants) expect(await send(report, 'RevokeReport', { grant })).toBe('accepted');
    expect([(await stranger.goto(frozen))?.status(), (await stranger.goto(live))?.status()]).toEqual([404, 404]);
    // The sandbox holds against the test's own looks too; nothing else has gone wrong.
    const others = world.takeFaults().filter((fault) => !fault.startsWith('Blocked script execution'));
    expect(others.filter((fault) => !fault.includes('404'))).toEqual([]);
  },
);

inFullRun(
  'nothing that opens over a report shuts anybody out, nor does a version that is frozen; a link is copied, a PDF saved',
  async () => {
    const account = await openAccount(world.url);
    await verifyAddress(world.url, account);
    const { projectId } = await startValidation(world.url, account);
    const reportId = crypto.randomUUID();
    const calculation = { id: 'c', kind: 'calculator', calculator: 'wilson', inputs: { yes: '15', asked: '50' } };
    const write = { projectId, title: 'March', template: 'validation', blocks: [calculation] };
    const session = { url: world.url, accessToken: account.accessToken };
    for (const [type, data] of [
      ['WriteReport', write],
      ['FreezeReport', {}],
    ] as const)
      expect(await sendCommand(session, [`report-${reportId}`, type, data])).toBe('accepted');
    const page = await world.newPage(account, { viewport: wide });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${world.url}/reports?report=${reportId}`);
    const dialog = page.getByRole('dialog');
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().press('Enter');
    const faults: string[] = [];
    let looks = 0;
    const look = async (what: string) => {
      looks += 1;
      for (const each of await readDialogFaults(page, looks)) faults.push(`${what}: ${each}`);
    };
    await press('Rename');
    await dialog.getByRole('textbox', { name: 'Title' }).fill(' ');
    await page.keyboard.press('Enter');
    await page.getByText('Give it a title of at most 140 characters.').waitFor();
    await look('a title that is none');
    await page.keyboard.press('Escape');
    await press(/^Edit “/);
    await dialog.getByLabel(/^Said yes/).fill('51');
    await look('a calculation that is wrong');
    await page.keyboard.press('Escape');
    await press('Share');
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    const link = await dialog.getByRole('textbox', { name: /^Link: No\. 1, as of / }).inputValue();
    await look('the links');
    await press('Copy');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await press('Compare versions');
    await dialog.getByText('The report says the same in both.').waitFor();
    await look('a comparison');
    await page.keyboard.press('Escape');
    await press('Live Version');
    await page.getByRole('option', { name: /^No\. 1, as of / }).press('Enter');
    await page
      .getByRole('status')
      .getByText(/^No\. 1, as of .* It stays as it is\./)
      .waitFor();
    for (const each of await readFaults(page)) faults.push(`a version that is frozen: ${each}`);
    // Another press while the server works asks for no second one.
    const calls = await ParkedCalls.of(page, /\.pdf\?/);
    await press('PDF');
    await look('the choice of a PDF');
    await press('Save PDF');
    const call = await calls.take(`${reportId}.pdf`);
    await press(/PDF$/);
    const downloading = page.waitForEvent('download');
    await call.continue();
    expect((await downloading).suggestedFilename()).toBe('March.pdf');
    expect(calls.names()).toEqual([]);
    expect(faults).toEqual([]);
  },
);
