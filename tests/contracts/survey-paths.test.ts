import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { responseRows } from '#domain/survey/response-rows.ts';
import { asks, type Question, type Survey } from '#domain/survey/survey.ts';
import { surveyContent } from '#domain/survey/survey-content.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { isResponse } from '#domain/survey/survey-response.ts';
import { wordsOf } from '#drawing/survey/survey-document.ts';
import { en } from '#drawing/survey/texts/en.ts';
import { shownQuestion, surveyPreviewMachine } from '#machines/survey/survey-preview.machine.ts';
import { yesNo } from '../fixtures/a-survey.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aPublishedSurvey, SurveyGuest } from './survey-guest.ts';

const runs = process.env['TEST_FULL'] ? 100 : 10;
let app: PublishedApp;
let now = new Date('2026-03-01T12:00:00.000Z');
const clock = () => now;
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
beforeAll(async () => {
  app = await startPublishedApp({ clock });
});
afterAll(async () => app?.stop());

/** What may be sent for each kind; nothing for an optional one that is passed. */
const sendable: Partial<Record<Question['kind'], readonly string[]>> = {
  'one-of': ['yes', 'no'],
  short: ['Rye', '=1+1'],
  number: ['2', '40'],
  nps: ['0', '9'],
  ellis: ['very', 'not'],
  statement: [''],
  end: [''],
};
const kinds = Object.keys(sendable) as Question['kind'][];
const count = 6;
const step = fc.record({
  kind: fc.constantFrom(...kinds.filter((kind) => kind !== 'end'), 'end', 'one-of', 'one-of', 'number'),
  required: fc.boolean(),
  routes: fc.array(
    fc.record({
      of: fc.nat(),
      when: fc.constantFrom(
        ...([
          { comparison: 'is', value: 'yes' },
          { comparison: 'is-not', value: 'yes' },
          { comparison: 'at-least', value: 9 },
          { comparison: 'answered' },
          { comparison: 'not-answered' },
        ] as const),
      ),
      over: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 3 },
  ),
  sent: fc.nat(),
  isPassed: fc.boolean(),
});
/** What the checklist lets a route ask of a question. */
function canBeAsked(kind: Question['kind'], comparison: string): boolean {
  if (kind === 'statement' || kind === 'end') return false;
  if (comparison === 'at-least') return kind === 'number' || kind === 'nps';
  return comparison.startsWith('is') ? kind === 'one-of' : true;
}
const walk = fc.array(step, { minLength: count, maxLength: count }).map((steps) => {
  const kindOf = (n: number) => (n === 0 ? 'one-of' : (steps[n]?.kind ?? 'end'));
  const questions = steps.map(({ kind, required, routes }, n) => ({
    // The first is asked, so that there is something to send.
    ...{ id: `q${n}`, title: `q${n}`, kind: n === 0 ? ('one-of' as const) : kind },
    ...{ required: n === 0 || required, ...((n === 0 || kind === 'one-of') && { options: yesNo }) },
    routes: routes
      .filter(({ over }) => n + over < count && kind !== 'end')
      .filter(({ of, when }) => canBeAsked(kindOf(of % (n + 1)), when.comparison))
      .map(({ of, when, over }) => ({ when: { question: `q${of % (n + 1)}`, ...when }, to: `q${n + over}` })),
  }));
  const sent = questions.map(({ kind, required }, n) => {
    const values = sendable[kind] ?? [''];
    const isPassed = kind === 'statement' || (!required && steps[n]?.isPassed === true);
    return isPassed ? '' : (values[(steps[n]?.sent ?? 0) % values.length] ?? '');
  });
  return { questions, sent };
});
const idIn = (heading: string): string => /^q\d/.exec(heading)?.[0] ?? heading;

test('Whatever a survey asks and somebody answers, server, preview and export go the same way', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async ({ questions, sent }) => {
      const { surveyId, entries } = await aPublishedSurvey(app, clock, questions);
      const survey = (await app.eventStore.snapshot(app.workspaceId, surveyStreamOf(surveyId)))?.state as Survey;
      const content = surveyContent(survey);
      const guest = new SurveyGuest(app, wait);
      const preview = createActor(surveyPreviewMachine, { input: { content } }).start();
      const [served, previewed]: string[][] = [[], []];
      await guest.open(`/s/${surveyId}`);
      while (idIn(guest.heading).startsWith('q') && guest.shown.html.includes('<form')) {
        const [id, shown] = [idIn(guest.heading), shownQuestion(preview.getSnapshot().context)?.id ?? 'none'];
        served?.push(id);
        previewed?.push(shown);
        if ((served?.length ?? 0) > count || id !== shown) break;
        const answer = sent[Number(id.slice(1))] ?? '';
        const values = answer === '' ? {} : { answer: [answer] };
        preview.send({ type: 'step.sent', values, writing: { decimal: '.', digits: 2 } });
        await guest.send(answer === '' ? {} : { answer });
      }
      expect([served, preview.getSnapshot().value, guest.heading]).toEqual([
        previewed,
        'checking',
        'Check your answers',
      ]);
      await guest.send({ send: 'yes' });
      const [entry] = await entries();
      if (!entry || !isResponse(entry)) throw new Error('nothing was sent');
      const asked = content.questions.filter(asks);
      const [, row] = responseRows(content.questions, [entry], wordsOf(content, en));
      const answered = (served ?? []).filter((id) => sent[Number(id.slice(1))] !== '');
      expect({
        filled: asked.filter((_, n) => row?.[row.length - asked.length + n] !== '').map(({ id }) => id),
        passed: entry.response.passed,
      }).toEqual({
        filled: answered,
        passed: (served ?? []).filter((id) => !answered.includes(id) && asked.some((each) => each.id === id)),
      });
    }),
    { numRuns: runs, seed: 21 },
  );
});
