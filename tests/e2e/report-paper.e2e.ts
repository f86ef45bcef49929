import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { type PaperPage, readPaper } from '../fixtures/read-paper.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { wide } from './read-faults.ts';

const world = productInBrowser();
const longWord = 'Supercalifragilistic'.repeat(12);

/** A report of some pages: words, twenty blocks of claims, and the evidence behind them. */
async function aLongReport() {
  const account = await openAccount(world.url);
  await verifyAddress(world.url, account);
  const { projectId, assumptionIds } = await startValidation(world.url, account);
  const [reportId, grant] = [crypto.randomUUID(), Buffer.from(crypto.getRandomValues(new Uint8Array(24)))];
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data]);
  const found = { direction: 1, rung: 'anecdote', weight: 0.5 };
  for (let n = 0; n < 12; n++)
    expect(
      await send(`ledger-${projectId}`, 'RecordEvidence', {
        ...{ ...found, evidenceId: crypto.randomUUID(), assumptionId: assumptionIds[n % 2] },
        text:
          n === 3
            ? longWord
            : `Baker ${n} asked for it, and said so at length, since a day without it costs a crate. `.repeat(2),
      }),
    ).toBe('accepted');
  const blocks = Array.from({ length: 20 }, (_, n) => ({
    ...{ id: `b${n}`, heading: `Part ${n}` },
    ...(n % 3 === 0
      ? { kind: 'text', text: `${'They pay, and they pay again. '.repeat(3 + n * 2)}\n\n${n === 6 ? longWord : 'So.'}` }
      : { kind: n % 3 === 1 ? 'assumptions' : 'score' }),
  }));
  const link = grant.toString('base64url');
  expect([
    await send(`report-${reportId}`, 'WriteReport', { projectId, title: 'March', template: 'validation', blocks }),
    await send(`report-${reportId}`, 'ShareReport', { grant: link }),
  ]).toEqual(['accepted', 'accepted']);
  return { account, reportId, shared: `${world.url}/shared/${projectId}/${link}` };
}

/** Lists pages that end with a line which begins something, such as a heading. */
const leftAlone = (pages: readonly PaperPage[]): string[] =>
  pages.slice(0, -1).flatMap(({ lines }, n) => {
    const last = lines.at(-1) ?? '';
    const begins = /^(Part \d+|How to check this|Footnotes|Evidence|Formulas|\d assumptions|Assumption\b.*)$/;
    return begins.test(last) ? [`page ${n + 1} ends with ${last}`] : [];
  });

/** Between the margins of the paper, in pixels. */
const columns = { A4: 673, Letter: 695 } as const;

/** Lists elements that run out of the paper. */
async function beyond(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: columns[format], height: 900 });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 99)),
  );
  await page.emulateMedia({ media: null });
  return found;
}

const onPaper = async (page: Page, format: 'A4' | 'Letter') => readPaper(await page.pdf({ format }));
const textOf = (pages: readonly PaperPage[]) => pages.flatMap(({ lines }) => lines).join('\n');
const sizes = { A4: [596, 843], Letter: [612, 792] } as const;

test('a report on A4 and on Letter: no heading alone, no line beyond the page, and nothing else of the screen', async () => {
  const { account, reportId, shared } = await aLongReport();
  const page = await world.newPage(account, { viewport: wide, colorScheme: 'dark' });
  await open(page, `${world.url}/reports?report=${reportId}`);
  await page.getByRole('article', { name: 'March' }).getByText('Part 19').waitFor();
  const stranger = await world.newPage(undefined, { javaScriptEnabled: false });
  await stranger.goto(shared);
  for (const format of ['A4', 'Letter'] as const) {
    // One of them on each; all on both in the full run.
    for (const each of process.env['TEST_FULL'] ? [page, stranger] : [format === 'A4' ? page : stranger]) {
      const pages = await onPaper(each, format);
      expect(pages.length).toBeGreaterThan(3);
      expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
        pages.map(() => sizes[format]),
      );
      expect([...leftAlone(pages), ...(await beyond(each, format))]).toEqual([]);
      const text = textOf(pages);
      expect(['Part 0', 'Part 19', 'Baker 11 asked', 'score-1'].filter((part) => !text.includes(part))).toEqual([]);
      expect(text.match(/Idea vault|Freeze|Compare versions|Search|Add block|All reports|Saved/g)).toBeNull();
    }
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Paper is white: what the dark theme writes light could not be read there.
  const lightness = await page.evaluate(
    () => getComputedStyle(document.querySelector('article p') ?? document.body).color,
  );
  expect(lightness).toBe(await inLight(page, 'article p'));
});

/** The color of the same words in the light theme. */
async function inLight(page: Page, selector: string): Promise<string> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.locator('html[data-theme=light]').waitFor();
  return page.evaluate((each) => getComputedStyle(document.querySelector(each) ?? document.body).color, selector);
}

inFullRun('a calculator on paper: inputs, result, chart and formula, without what is pressed', async () => {
  const page = await world.newPage(await openAccount(world.url), { viewport: wide });
  await open(page, `${world.url}/toolkit?calculator=runway&inputs=cash%3D300000%26spend%3D45000%26revenue%3D20000`);
  await page.getByRole('status', { name: 'Result' }).getByText('12 months').first().waitFor();
  for (const format of process.env['TEST_FULL'] ? (['A4', 'Letter'] as const) : (['A4'] as const)) {
    const pages = await onPaper(page, format);
    const text = textOf(pages);
    expect([...leftAlone(pages), ...(await beyond(page, format))]).toEqual([]);
    expect(
      ['Runway', '300000', '12 months', 'Formula', 'Customers who pay late'].filter((part) => !text.includes(part)),
    ).toEqual([]);
    expect(text.match(/Idea vault|Try an example|Copy link|All calculators|Save as scenario/g)).toBeNull();
  }
});
