import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPalette } from '../../src/domain/page/page.ts';
import { stepDocument } from '../../src/drawing/survey/survey-document.ts';
import { textsFor } from '../../src/drawing/survey/texts/language.ts';
import { aQuestion } from '../fixtures/a-survey.ts';
import { everyKind } from '../fixtures/every-kind.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { runAxe } from './run-axe.ts';
import { ShownDocument, shownOrigin } from './shown-document.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const isFull = process.env['TEST_FULL'] !== undefined;
/** They look like another kind, and axe looks at them in the full run: fields of one line, choices, and scales. */
const alike = isFull ? [] : ['some-of', 'number', 'long', 'email', 'ellis', 'rating'];

test('each kind of question, with a problem too, is free of violations and fits 320 px', async () => {
  const shown = await ShownDocument.open(browser);
  await shown.resize(320);
  const faults: string[] = [];
  const questions = everyKind
    .filter(({ kind }) => kind !== 'end')
    .map(({ id, routes: _, ...given }: { id: string; routes?: unknown }) =>
      aQuestion(id, { ...given, required: true }),
    );
  const content = {
    ...{ title: 'Bread', by: 'Ada, ada@example.org', consent: 'Ada may write to me.' },
    ...{ currency: 'EUR', palette: defaultPalette, questions },
  };
  for (const question of questions) {
    // With a problem it is the same, and the problem; a text asks for nothing.
    for (const isRejected of isFull ? [false, true] : [question.kind !== 'statement']) {
      const { html } = stepDocument({
        ...{ surveyId: crypto.randomUUID(), origin: shownOrigin, content, answers: {}, question, key: '' },
        ...{ response: crypto.randomUUID(), texts: textsFor('en'), image: () => undefined, before: undefined },
        progress: { number: 2, total: 9, isCertain: false },
        ...(isRejected && { rejected: { values: () => [], problem: 'missing' } }),
      });
      const what = `${question.kind}${isRejected ? ' sent' : ''}`;
      await shown.show(html);
      const wide = await shown.tooWide();
      if (wide > 0) faults.push(`${what} is ${wide} px too wide`);
      // A ring of focus of 6 px is around the field.
      const gap = await shown.page.evaluate(() => {
        const field = document.querySelector('form > :is(.text, select)');
        const above = field?.previousElementSibling?.getBoundingClientRect().bottom;
        return field && above !== undefined ? field.getBoundingClientRect().top - above : null;
      });
      if (gap !== null && gap < 12) faults.push(`the field of ${what} is ${gap} px below what is above it`);
      if (alike.includes(question.kind)) continue;
      for (const { id, nodes } of await runAxe(shown.page)) faults.push(`${what}: ${id} at ${nodes[0]?.html}`);
    }
  }
  expect(faults).toEqual([]);
  await shown.page.close();
});
