import { gzipSync } from 'node:zlib';
import type { JsonObject } from '#domain/log/json.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { defaultPalette } from '#domain/page/page.ts';
import { Replica } from '#domain/replica/replica.ts';
import { questionsIn } from '#domain/survey/question-order.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { brokenRoutes } from '#domain/survey/survey-checklist.ts';
import { surveyContent } from '#domain/survey/survey-content.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { surveyPublicationOf } from '#domain/survey/survey-publication.ts';
import { countedResponses, crossed, surveyResults } from '#domain/survey/survey-results.ts';
import { stepDocument } from '#drawing/survey/survey-document.ts';
import { textsFor } from '#drawing/survey/texts/language.ts';
import '../../src/domain/log/all-kinds.ts';
import { aQuestion, aResponse } from '../fixtures/a-survey.ts';

const asked = 1000;
const changes = 100;
const responses = 10_000;
const id = '01234567-89ab-4cde-8f01-23456789abcd';
const stream = surveyStreamOf(id);

interface Row {
  readonly what: string;
  readonly median: string;
  readonly most: string;
  readonly 'at most': string;
}

/** A survey of 1,000 questions: a change until its list can be drawn. 10,000 responses: until all results are there. Steps of each kind of question. */
export function measure(): Promise<Row[]> {
  return Promise.resolve([editing(), results(), pages()]);
}

function editing(): Row {
  const replica = new Replica();
  const questions = Array.from({ length: asked }, (_, n) => ({
    ...aQuestion(`q${n}`, { title: `Question ${n}`, order: `a${String(n).padStart(4, '0')}` } as object),
  }));
  const settings = { projectId: id, title: 'Bread', by: '', consent: '', currency: 'USD', palette: defaultPalette };
  const begun = { ...settings, once: 'visitor', closesAt: null, quota: null, questions };
  replica.receive([
    eventOf(1, 'SurveyCreated', begun),
    eventOf(2, 'SurveyPublished', { version: 1, contentHash: '', of: null }),
  ]);
  const times = Array.from({ length: changes }, (_, n) =>
    timed(() => {
      const text = { question: `q${(n * 379) % asked}`, field: 'title', text: `Changed ${n}` };
      replica.receive([eventOf(3 + n, 'QuestionTextEdited', text)]);
      const survey = replica.shown(stream) as Survey;
      brokenRoutes(questionsIn(survey));
      surveyPublicationOf(survey);
      surveyContent(survey);
    }),
  );
  return row('1,000 questions, a change', times, 50, 'ms');
}

function results(): Row {
  const options = ['a', 'b', 'c', 'd'].map((each) => ({ id: each, label: each }));
  const questions = [
    aQuestion('own', { kind: 'one-of', options }),
    aQuestion('tools', { kind: 'some-of', options }),
    aQuestion('nps', { kind: 'nps' }),
    aQuestion('ellis', { kind: 'ellis' }),
    aQuestion('shops', { kind: 'number' }),
    aQuestion('rank', { kind: 'ranking', options }),
    aQuestion('prices', { kind: 'price' }),
    aQuestion('why', { kind: 'long' }),
  ];
  const entries = Array.from({ length: responses }, (_, n) =>
    aResponse(
      n + 1,
      {
        choices: {
          ...{
            own: options[n % 4]?.id ?? '',
            tools: ['a', 'c'],
            nps: n % 11,
            ellis: n % 3 ? 'very' : 'not',
            shops: n % 97,
          },
          ...{ rank: n % 2 ? ['a', 'b', 'c', 'd'] : ['d', 'c', 'b', 'a'] },
          prices: { prices: [100, 200, 300, 400].map((price) => price + (n % 50) * 10) },
        },
        words: { why: `Because of ${n}` },
      },
      { source: `source-${n % 20}` },
    ),
  );
  const times = Array.from({ length: 9 }, () =>
    timed(() => {
      const counted = countedResponses(entries);
      surveyResults(questions, counted);
      crossed(questions, counted, 'source');
    }),
  );
  return row('10,000 responses, results and by source', times, 300, 'ms');
}

/** The longest texts that a founder can write, as they are sent. */
function pages(): Row {
  const label = 'An option with as many words as somebody may want to read. ';
  const options = Array.from({ length: 100 }, (_, n) => ({ id: `o${n}`, label: `${n} ${label}` }));
  const kinds = ['one-of', 'some-of', 'ranking', 'nps', 'price', 'long', 'email'] as const;
  const sizes = kinds.map((kind) => {
    const question = aQuestion('q', {
      kind,
      title: 'What would you do? '.repeat(15),
      help: 'Help. '.repeat(160),
      options,
    });
    const content = {
      title: 'Bread',
      by: 'Ada',
      consent: 'Yes',
      currency: 'EUR',
      palette: defaultPalette,
      questions: [question],
    };
    const view = {
      surveyId: id,
      origin: 'https://example.org',
      content,
      texts: textsFor('en'),
      answers: {},
      response: '',
      key: '',
      image: () => undefined,
    };
    const { html } = stepDocument({
      ...view,
      question,
      progress: { number: 1, total: 1, isCertain: true },
      before: undefined,
    });
    return gzipSync(html, { level: 9 }).length / 1000;
  });
  return row('a step with 100 options, gzip', sizes, 10, 'KB');
}

const eventOf = (position: number, type: string, data: object): RecordedEvent =>
  ({
    ...{ position, stream, version: position, type, data: data as JsonObject, id: `e${position}` },
    ...{ at: '2026-03-01T12:00:00.000Z', recordedAt: '2026-03-01T12:00:00.000Z', by: { kind: 'founder', id } },
    ...{ commandId: `c${position}`, device: 'bench' },
  }) as unknown as RecordedEvent;

function timed(run: () => void): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

function row(what: string, figures: readonly number[], atMost: number, unit: string): Row {
  const sorted = figures.toSorted((a, b) => a - b);
  const shown = (figure: number | undefined): string => `${(figure ?? 0).toFixed(2)} ${unit}`;
  return {
    what,
    median: shown(sorted[Math.floor(sorted.length / 2)]),
    most: shown(sorted.at(-1)),
    'at most': `${atMost} ${unit}`,
  };
}
