import { expect, test } from 'vitest';
import { aQuestion, aResponse } from '../../../tests/fixtures/a-survey.ts';
import { type AnswerFile, fileKinds, fileLimits } from './answer-file.ts';
import { type AnswerWords, answerText, piped } from './answer-text.ts';
import { fileName, fileText, largestFile } from './file-text.ts';
import { valuesOfFile, valuesOfPreview } from './file-values.ts';
import { PipeNames } from './pipes.ts';
import { fileField, readAnswer, removeName, sentAs } from './read-answer.ts';
import { responseRows } from './response-rows.ts';
import { splitAnswers } from './survey-response.ts';
import { surveyResults } from './survey-results.ts';

const writing = { decimal: '.', digits: 2 } as const;
const words: AnswerWords = { ellis: {}, number: String, day: String, money: String };
const question = aQuestion('list', { kind: 'file', title: 'Your price list?' });
const pdf: AnswerFile = { id: '01890a5d-ac96-774b-bcce-b302099a8057', kind: 'pdf', bytes: 212_400 };

const read = (sent: Readonly<Record<string, readonly string[]>>, required = true) =>
  readAnswer({ ...question, required }, (name) => sent[name] ?? [], writing);

test('A file is an answer by its kind and its size, and reads as it was sent', () => {
  const answer = { file: pdf };
  const values = sentAs(question, answer, writing);
  expect([read({ [fileField]: values(fileField) }), answerText(question, answer, words)]).toEqual([
    { kind: 'answer', answer },
    'PDF, 212 KB',
  ]);
});

test('A size is said in kilobytes, and in megabytes from a million on', () => {
  const sizes = [1, 999_499, 1_000_000, 4_960_000];
  expect([...sizes.map((bytes) => fileText({ kind: 'webp', bytes })), largestFile()]).toEqual([
    'WebP, 1 KB',
    'WebP, 999 KB',
    'WebP, 1 MB',
    'WebP, 5 MB',
    '5 MB',
  ]);
});

test('Nothing chosen is missing, or passed; a file that is too large or of another kind is a problem', () => {
  expect([
    read({}),
    read({}, false),
    read({ [fileField]: ['pdf', `${fileLimits.file + 1}`, 'x'] }),
    read({ [fileField]: ['svg', '100', 'x'] }),
    read({ [fileField]: ['pdf', '0', 'x'] }),
    read({ [fileField]: ['pdf', 'NaN', 'x'] }),
  ]).toEqual([
    { kind: 'problem', problem: 'missing' },
    { kind: 'passed' },
    { kind: 'problem', problem: 'file-large' },
    { kind: 'problem', problem: 'file-kind' },
    { kind: 'problem', problem: 'file-kind' },
    { kind: 'problem', problem: 'file-kind' },
  ]);
});

test('A file can be taken back only if the question may be passed', () => {
  const sent = { [fileField]: valuesOfFile(pdf), [removeName]: ['yes'] };
  expect([read(sent, false), read(sent)]).toEqual([{ kind: 'passed' }, { kind: 'answer', answer: { file: pdf } }]);
});

test('A file that a founder chooses in a preview counts by what their browser says of it', () => {
  const valuesOf = (type: string, size = 10) => valuesOfPreview({ name: 'a', type, size });
  expect([
    valuesOf('image/gif'),
    valuesOf('text/html'),
    valuesOfPreview({ name: '', type: 'application/octet-stream', size: 0 }),
    read({ [fileField]: valuesOf('text/html') }),
    read({ [fileField]: valuesOf('application/pdf', fileLimits.file + 1) }),
  ]).toEqual([
    ['png', '10', 'preview'],
    ['other', '10', 'preview'],
    [],
    { kind: 'problem', problem: 'file-kind' },
    { kind: 'problem', problem: 'file-large' },
  ]);
});

test('A file has a name of ours, whatever it was called', () => {
  expect(fileKinds.map((kind) => fileName(kind, 3))).toEqual([
    'answer-3.pdf',
    'answer-3.png',
    'answer-3.jpg',
    'answer-3.webp',
  ]);
});

test('A file never stands in the text of another question', () => {
  const survey = { questions: [question, aQuestion('why', { title: 'Why {list}?' })] };
  expect([
    piped('Why {list}?', survey, { list: { file: pdf } }, words),
    new PipeNames(survey.questions).read('Why {list}?'),
  ]).toEqual(['Why {list}?', 'Why {list}?']);
});

test('What is known of a file identifies nobody: it is with the choices, and no word', () => {
  expect(splitAnswers([question], { list: { file: pdf } })).toEqual({
    choices: { list: { file: pdf } },
    words: {},
    email: null,
  });
});

const responses = [
  aResponse(1, { choices: { list: { file: pdf } } }),
  { ...aResponse(2, { choices: { list: { file: { ...pdf, id: 'other', kind: 'jpeg' } } } }), erased: true },
  aResponse(3, { passed: ['list'] }),
];

test('Results list the files that came, and count those of people who were erased', () => {
  const [result] = surveyResults([question], responses);
  expect(result).toEqual({
    ...{ question, n: 2, passed: 1 },
    files: [
      { entryId: responses[0]?.id, file: pdf },
      { entryId: responses[1]?.id, file: null },
    ],
  });
});

test('A table says what a file is and where, and nowhere once the person was erased', () => {
  const cells = (addressOf?: (file: AnswerFile) => string) =>
    responseRows([question], responses, () => words, addressOf).map((row) => row.slice(7));
  expect([cells(({ id }) => `/files/${id}`), cells()]).toEqual([
    [
      ['Your price list?', 'Your price list?: Address'],
      ['PDF, 212 KB', `/files/${pdf.id}`],
      ['JPEG, 212 KB', ''],
      ['', ''],
    ],
    [['Your price list?'], ['PDF, 212 KB'], ['JPEG, 212 KB'], ['']],
  ]);
});
