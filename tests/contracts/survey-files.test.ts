import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileLimits } from '#domain/survey/answer-file.ts';
import { forgetPeople } from '#server/intake/forget-people.ts';
import { tendSurveyDrafts } from '#server/survey/survey-drafts.ts';
import { createSurveyFiles, tendSurveyFiles } from '#server/survey/survey-files.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { asOften } from './fixtures/many-times.ts';
import { aPdf, aPublishedSurvey, SurveyGuest } from './survey-guest.ts';

let app: PublishedApp;
const { clock, wait } = aClock();
beforeAll(async () => {
  app = await startPublishedApp({ clock });
});
afterAll(async () => app?.stop());

const guest = (headers: Readonly<Record<string, string>> = {}) => new SurveyGuest(app, wait, headers);
const questions = [
  { id: 'list', kind: 'file', title: 'Your price list?' },
  { id: 'why', kind: 'short', title: 'Why?', required: false },
  { id: 'bye', kind: 'end', title: 'Thank you' },
];
const optional = [
  { id: 'why', kind: 'short', title: 'Why?' },
  { ...questions[0], required: false },
];

/** A photograph that says where it was taken, and by whom. */
const aPhotograph = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#c8b48a' } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Ada Lovelace', Software: 'Camera' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();

async function filesOf(surveyId: string) {
  const { rows } = await sql<{ kind: string; bytes: number; question: string; sent: boolean; body: Buffer }>`
    SELECT kind, bytes, question_id AS question, is_sent AS sent, body FROM survey_files
    WHERE workspace_id = ${app.workspaceId} AND survey_id = ${surveyId} ORDER BY question_id`.execute(app.db);
  return rows;
}
const shapeOf = async (surveyId: string) =>
  (await filesOf(surveyId)).map(({ kind, question, sent }) => ({ kind, question, sent }));

test('A PDF answers the first question, is sent with the response, and is kept as it is', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, questions);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  expect([
    /<form[^>]*>/.exec(ada.shown.html)?.[0],
    /<p id="help"[^>]*>([^<]*)/.exec(ada.shown.html)?.[1],
    /<input id="answer"[^>]*>/.exec(ada.shown.html)?.[0],
  ]).toEqual([
    `<form method="post" action="/s/${surveyId}/file" enctype="multipart/form-data">`,
    'A PDF or an image, up to 5 MB. Images are kept without hidden details, such as where they were taken; a PDF is kept as it is. Files are erased after 24 months at the latest.',
    '<input id="answer" name="file" type="file" class="text file" accept="application/pdf,image/png,image/jpeg,image/webp,image/gif,image/avif" aria-describedby="help">',
  ]);
  expect(await ada.sendFile(aPdf())).toBe('Why? (optional)');
  expect(await shapeOf(surveyId)).toEqual([{ kind: 'pdf', question: 'list', sent: false }]);
  expect(await ada.send()).toBe('Check your answers');
  expect(ada.shown.html).toContain('PDF, 1 KB');
  expect(await ada.send()).toBe('Thank you');
  const [entry] = await entries();
  const [file] = await filesOf(surveyId);
  expect([entry?.response?.choices, file?.sent, file?.body.equals(aPdf())]).toEqual([
    { list: { file: { id: expect.any(String), kind: 'pdf', bytes: aPdf().length } } },
    true,
    true,
  ]);
});

test('An image is encoded anew, so that nothing in it says where it was taken or by whom', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, questions);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  const sent = await aPhotograph();
  expect([sent.includes('Ada Lovelace'), (await sharp(sent).metadata()).exif === undefined]).toEqual([true, false]);
  expect(await ada.sendFile(sent)).toBe('Why? (optional)');
  const [file] = await filesOf(surveyId);
  const { format, exif, width } = await sharp(file?.body).metadata();
  expect([file?.kind, file?.body.includes('Ada Lovelace'), format, exif, width]).toEqual([
    'jpeg',
    false,
    'jpeg',
    undefined,
    64,
  ]);
});

test.each<[string, () => Uint8Array<ArrayBuffer>, string]>([
  ['that is too large', () => Buffer.concat([aPdf(), Buffer.alloc(fileLimits.file)]), 'Choose a file of up to 5 MB.'],
  ['far beyond the limit', () => Buffer.alloc(20_000_000, 'x'), 'Choose a file of up to 5 MB.'],
  [
    'of another kind',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Choose a PDF, or a PNG, JPEG, WebP, GIF or AVIF image.',
  ],
  [
    'that is a page with a PDF behind it',
    () => Buffer.concat([Buffer.from('<script>1</script>'), aPdf()]),
    'Choose a PDF, or a PNG, JPEG, WebP, GIF or AVIF image.',
  ],
  [
    'that is a PDF with a page behind it',
    () => Buffer.concat([aPdf(), Buffer.from('<script>1</script>')]),
    'This file can’t be read. It may be empty, damaged or too large to open. Choose another one.',
  ],
  [
    'that begins as an image and is none',
    () => Buffer.from('89504e470d0a1a0a3c736372697074', 'hex'),
    'This file can’t be read. It may be empty, damaged or too large to open. Choose another one.',
  ],
  [
    'that is empty',
    () => Buffer.alloc(0),
    'This file can’t be read. It may be empty, damaged or too large to open. Choose another one.',
  ],
])('A file %s is refused on the page, and the rest of the response stays', async (_, file, problem) => {
  const { surveyId } = await aPublishedSurvey(app, clock, optional);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'It is dear' });
  await ada.sendFile(file());
  expect([ada.shown.status, ada.problem, ada.heading, await shapeOf(surveyId)]).toEqual([
    422,
    problem,
    'Your price list? (optional)',
    [],
  ]);
  expect(await ada.sendFile(aPdf())).toBe('Check your answers');
  expect(ada.shown.html).toContain('It is dear');
});

const boundary = 'x-boundary';
const part = (head: string, body: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const byHand = (fields: Readonly<Record<string, string>>, ...files: string[]) =>
  [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    ...files.map((each, n) => part(`name="file"; filename="${n}.pdf"`, each)),
    `--${boundary}--\r\n`,
  ].join('');
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const pdf = Buffer.from(aPdf()).toString('latin1');

test('A form by hand with two files, with too many fields, cut off, or without a boundary answers nothing', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, questions);
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, 'x']));
  const told: unknown[] = [];
  for (const [body, headers] of [
    [(hidden: Record<string, string>) => byHand(hidden, pdf, pdf), multipart],
    [(hidden: Record<string, string>) => byHand({ ...hidden, ...many }, pdf), multipart],
    [(hidden: Record<string, string>) => byHand(hidden, pdf).slice(0, -40), multipart],
    [(hidden: Record<string, string>) => byHand(hidden, pdf), { 'content-type': 'multipart/form-data' }],
  ] as const) {
    const ada = guest();
    await ada.open(`/s/${surveyId}`);
    await ada.sendBody(body(ada.hidden), headers);
    told.push([ada.shown.status, ada.heading, ada.problem]);
  }
  const unreadable = 'This file can’t be read. It may be empty, damaged or too large to open. Choose another one.';
  expect([told, await shapeOf(surveyId)]).toEqual([
    [
      [422, 'Your price list?', unreadable],
      [422, 'Your price list?', unreadable],
      [422, 'Your price list?', unreadable],
      [422, 'Your price list?', 'This page was open for too long. Please send it again.'],
    ],
    [],
  ]);
});

test('A form that does not say how long it is is not read', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, questions);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.sendBody(new Blob([byHand(ada.hidden, pdf)]).stream(), multipart);
  expect([ada.shown.status, ada.heading, await shapeOf(surveyId)]).toEqual([413, 'This file is too large', []]);
});

test('No other address of a survey takes a form with a file, and this one takes no other', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, optional);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  const body = byHand(ada.hidden, pdf);
  const statuses: number[] = [];
  for (const path of [`/s/${surveyId}`, `/s/${surveyId}/report`])
    statuses.push((await fetch(`${app.origin}${path}`, { method: 'POST', headers: multipart, body })).status);
  for (const type of ['application/x-www-form-urlencoded', 'application/json'])
    statuses.push(
      (await fetch(`${app.origin}/s/${surveyId}/file`, { method: 'POST', headers: { 'content-type': type }, body }))
        .status,
    );
  expect(statuses).toEqual([415, 415, 415, 415]);
});

test('What a form says of a file that was never sent is no answer', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, questions);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  const claimed = { ...ada.hidden, file: 'pdf' };
  await ada.sendBody(byHand(claimed), multipart);
  const byParts = [ada.shown.status, ada.problem];
  await ada.open(`/s/${surveyId}`);
  const form = new URLSearchParams(ada.hidden);
  for (const value of ['pdf', '1000', randomUUID()]) form.append('file', value);
  await ada.sendBody(form, {}, `/s/${surveyId}`);
  expect([byParts, ada.shown.status, ada.problem, await shapeOf(surveyId)]).toEqual([
    [422, 'Answer this question.'],
    422,
    'Answer this question.',
    [],
  ]);
});

test('A file stays when its question is passed again, is replaced by another one, and can be taken back', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, optional);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'It is dear' });
  await ada.sendFile(aPdf());
  const again = `${ada.path}?question=list`;
  await ada.open(again);
  expect(ada.shown.html).toContain('Sent before: PDF, 1 KB. Choose another file to replace it.');
  expect(await ada.sendFile(undefined)).toBe('Check your answers');
  expect(await shapeOf(surveyId)).toEqual([{ kind: 'pdf', question: 'list', sent: false }]);
  await ada.open(again);
  await ada.sendFile(await aPhotograph());
  expect(await shapeOf(surveyId)).toEqual([{ kind: 'jpeg', question: 'list', sent: false }]);
  await ada.open(again);
  expect(await ada.sendFile(undefined, { remove: 'yes' })).toBe('Check your answers');
  expect(await shapeOf(surveyId)).toEqual([]);
  await ada.send();
  expect((await entries()).map(({ response }) => [response?.choices, response?.passed])).toEqual([[{}, ['list']]]);
});

test('A robot that fills in the trap, and whoever is too quick, leave no file', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, questions);
  const robot = guest();
  await robot.open(`/s/${surveyId}`);
  await robot.sendFile(aPdf(), { website: 'https://robot.example' });
  const hasty = guest();
  await hasty.open(`/s/${surveyId}`);
  wait(-4000);
  await hasty.sendFile(aPdf());
  wait(4000);
  expect([robot.path, hasty.problem, await shapeOf(surveyId)]).toEqual([
    `/s/${surveyId}/thanks`,
    'That was very quick. Please send it once more.',
    [],
  ]);
});

test('From one address not more files are taken than a person sends', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, optional);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'It is dear' });
  const again = ada.path;
  const send = async () => {
    await ada.open(again);
    await ada.sendFile(Buffer.from('no file'));
    return ada.shown.status;
  };
  const statuses = await asOften(app.db, 40, send);
  expect([new Set(statuses), await send(), ada.heading]).toEqual([new Set([422]), 429, 'Please wait a moment']);
});

test('Files of one address fill no more than half of the room of those that were not sent', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, questions);
  const ofOne = { 'x-forwarded-for': '10.8.0.1' };
  // Thirty of these are as much as ten that are as large as may be.
  const large = aPdf('x'.repeat(Math.floor(fileLimits.file / 3) - 1000));
  const sendFrom = async (headers: Readonly<Record<string, string>>) => {
    const each = guest(headers);
    await each.open(`/s/${surveyId}`);
    await each.sendFile(large);
    return each.problem;
  };
  const problems = [...(await asOften(app.db, 30, () => sendFrom(ofOne))), await sendFrom(ofOne)];
  const ofOther = await sendFrom({});
  await sql`DELETE FROM survey_files WHERE survey_id = ${surveyId}`.execute(app.db);
  wait(24 * 60 * 60 * 1000);
  const nextDay = await sendFrom(ofOne);
  await sql`DELETE FROM survey_files WHERE survey_id = ${surveyId}`.execute(app.db);
  expect([problems.slice(0, -1).every((each) => each === ''), problems.at(-1), ofOther, nextDay]).toEqual([
    true,
    'Files can’t be taken right now. Try again later.',
    '',
    '',
  ]);
});

/** A response with a file and nothing else, sent. */
async function sentFile(of = questions) {
  const survey = await aPublishedSurvey(app, clock, of);
  const ada = guest();
  await ada.open(`/s/${survey.surveyId}`);
  await ada.sendFile(aPdf());
  await ada.send();
  await ada.send();
  const [entry] = await survey.entries();
  return { ...survey, entryId: entry?.id ?? '' };
}

test('A response has room for so many files, and those that were not sent leave room for the others', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, optional);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'It is dear' });
  const { rows } = await sql<{ id: string }>`SELECT id FROM survey_drafts WHERE survey_id = ${surveyId}`.execute(
    app.db,
  );
  const fill = (bytes: number, isSent: boolean, response: string = randomUUID()) =>
    sql`
    INSERT INTO survey_files (workspace_id, id, survey_id, response_id, question_id, kind, bytes, is_sent, created_at, body)
    VALUES (${app.workspaceId}, ${randomUUID()}, ${surveyId}, ${response}, 'other', 'pdf', ${bytes}, ${isSent},
      ${clock()}, '')`.execute(app.db);
  const empty = () => sql`DELETE FROM survey_files WHERE survey_id = ${surveyId}`.execute(app.db);
  const told: string[] = [];
  const used = await sql<{ n: number }>`
    SELECT coalesce(sum(bytes), 0)::bigint AS n FROM survey_files WHERE workspace_id = ${app.workspaceId}`.execute(
    app.db,
  );
  for (const [bytes, isSent, response] of [
    [fileLimits.response, false, rows[0]?.id],
    [fileLimits.unsent, false, undefined],
    [fileLimits.workspace - Number(used.rows[0]?.n ?? 0), true, undefined],
  ] as const) {
    await fill(bytes, isSent, response);
    await ada.sendFile(aPdf());
    told.push(`${ada.shown.status} ${ada.problem}`);
    await empty();
  }
  expect([told, await ada.sendFile(aPdf())]).toEqual([
    Array(3).fill('422 Files can’t be taken right now. Try again later.'),
    'Check your answers',
  ]);
});

test('A file stays, and is sent, where there is no room for the one that is to replace it', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, optional);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'It is dear' });
  const again = `${ada.path}?question=list`;
  await ada.sendFile(aPdf());
  const other = randomUUID();
  await sql`
    INSERT INTO survey_files (workspace_id, id, survey_id, response_id, question_id, kind, bytes, is_sent, created_at, body)
    VALUES (${app.workspaceId}, ${other}, ${surveyId}, ${other}, 'list', 'pdf', ${fileLimits.workspace}, true,
      ${clock()}, '')`.execute(app.db);
  await ada.open(again);
  await ada.sendFile(await aPhotograph());
  const problem = ada.problem;
  await sql`DELETE FROM survey_files WHERE id = ${other}`.execute(app.db);
  expect([problem, await ada.sendFile(undefined), await ada.send()]).toEqual([
    'Files can’t be taken right now. Try again later.',
    'Check your answers',
    'Thank you',
  ]);
  const [entry] = await entries();
  expect([entry?.response?.choices, await shapeOf(surveyId)]).toEqual([
    { list: { file: { id: expect.any(String), kind: 'pdf', bytes: aPdf().length } } },
    [{ kind: 'pdf', question: 'list', sent: true }],
  ]);
});

test('A file goes with a response that nobody has gone on with, and with the question that it no longer answers', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, questions);
  const left = guest();
  await left.open(`/s/${surveyId}`);
  await left.sendFile(aPdf());
  const sent = await sentFile();
  const tend = async () => {
    await tendSurveyDrafts(app.db, clock);
    await tendSurveyFiles(app.db);
  };
  await tend();
  const before = [await shapeOf(surveyId), await shapeOf(sent.surveyId)];
  wait(24 * 60 * 60 * 1000 + 10_000);
  await tend();
  expect([before, await shapeOf(surveyId), await shapeOf(sent.surveyId)]).toEqual([
    [[{ kind: 'pdf', question: 'list', sent: false }], [{ kind: 'pdf', question: 'list', sent: true }]],
    [],
    [{ kind: 'pdf', question: 'list', sent: true }],
  ]);
});

test('A file on a way that was left is no part of the response, and goes with it', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, [
    {
      ...{
        id: 'own',
        kind: 'one-of',
        title: 'Own one?',
        options: [
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'No' },
        ],
      },
      routes: [{ when: { question: 'own', comparison: 'is', value: 'no' }, to: 'bye' }],
    },
    ...questions,
  ]);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'yes' });
  const own = `${ada.path}?question=own`;
  await ada.sendFile(aPdf());
  await ada.open(own);
  await ada.send({ answer: 'no' });
  await ada.send();
  await tendSurveyFiles(app.db);
  expect([(await entries()).map(({ response }) => response?.choices), await shapeOf(surveyId)]).toEqual([
    [{ own: 'no' }],
    [],
  ]);
});

test('A file that was sent stays, though its question is passed and answered anew right after', async () => {
  const { surveyId, entryId: id } = await sentFile();
  const before = await filesOf(surveyId);
  const files = createSurveyFiles(app.db, clock, { save: async () => {} });
  const survey = { workspaceId: app.workspaceId, pageId: surveyId };
  await files.drop(survey, { id }, 'list');
  await files.keep(survey, { id }, 'list', { kind: 'pdf', body: Buffer.from(aPdf()) });
  expect([before.map(({ sent }) => sent), await filesOf(surveyId)]).toEqual([[true], before]);
});

test('A file is erased with the person, and what was counted stays', async () => {
  const { surveyId, entries, send, entryId } = await sentFile();
  const other = await sentFile();
  expect(await send('ErasePerson', { entryId }, `intake-${surveyId}`)).toBe('PersonErased');
  const [entry] = await entries();
  expect([await shapeOf(surveyId), await shapeOf(other.surveyId), entry?.erased, entry?.response?.choices]).toEqual([
    [],
    [{ kind: 'pdf', question: 'list', sent: true }],
    true,
    { list: { file: { id: expect.any(String), kind: 'pdf', bytes: aPdf().length } } },
  ]);
});

test('Who has left nothing but a file is forgotten after 24 months', async () => {
  const { surveyId, entries } = await sentFile();
  const deps = { db: app.db, eventStore: app.eventStore, clock };
  await forgetPeople(deps);
  const before = (await entries()).map(({ erased }) => erased);
  wait(731 * 24 * 60 * 60 * 1000);
  await forgetPeople(deps);
  const after = [(await entries()).map(({ erased }) => erased), await shapeOf(surveyId)];
  wait(-731 * 24 * 60 * 60 * 1000);
  expect([before, after]).toEqual([[false], [[true], []]]);
});
