import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ASurvey, aSurvey, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { surveyChange } from '../../../tests/fixtures/drafts/survey-drafts.ts';
import { defaultPalette } from '../page/page.ts';
import { firstPaletteOf } from '../page/themes.ts';
import { duplicateOf } from './new-question.ts';
import { questionsIn } from './question-order.ts';
import { surveyLimits } from './survey.ts';
import { contentHashOf, picturesIn, surveyContent } from './survey-content.ts';
import { surveyDifferences, surveyFields } from './survey-fields.ts';

const runs = process.env['TEST_FULL'] ? 5_000 : 150;

let survey: ASurvey;
beforeEach(() => {
  survey = aSurvey();
});

const place = (...questions: readonly object[]) => survey.take('PlaceQuestions', { questions });

test('A survey begins with the questions of its template, in their order', () => {
  expect([survey.order(), survey.survey.questionCount, survey.survey.once, survey.question('shops')]).toEqual([
    'owner shops why thanks',
    4,
    'visitor',
    {
      ...{ id: 'shops', kind: 'number', title: 'How many shops?', help: '', required: true },
      ...{ options: [], routes: [], min: 1, max: null, order: survey.question('shops')?.['order' as 'id'] },
      removed: false,
    },
  ]);
});

test('Questions are placed after another one, first, or last, several in a row', () => {
  place({ id: 'b', kind: 'short', after: 'owner' }, { id: 'c', kind: 'short', after: 'b' });
  place({ id: 'a', kind: 'short', after: null });
  place({ id: 'z', kind: 'short' });
  place({ id: 'y', kind: 'short', after: 'gone' });
  expect(survey.order()).toBe('a owner b c shops why thanks z y');
});

test.each<[string, object, string]>([
  ['an id that is taken', { id: 'owner', kind: 'short' }, 'id-taken'],
  ['an unknown kind', { id: 'x', kind: 'slider' }, 'invalid-data'],
  ['options of a text', { id: 'x', kind: 'short', options: yesNo }, 'invalid-data'],
  ['the same option twice', { id: 'x', kind: 'some-of', options: [yesNo[0], yesNo[0]] }, 'invalid-data'],
  ['bounds of a text', { id: 'x', kind: 'short', max: 3 }, 'invalid-data'],
  ['bounds that exclude all', { id: 'x', kind: 'number', min: 3, max: 2 }, 'invalid-data'],
  ['a rating of half points', { id: 'x', kind: 'rating', max: 4.5 }, 'invalid-data'],
  ['a rating of 11 points', { id: 'x', kind: 'rating', max: 11 }, 'invalid-data'],
  ['a rating from 2', { id: 'x', kind: 'rating', min: 2 }, 'invalid-data'],
  ['a long title', { id: 'x', kind: 'short', title: 'x'.repeat(301) }, 'invalid-data'],
  ['a long help', { id: 'x', kind: 'short', help: 'x'.repeat(1001) }, 'invalid-data'],
  [
    'a picture that is no image of ours',
    { id: 'x', kind: 'short', picture: 'https://example.org/a.png' },
    'invalid-data',
  ],
  ['long words for a picture', { id: 'x', kind: 'short', alt: 'x'.repeat(301) }, 'invalid-data'],
  ['a link that is no end', { id: 'x', kind: 'statement', link: 'https://example.org' }, 'invalid-data'],
  ['words for a link that is no end', { id: 'x', kind: 'short', linkLabel: 'Go on' }, 'invalid-data'],
  ['an insecure link', { id: 'x', kind: 'end', link: 'http://example.org' }, 'invalid-data'],
  ['a link with a password', { id: 'x', kind: 'end', link: 'https://ada:pass@example.org' }, 'invalid-data'],
  ['a link that is a script', { id: 'x', kind: 'end', link: 'javascript:alert(1)' }, 'invalid-data'],
  ['a link that is no address', { id: 'x', kind: 'end', link: 'example.org' }, 'invalid-data'],
  ['a long link', { id: 'x', kind: 'end', link: `https://example.org/${'x'.repeat(2000)}` }, 'invalid-data'],
  ['long words for a link', { id: 'x', kind: 'end', linkLabel: 'x'.repeat(81) }, 'invalid-data'],
  ['a long option', { id: 'x', kind: 'one-of', options: [{ id: 'o', label: 'x'.repeat(141) }] }, 'invalid-data'],
])('A question with %s is rejected', (_, question, reason) => {
  const before = survey.survey;
  expect([place(question), survey.survey === before]).toEqual([reason, true]);
});

test('A rating goes from 0 or 1 to at most 10', () => {
  expect([
    place({ id: 'x', kind: 'rating', min: 0, max: 10 }),
    place({ id: 'y', kind: 'rating', max: 2 }),
    place({ id: 'z', kind: 'rating', max: 1 }),
  ]).toEqual([['QuestionsPlaced'], ['QuestionsPlaced'], 'invalid-data']);
});

test('Texts are kept in one way: a title is a line, a help some, and an option without a label is none', () => {
  place({
    ...{ id: 'x', kind: 'one-of', title: '  Which \n one? ', help: ' a \n\n\n\n b\r\n' },
    options: [
      { id: 'a', label: ' A  loaf ' },
      { id: 'b', label: ' ' },
    ],
  });
  const { title, help, options } = survey.question('x') ?? {};
  expect([title, help, options]).toEqual(['Which one?', 'a\n\nb', [{ id: 'a', label: 'A loaf' }]]);
});

test('An end keeps its link in one way, and one that is taken away leaves what is asked as it was', () => {
  const before = contentHashOf(survey.survey);
  const set = (change: object) => survey.take('SetQuestion', { question: 'thanks', ...change });
  expect([set({ link: '', linkLabel: ' ' }), set({ link: ' HTTPS://Example.org ', linkLabel: ' Read\non ' })]).toEqual([
    [],
    ['QuestionSet'],
  ]);
  const { link, linkLabel } = survey.question('thanks') ?? {};
  expect([link, linkLabel, contentHashOf(survey.survey) === before]).toEqual([
    'https://example.org/',
    'Read on',
    false,
  ]);
  expect([set({ link: ' ', linkLabel: '' }), contentHashOf(survey.survey) === before]).toEqual([['QuestionSet'], true]);
});

test('An image comes with its words, goes with a copy and back by an undo, and once gone leaves what is asked as it was', () => {
  const before = contentHashOf(survey.survey);
  const picture = '5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11';
  const set = (change: object) => survey.take('SetQuestion', { question: 'why', ...change });
  expect([set({ picture: '', alt: ' ' }), set({ picture, alt: ' A\nloaf ' }), set({ picture })]).toEqual([
    [],
    ['QuestionSet'],
    [],
  ]);
  const question = survey.question('why');
  const fields = surveyFields(survey.survey);
  const { questions } = surveyContent(survey.survey);
  expect([question?.picture, question?.alt, fields['question:why:picture'], fields['question:why:alt']]).toEqual([
    ...[picture, 'A loaf'],
    ...[picture, 'A loaf'],
  ]);
  expect([questions[2]?.picture, questions[2]?.alt, picturesIn({ questions })]).toEqual([picture, 'A loaf', [picture]]);
  expect(question && duplicateOf(question, 'copy')).toMatchObject({ id: 'copy', picture, alt: 'A loaf' });
  expect([
    contentHashOf(survey.survey) === before,
    set({ picture: '' }),
    contentHashOf(survey.survey) === before,
  ]).toEqual([false, ['QuestionSet'], true]);
});

test('The link of an end is brought back by an undo, and goes with a copy', () => {
  const linked = { link: 'https://example.org/', linkLabel: 'Read on' };
  survey.take('SetQuestion', { question: 'thanks', ...linked });
  const fields = surveyFields(survey.survey);
  expect([fields['question:thanks:link'], fields['question:thanks:linkLabel']]).toEqual(Object.values(linked));
  const end = survey.question('thanks');
  expect(end && duplicateOf(end, 'copy')).toMatchObject({ id: 'copy', kind: 'end', ...linked });
});

test('Questions move to where they are wanted; where they lie already, nothing is new', () => {
  expect([
    survey.take('MoveQuestions', { questions: ['thanks', 'owner'], after: 'shops' }),
    survey.order(),
    survey.take('MoveQuestions', { questions: ['thanks', 'owner'], after: 'shops' }),
    survey.take('MoveQuestions', { questions: ['why'], after: null }),
    survey.order(),
    survey.take('MoveQuestions', { questions: ['gone'], after: null }),
  ]).toEqual([
    ['QuestionsMoved'],
    'shops thanks owner why',
    [],
    ['QuestionsMoved'],
    'why shops thanks owner',
    'question-missing',
  ]);
});

test('What is removed comes back where it lay', () => {
  expect([
    survey.take('RemoveQuestions', { questions: ['shops', 'why', 'shops'] }),
    survey.order(),
    survey.survey.questionCount,
    survey.take('RemoveQuestions', { questions: ['shops'] }),
    survey.take('SetQuestion', { question: 'shops', min: 2 }),
    survey.take('EditQuestionText', { question: 'shops', field: 'title', text: 'x' }),
    survey.take('RestoreQuestions', { questions: ['shops', 'owner'] }),
    survey.order(),
    survey.survey.questionCount,
    survey.take('RestoreQuestions', { questions: ['gone'] }),
  ]).toEqual([
    ['QuestionsRemoved'],
    'owner thanks',
    2,
    [],
    'question-missing',
    'question-missing',
    ['QuestionsRestored'],
    'owner shops thanks',
    3,
    'question-missing',
  ]);
});

test('A field is set by the last writer, and only what differs is a fact', () => {
  expect([
    survey.take('SetQuestion', { question: 'shops', min: 1, max: 9 }),
    survey.take('SetQuestion', { question: 'shops', min: 1, max: 9 }),
    survey.take('SetQuestion', { question: 'shops', max: 0 }),
    survey.take('SetQuestion', { question: 'owner', options: [] }),
    survey.question('shops')?.max,
  ]).toEqual([['QuestionSet'], [], 'invalid-data', ['QuestionSet'], 9]);
});

test('Two edits of one text are merged where they touch different words', () => {
  const edit = (base: string, text: string) =>
    survey.take('EditQuestionText', { question: 'why', field: 'help', base, text });
  expect([
    edit('', 'Say what you pay'),
    edit('Say what you pay', 'Say what they pay'),
    edit('Say what you pay', 'Tell what you pay'),
    survey.question('why')?.help,
    edit('Say what you pay', 'Say what all pay'),
    edit('', 'x'.repeat(1001)),
  ]).toEqual([
    ['QuestionTextEdited'],
    ['QuestionTextEdited'],
    ['QuestionTextEdited'],
    'Tell what they pay',
    'text-changed',
    'invalid-data',
  ]);
});

describe('settings', () => {
  test('are kept as they are meant', () => {
    expect([
      survey.take('SetSurvey', { title: ' Bread  costs ', closesAt: '2026-04-01T10:00:00+02:00', quota: 5 }),
      survey.take('SetSurvey', { title: 'Bread costs' }),
      [survey.survey.title, survey.survey.closesAt, survey.survey.quota],
    ]).toEqual([['SurveySet'], [], ['Bread costs', '2026-04-01T08:00:00.000Z', 5]]);
  });

  test('a language is one of those that there are, or that of each reader', () => {
    const before = contentHashOf(survey.survey);
    expect([
      survey.take('SetSurvey', { language: null }),
      survey.take('SetSurvey', { language: 'german' }),
      surveyContent(survey.survey).language,
      surveyFields(survey.survey)['survey:language'],
      survey.take('SetSurvey', { language: null }),
      // A survey that was published before there were languages asks the same as then.
      contentHashOf(survey.survey) === before,
      surveyFields(survey.survey)['survey:language'],
    ]).toEqual([[], ['SurveySet'], 'german', 'german', ['SurveySet'], true, null]);
  });

  test.each<[string, object, string]>([
    ['another language', { language: 'dutch' }, 'invalid-data'],
    ['no title', { title: ' ' }, 'title-empty'],
    ['a long title', { title: 'x'.repeat(141) }, 'title-too-long'],
    ['a long name of who asks', { by: 'x'.repeat(201) }, 'invalid-data'],
    ['a long consent', { consent: 'x'.repeat(301) }, 'invalid-data'],
    ['no currency', { currency: 'usd' }, 'invalid-data'],
    ['a quota of nobody', { quota: 0 }, 'invalid-data'],
    ['another rule', { once: 'twice' }, 'invalid-data'],
  ])('with %s are rejected', (_, data, reason) => {
    expect(survey.take('SetSurvey', data)).toBe(reason);
  });
});

test('Links are added once each, up to a limit', () => {
  const link = (n: number) => `link-${n}`.padEnd(22, 'x');
  const many = Array.from({ length: surveyLimits.links }, (_, n) => link(n));
  expect([
    survey.take('AddLinks', { links: [link(1), link(1), link(2)] }),
    survey.survey.links,
    survey.take('AddLinks', { links: [link(2)] }),
    survey.take('AddLinks', { links: ['short'] }),
    survey.take('AddLinks', { links: many }),
    survey.take('AddLinks', { links: [link(-1)] }),
  ]).toEqual([['LinksAdded'], [link(1), link(2)], [], 'invalid-data', ['LinksAdded'], 'too-many']);
});

test('A survey has so many questions at most, also with those that come back', () => {
  const batch = (n: number, count: number) =>
    place(...Array.from({ length: count }, (_, k) => ({ id: `q${n}-${k}`, kind: 'short' })));
  for (let n = 0; n < 4; n++) batch(n, 200);
  expect([batch(4, 197), batch(5, 196), survey.survey.questionCount]).toEqual([
    'survey-full',
    ['QuestionsPlaced'],
    surveyLimits.questions,
  ]);
  survey.take('RemoveQuestions', { questions: ['owner'] });
  expect([
    place({ id: 'last', kind: 'short' }),
    survey.take('RestoreQuestions', { questions: ['owner'] }),
    survey.survey.questionCount,
  ]).toEqual([['QuestionsPlaced'], 'survey-full', surveyLimits.questions]);
});

test('Undone one by one, newest first, changes lead back to every survey that was', () => {
  fc.assert(
    fc.property(fc.array(surveyChange, { maxLength: 12 }), (commands) => {
      const changed = aSurvey();
      const changes: { before: ASurvey['survey']; after: ASurvey['survey'] }[] = [];
      for (const [type, data] of commands) {
        const before = changed.survey;
        if (typeof changed.take(type, data) !== 'string' && changed.survey !== before)
          changes.push({ before, after: changed.survey });
      }
      for (const { before, after } of changes.reverse()) {
        const fields = Object.fromEntries(surveyDifferences(before, after));
        if (Object.keys(fields).length === 0) continue;
        expect(changed.take('UndoChange', { undoes: 'c', fields })).not.toBeTypeOf('string');
        // What a change has placed stays as removed, so only what is there before is compared.
        const wanted = surveyFields(before);
        const now = surveyFields(changed.survey);
        expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, now[name]]))).toEqual(wanted);
        expect(changed.survey.questionCount).toBe(before.questionCount);
      }
    }),
    { numRuns: runs },
  );
});

test('The count of questions is that of those that are there, whatever was sent', () => {
  fc.assert(
    fc.property(fc.array(surveyChange, { maxLength: 25 }), (commands) => {
      const changed = aSurvey();
      for (const [type, data] of commands) changed.take(type, data);
      expect(questionsIn(changed.survey).length).toBe(changed.survey.questionCount);
    }),
    { numRuns: runs },
  );
});

test.each<[string, object]>([
  ['a field of another kind', { 'question:owner:min': { from: null, to: 3 } }],
  ['an order that is no key', { 'question:owner:order': { from: 'a0', to: 'zz!' } }],
  ['a text that is too long', { 'survey:title': { from: 'What bread costs', to: 'x'.repeat(141) } }],
])('An undo cannot write %s', (_, fields) => {
  expect(survey.take('UndoChange', { undoes: 'c', fields })).toBeTypeOf('string');
});

describe('a theme', () => {
  const own = { ...defaultPalette, accent: '#123456' };
  const look = () => [survey.survey.theme ?? null, survey.survey.palette];

  test('comes with its colors in one change, which one undo takes back; another theme brings others', () => {
    survey.take('SetSurvey', { palette: own });
    const before = survey.survey;
    expect([survey.take('SetSurvey', { theme: 'software' }), look()]).toEqual([
      ['SurveySet'],
      ['software', firstPaletteOf('software')],
    ]);
    const fields = Object.fromEntries(surveyDifferences(before, survey.survey));
    expect(Object.keys(fields)).toEqual(['survey:palette', 'survey:theme']);
    survey.take('UndoChange', { undoes: 'c', fields });
    expect(look()).toEqual([null, own]);
    survey.take('SetSurvey', { theme: 'software' });
    survey.take('SetSurvey', { theme: 'essay' });
    expect(look()).toEqual(['essay', firstPaletteOf('essay')]);
  });

  test('that is set again leaves colors which were chosen since; the survey that leaves it has the usual ones', () => {
    survey.take('SetSurvey', { theme: 'software' });
    survey.take('SetSurvey', { palette: own });
    expect([survey.take('SetSurvey', { theme: 'software' }), look()]).toEqual([[], ['software', own]]);
    survey.take('SetSurvey', { theme: null });
    expect(look()).toEqual([null, defaultPalette]);
  });

  test('comes with other colors if they are given, and back with those that the survey had in it', () => {
    survey.take('SetSurvey', { theme: 'software', palette: own });
    const before = survey.survey;
    survey.take('SetSurvey', { theme: 'essay', palette: own });
    expect(look()).toEqual(['essay', own]);
    const fields = Object.fromEntries(surveyDifferences(before, survey.survey));
    survey.take('UndoChange', { undoes: 'c', fields });
    expect(look()).toEqual(['software', own]);
  });

  test('is part of what is published, and of no such name is invalid', () => {
    const plain = contentHashOf(survey.survey);
    expect(survey.take('SetSurvey', { theme: 'festival' })).toBe('invalid-data');
    survey.take('SetSurvey', { theme: 'essay', palette: defaultPalette });
    expect([surveyContent(survey.survey).theme, contentHashOf(survey.survey) === plain]).toEqual(['essay', false]);
    survey.take('SetSurvey', { theme: null, palette: defaultPalette });
    expect([Object.hasOwn(surveyContent(survey.survey), 'theme'), contentHashOf(survey.survey)]).toEqual([
      false,
      plain,
    ]);
  });
});
