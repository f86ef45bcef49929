import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type QuestionKind, questionKinds } from '#domain/survey/question-kinds.ts';
import { hasOptions } from '#domain/survey/question-rules.ts';
import { answerColumns, responseRows } from '#domain/survey/response-rows.ts';
import { asks, type Comparison, hasRows, type Question, type Survey } from '#domain/survey/survey.ts';
import { surveyContent } from '#domain/survey/survey-content.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { isResponse } from '#domain/survey/survey-response.ts';
import { guardCell } from '#domain/transfer/formula-guard.ts';
import { wordsOf } from '#drawing/survey/survey-document.ts';
import { en } from '#drawing/survey/texts/en.ts';
import { journeyOf, shownQuestion, surveyPreviewMachine } from '#machines/survey/survey-preview.machine.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { threeOptions as options, type SentFields, sendable } from '../fixtures/every-kind.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aPublishedSurvey, SurveyGuest } from './survey-guest.ts';

const runs = process.env['TEST_FULL'] ? 100 : 10;
let app: PublishedApp;
const { clock, wait } = aClock();
beforeAll(async () => {
  app = await startPublishedApp({ clock });
});
afterAll(async () => app?.stop());

const conditions: readonly { readonly comparison: Comparison; readonly value?: string | number }[] = [
  { comparison: 'is', value: 'yes' },
  { comparison: 'is-not', value: 'yes' },
  { comparison: 'is', value: 'very' },
  { comparison: 'at-least', value: 9 },
  { comparison: 'at-most', value: 1 },
  { comparison: 'answered' },
  { comparison: 'not-answered' },
];
const count = 8;
const step = fc.record({
  kind: fc.constantFrom(...questionKinds, 'one-of', 'one-of', 'number'),
  required: fc.boolean(),
  routes: fc.array(
    fc.record({
      of: fc.nat(),
      when: fc.constantFrom(...conditions),
      over: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 3 },
  ),
  sent: fc.nat(),
  isPassed: fc.boolean(),
});
/** Whether a route's condition fits a question of a kind. */
function canBeAsked(kind: QuestionKind, { comparison, value }: (typeof conditions)[number]): boolean {
  if (kind === 'statement' || kind === 'end') return false;
  if (value === undefined) return true;
  if (kind === 'ellis') return value === 'very';
  return typeof value === 'number'
    ? ['number', 'nps', 'rating'].includes(kind)
    : hasOptions({ kind }) && value === 'yes' && comparison.startsWith('is');
}
const walk = fc.array(step, { minLength: count, maxLength: count }).map((steps) => {
  const kindOf = (n: number): QuestionKind => (n === 0 ? 'one-of' : (steps[n]?.kind ?? 'end'));
  const questions = steps.map(({ required, routes }, n) => ({
    // The first is asked, so that there is something to send.
    ...{ id: `q${n}`, title: `q${n}`, kind: kindOf(n), required: n === 0 || required },
    ...(hasOptions({ kind: kindOf(n) }) && { options }),
    ...(hasRows({ kind: kindOf(n) }) && { rows: options }),
    routes: routes
      .filter(({ over }) => n + over < count && kindOf(n) !== 'end')
      .filter(({ of, when }) => canBeAsked(kindOf(of % (n + 1)), when))
      .map(({ of, when, over }) => ({ when: { question: `q${of % (n + 1)}`, ...when }, to: `q${n + over}` })),
  }));
  const sent = questions.map(({ kind, required }, n): SentFields => {
    const values = sendable[kind];
    const isPassed = !required && steps[n]?.isPassed === true;
    return isPassed ? {} : (values[(steps[n]?.sent ?? 0) % values.length] ?? {});
  });
  return { questions, sent };
});
const idIn = (heading: string): string => /^q\d/.exec(heading)?.[0] ?? heading;

test('Whatever a survey asks and somebody answers, server, preview and export go the same way', async () => {
  const walkedKinds = new Set<QuestionKind>();
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
        const fields = sent[Number(id.slice(1))] ?? {};
        const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value].flat()]));
        preview.send({ type: 'step.sent', values, writing: { decimal: '.', digits: 2 } });
        await guest.send(fields);
      }
      expect([served, preview.getSnapshot().value, guest.heading]).toEqual([
        previewed,
        'checking',
        'Check your answers',
      ]);
      await guest.send({ send: 'yes' });
      expect(guest.heading).toBe(journeyOf(preview.getSnapshot().context).end?.title ?? 'Thank you');
      const [entry] = await entries();
      if (!entry || !isResponse(entry)) throw new Error('nothing was sent');
      const [, row = []] = responseRows(content.questions, [entry], () => wordsOf(content, en));
      const wayThrough = content.questions.filter(({ id, kind }) => asks({ kind }) && served?.includes(id));
      const isAnswered = ({ id }: Question) => Object.keys(sent[Number(id.slice(1))] ?? {}).length > 0;
      // An address has one column, however many questions ask for it.
      const inRow = content.questions.filter((question) => asks(question) && question.kind !== 'email');
      const cellsOf = (question: Question) =>
        answerColumns([question], () => wordsOf(content, en)).map(({ cellOf }) => cellOf(entry));
      const answered = wayThrough.filter(isAnswered);
      expect({
        filled: inRow.filter((question) => cellsOf(question).some((cell) => cell !== '')).map(({ id }) => id),
        cells: inRow.flatMap(cellsOf).map(guardCell),
        hasAddress: row.includes('ada@example.org'),
        passed: entry.response.passed,
      }).toEqual({
        filled: answered.flatMap(({ id, kind }) => (kind === 'email' ? [] : [id])),
        cells: row.slice(-inRow.flatMap(cellsOf).length),
        hasAddress: answered.some(({ kind }) => kind === 'email'),
        passed: wayThrough.filter((question) => !isAnswered(question)).map(({ id }) => id),
      });
      for (const { kind } of wayThrough) walkedKinds.add(kind);
      for (const { id, kind } of content.questions)
        if (!asks({ kind }) && (served?.includes(id) || guest.heading === id)) walkedKinds.add(kind);
    }),
    { numRuns: runs, seed: 24 },
  );
  expect([...walkedKinds].sort()).toEqual([...questionKinds].sort());
});
