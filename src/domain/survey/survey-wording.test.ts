import { expect, test } from 'vitest';
import { surveyLanguages, surveyLimits } from './survey.ts';
import { surveyTemplates, unnamedProblem, unnamedProblems } from './survey-templates.ts';
import { questionsAbout } from './survey-wording.ts';
import { templateWords } from './template-words/words-of-template.ts';

const crumb = {
  title: 'Crumb: what each bake really costs',
  problem: 'Owners sell bakes at a loss.\nThey learn it a year later.',
  pitch: 'Photograph an invoice, see the cost of each bake.',
};
const untold = { title: 'A calendar that fills the chairs of clinics by itself', problem: '', pitch: '' };

/** Lists the texts that differ from the template's own. */
const changedIn = (idea: typeof crumb) =>
  surveyTemplates.map((template) => [
    template.id,
    questionsAbout(idea, template).flatMap(({ title, help }, n) => {
      const before = template.questions[n];
      return [...(title === before?.title ? [] : [title]), ...(help === before?.help ? [] : [help])];
    }),
  ]);

test('a survey says the problem, the name and the pitch of its idea', () => {
  expect(changedIn(crumb)).toEqual([
    ['problem', ['Did this happen to you in the last month: “Owners sell bakes at a loss”?']],
    [
      'ellis',
      [
        'How would you feel if you could no longer use Crumb?',
        'What is the main benefit you get from Crumb?',
        'Who do you think would benefit most from Crumb?',
        'How can we improve Crumb for you?',
      ],
    ],
    [
      'price',
      [
        'What would you pay for Crumb?',
        'Photograph an invoice, see the cost of each bake. Four prices, from the lowest to the highest.',
      ],
    ],
    ['nps', ['How likely are you to recommend Crumb to a friend or colleague?']],
    ['churn', ['What is the main reason you stopped using Crumb?']],
  ]);
});

test('a question quotes the first sentence of a problem, and no less than says something', () => {
  const asked = (problem: string) => changedIn({ ...crumb, problem })[0]?.[1];
  expect([
    asked('Nobody knows which change did it. We read logs for hours.'),
    asked('E.g. Owners sell at a loss.'),
  ]).toEqual([
    ['Did this happen to you in the last month: “Nobody knows which change did it”?'],
    ['Did this happen to you in the last month: “E.g. Owners sell at a loss”?'],
  ]);
});

test('without a problem in words the question names the idea that is to solve it', () => {
  const [problem] = changedIn({ ...crumb, problem: '' });
  expect(problem).toEqual(['problem', ['In the last month, did you have the problem that Crumb is meant to solve?']]);
});

test('a survey about an idea of which nothing is written asks as its template does', () => {
  expect(changedIn(untold)).toEqual(surveyTemplates.map(({ id }) => [id, []]));
});

test('no question becomes too long for a survey', () => {
  const wordy = { title: 'T'.repeat(140), problem: 'Nobody knows it. '.repeat(118), pitch: 'p'.repeat(500) };
  const named = { ...wordy, title: `${'n'.repeat(40)}: more` };
  for (const idea of [wordy, named]) {
    const all = surveyTemplates.flatMap((template) => questionsAbout(idea, template));
    expect(Math.max(...all.map(({ title }) => title.length))).toBeLessThanOrEqual(surveyLimits.question);
    expect(Math.max(...all.map(({ help = '' }) => help.length))).toBeLessThanOrEqual(surveyLimits.help);
  }
});

test('a pitch that is too long ends after a word, with dots', () => {
  const [price] = surveyTemplates.filter(({ id }) => id === 'price');
  const pitch = 'warm bread '.repeat(60);
  const helps = price && questionsAbout({ ...crumb, pitch }, price).map(({ help }) => help);
  expect(helps?.filter((help) => help?.startsWith('warm'))).toEqual([
    `${'warm bread '.repeat(45).trimEnd()}… Four prices, from the lowest to the highest.`,
  ]);
});

test('a survey about a German idea asks in German alone', () => {
  const bread = {
    title: 'Brot-Abo: jeden Freitag ein frisches Brot',
    problem: 'Wer bis sechs arbeitet, steht vor leeren Regalen.',
    pitch: 'Ihr Brot liegt bereit, auch wenn Sie spät kommen und nicht bestellt haben.',
  };
  const [problem, price] = (['problem', 'price'] as const).map((wanted) =>
    surveyTemplates
      .filter(({ id }) => id === wanted)
      .flatMap((template) => questionsAbout(bread, template))
      .map(({ title, help, options }) => [title, help, options?.map(({ label }) => label)]),
  );
  expect(problem?.slice(0, 2)).toEqual([
    [
      'Ist Ihnen das im letzten Monat passiert: „Wer bis sechs arbeitet, steht vor leeren Regalen“?',
      undefined,
      ['Ja', 'Nein'],
    ],
    ['Wie oft kommt das vor?', undefined, ['Jeden Tag', 'Jede Woche', 'Jeden Monat', 'Seltener']],
  ]);
  expect(price).toEqual([
    ['Was würden Sie für Brot-Abo bezahlen?', `${bread.pitch} Vier Preise, vom niedrigsten zum höchsten.`, undefined],
    ['Warum diese Preise?', undefined, undefined],
    ['Vielen Dank. Ihre Antworten entscheiden, was wir als Nächstes bauen.', undefined, undefined],
  ]);
});

test.each(surveyLanguages.filter((language) => language !== 'english'))(
  'in %s each text of the templates is there, with the answers that it repeats',
  (language) => {
    const { texts } = templateWords[language];
    const english = surveyTemplates.flatMap(({ questions }) =>
      questions.flatMap(({ title, help, options }) => [
        title,
        ...(help === undefined ? [] : [help]),
        ...(options ?? []).map(({ label }) => label),
      ]),
    );
    const faults = english.filter((text) => !texts[text] || text.includes('{nps}') !== texts[text].includes('{nps}'));
    expect(unnamedProblems).toContain(texts[unnamedProblem]);
    expect([faults, Object.keys(texts).filter((text) => !english.includes(text))]).toEqual([[], []]);
  },
);
