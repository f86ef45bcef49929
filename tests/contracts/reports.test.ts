import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportContent } from '#domain/report/report-content.ts';
import { blocksOfTemplate } from '#domain/report/report-templates.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const newGrant = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
const newId = (): string => crypto.randomUUID();

interface Reported {
  readonly founder: Tokens;
  readonly ideaId: string;
  readonly projectId: string;
  readonly reportId: string;
  readonly interviewId: string;
  /** Sends one command, to the report unless said otherwise; what became of it: its reason, or `accepted`. */
  send(type: string, data?: object, stream?: string): Promise<string>;
  find(text: string): Promise<string>;
}

/** A founder with a verified address, a project with an assumption, an interview with a quote, and a report. */
async function reported(name: string): Promise<Reported> {
  const founder = await newFounder(app, `${name}@example.org`);
  await app.db
    .updateTable('accounts')
    .set({ email_verified: true })
    .where('email', '=', `${name}@example.org`)
    .execute();
  const [ideaId, projectId, canvasId, assumptionId] = [newId(), newId(), newId(), newId()];
  const [reportId, interviewId] = [newId(), newId()];
  const send: Reported['send'] = async (type, data = {}, stream = `report-${reportId}`) => {
    const command = { id: newId(), type, stream, data, at: app.now().toISOString() };
    const answer = await app.call('POST', '/api/v1/commands', { commands: [command] }, founder.accessToken);
    const [result] = answer.json<{ results: { status: string; reason?: string }[] }>().results;
    return result?.reason ?? result?.status ?? '';
  };
  const ledger = `ledger-${projectId}`;
  const find: Reported['find'] = (text) =>
    send(
      'RecordEvidence',
      { evidenceId: newId(), assumptionId, direction: 1, rung: 'anecdote', weight: 0.5, text },
      ledger,
    );
  expect([
    await send('CaptureIdea', { title: 'Bread by post' }, `idea-${ideaId}`),
    await send('StartProject', { ideaId, canvasId }, `project-${projectId}`),
    await send(
      'StateAssumption',
      { assumptionId, text: 'Bakers <b>pay</b>', lens: 'viability', importance: 5, critical: true },
      ledger,
    ),
    await send(
      'LogInterview',
      { projectId, person: 'Ada', on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'yes' },
      `interview-${interviewId}`,
    ),
    await send(
      'MarkQuote',
      { quoteId: newId(), text: 'I throw two crates away', assumptionId, mark: 1 },
      `interview-${interviewId}`,
    ),
    await find('A first sign'),
    await send('WriteReport', {
      ...{ projectId, title: 'March: a report', template: 'validation' },
      blocks: blocksOfTemplate('validation'),
    }),
  ]).toEqual(Array(7).fill('accepted'));
  return { founder, ideaId, projectId, reportId, interviewId, send, find };
}

const page = (projectId: string, grant: string) => app.call('GET', `/shared/${projectId}/${grant}`);
const content = async ({ founder, reportId }: Reported, query = ''): Promise<ReportContent> => {
  const answer = await app.call('GET', `/api/v1/reports/${reportId}${query}`, undefined, founder.accessToken);
  expect(answer.statusCode).toBe(200);
  return answer.json<ReportContent>();
};

test('A report says where the log stands, with the hash of its last fact, and moves with the evidence', async () => {
  const report = await reported('ada');
  const before = await content(report);
  const { events } = (
    await app.call('GET', `/api/v1/events?after=${before.position - 1}`, undefined, report.founder.accessToken)
  ).json<{ events: { position: number; hash: string; recordedAt: string }[] }>();
  expect([before.position, before.hash, before.at, before.idea, before.title]).toEqual([
    events.at(-1)?.position,
    events.at(-1)?.hash,
    events.at(-1)?.recordedAt,
    'Bread by post',
    'March: a report',
  ]);
  await report.find('Another sign');
  const after = await content(report);
  expect([before, after].map(({ sources }) => sources.map(({ text }) => text))).toEqual([
    ['A first sign'],
    ['A first sign', 'Another sign'],
  ]);
});

test('What is frozen stays, byte for byte, while the live one moves; its position and formulas are in the fact', async () => {
  const report = await reported('bea');
  expect(await report.send('FreezeReport')).toBe('accepted');
  const { events } = (
    await app.call('GET', '/api/v1/events?after=0&limit=100', undefined, report.founder.accessToken)
  ).json<{ events: { type: string; position: number; hash: string; data: object }[] }>();
  const fact = events.find(({ type }) => type === 'ReportFrozen');
  expect(fact?.data).toEqual({
    freeze: 1,
    position: fact?.position,
    formulas: ['report-1', 'score-1', 'corridor-1', 'wilson-1', 'repeated-1', 'sequence-1'],
  });
  const [frozen, live] = [newGrant(), newGrant()];
  expect([
    await report.send('ShareReport', { grant: frozen, freeze: 1 }),
    await report.send('ShareReport', { grant: live }),
  ]).toEqual(['accepted', 'accepted']);
  const before = [await page(report.projectId, frozen), await page(report.projectId, live)].map(({ body }) => body);
  await report.find('Another sign');
  await report.send('RetitleReport', { title: 'April' });
  expect(await report.send('RenameIdea', { title: 'Rolls by post' }, `idea-${report.ideaId}`)).toBe('accepted');
  await report.send('RemoveReportBlocks', { blocks: ['b1'] });
  const after = [await page(report.projectId, frozen), await page(report.projectId, live)].map(({ body }) => body);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
  expect([after[0]?.includes('Another sign'), after[1]?.includes('Another sign')]).toEqual([false, true]);
  expect([after[0]?.includes('March: a report'), after[1]?.includes('<h1>April</h1>')]).toEqual([true, true]);
  expect(after.map((body) => [body.includes('Bread by post'), body.includes('Rolls by post')])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(after[0]).toContain(fact?.hash);
});

test('A link opens a page for anybody, without a script, and as nothing that the application is', async () => {
  const report = await reported('cleo');
  const grant = newGrant();
  await report.send('ShareReport', { grant });
  const { statusCode, headers, body } = await page(report.projectId, grant);
  expect([statusCode, /<script|onerror|<b>/.test(body), body.includes('Bakers &#60;b&#62;pay')]).toEqual([
    200,
    false,
    true,
  ]);
  const policy = String(headers['content-security-policy']);
  expect(policy.replace(/sha256-[^']+/, 'sha256-x')).toBe(
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'sha256-x'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect([
    headers['cache-control'],
    headers['x-robots-tag'],
    headers['referrer-policy'],
    headers['set-cookie'],
  ]).toEqual(['no-store', 'noindex', 'no-referrer', undefined]);
});

describe('A link opens nothing', () => {
  test('once it is revoked, and all such answers are the same', async () => {
    const report = await reported('dora');
    const [grant, other] = [newGrant(), newGrant()];
    await report.send('ShareReport', { grant });
    expect((await page(report.projectId, grant)).statusCode).toBe(200);
    expect(await report.send('RevokeReport', { grant })).toBe('accepted');
    const [revoked, unknown] = [await page(report.projectId, grant), await page(report.projectId, other)];
    const message = ({ body }: { readonly body: string }) => (JSON.parse(body) as { message: string }).message;
    expect([revoked.statusCode, unknown.statusCode, message(revoked) === message(unknown)]).toEqual([404, 404, true]);
    expect(
      (await app.call('GET', `/api/v1/reports/${report.reportId}?grant=${grant}&project=${report.projectId}`))
        .statusCode,
    ).toBe(404);
  });

  test('in another project, after its time, or while the report or the project is removed', async () => {
    const report = await reported('elsa');
    const [grant, short] = [newGrant(), newGrant()];
    const expiresAt = new Date(app.now().getTime() + 60_000).toISOString();
    await report.send('ShareReport', { grant });
    await report.send('ShareReport', { grant: short, expiresAt });
    const status = async (given = grant, project = report.projectId) => (await page(project, given)).statusCode;
    const open = [await status(), await status(short), await status(grant, newId())];
    await report.send('RemoveReport');
    const removed = await status();
    await report.send('RestoreReport');
    const restored = await status();
    await report.send('ArchiveProject', {}, `project-${report.projectId}`);
    expect([open, removed, restored, await status()]).toEqual([[200, 200, 404], 404, 200, 404]);
  });
});

test('Only a founder with a verified address shares', async () => {
  const report = await reported('fay');
  await app.db.updateTable('accounts').set({ email_verified: false }).where('email', '=', 'fay@example.org').execute();
  expect(await report.send('ShareReport', { grant: newGrant() })).toBe('address-unverified');
});

test('Another founder reads nothing, and nobody without a session or a link does', async () => {
  const report = await reported('gwen');
  const other = await newFounder(app, 'other@example.org');
  const path = `/api/v1/reports/${report.reportId}`;
  expect([
    (await app.call('GET', path, undefined, other.accessToken)).statusCode,
    (await app.call('GET', path)).statusCode,
    (await app.call('GET', `${path}?freeze=1`, undefined, report.founder.accessToken)).statusCode,
    (await app.call('GET', '/api/v1/reports/x', undefined, report.founder.accessToken)).statusCode,
  ]).toEqual([404, 401, 404, 400]);
});

test('Whoever was erased is not quoted any more, in frozen reports either', async () => {
  const report = await reported('hana');
  await report.send('FreezeReport');
  const said = async (query = '') => JSON.stringify(await content(report, query)).includes('two crates');
  const before = [await said(), await said('?freeze=1')];
  expect(await report.send('ErasePerson', {}, `interview-${report.interviewId}`)).toBe('accepted');
  expect([before, await said(), await said('?freeze=1')]).toEqual([[true, true], false, false]);
});

test('The report of an idea that a pivot led to tells what came before, frozen too, and quotes nobody who was erased', async () => {
  const before = await reported('ivo');
  const { founder, projectId, interviewId, find, send } = before;
  const ledger = `ledger-${projectId}`;
  const { state } = (await app.call('GET', `/api/v1/snapshot?stream=${ledger}`, undefined, founder.accessToken)).json<{
    state: { version: number; assumptions: object };
  }>();
  const [ideaId, next, canvasId, reportId, assumptionId] = [newId(), newId(), newId(), newId(), newId()];
  const evidenceId = newId();
  const said = await app.call('GET', '/api/v1/events?after=0&limit=100', undefined, founder.accessToken);
  const { events } = said.json<{ events: { type: string; data: Record<string, string> }[] }>();
  const known = events.find(({ type }) => type === 'AssumptionStated')?.data['assumptionId'];
  const quoteId = events.find(({ type }) => type === 'QuoteMarked')?.data['quoteId'];
  const quoted = {
    evidenceId,
    assumptionId: known,
    direction: 1,
    rung: 'anecdote',
    weight: 0.5,
    text: 'Said',
    interviewId,
    quoteId,
  };
  const report = `report-${reportId}`;
  const blocks = blocksOfTemplate('validation', { isSuccessor: true });
  expect([
    await send('RecordEvidence', quoted, ledger),
    await send(
      'RecordDecision',
      {
        ...{ decisionId: newId(), kind: 'pivot', reason: 'Not worth a crate', reversedBy: '' },
        ...{ seenVersion: state.version + 1, successor: { ideaId, projectId: next, canvasId, title: 'Rolls' } },
      },
      ledger,
    ),
    await send('ForkIdea', { from: before.ideaId, kind: 'pivot', position: 1, title: 'Rolls' }, `idea-${ideaId}`),
    await send('StartProject', { ideaId, canvasId, forkedFrom: projectId }, `project-${next}`),
    await send(
      'StateAssumption',
      {
        ...{ assumptionId, text: 'Bakers <b>pay</b>', lens: 'viability', importance: 5, critical: true },
        carriedFrom: { projectId, assumptionId: known },
      },
      `ledger-${next}`,
    ),
    await send(
      'CarryEvidence',
      { evidenceId: newId(), assumptionId, from: { projectId, evidenceId } },
      `ledger-${next}`,
    ),
    await send('WriteReport', { projectId: next, title: 'Rolls', template: 'validation', blocks }, report),
    await send('FreezeReport', {}, report),
    await find('After the freeze'),
  ]).toEqual(Array(9).fill('accepted'));
  const read = async (query = '') => JSON.stringify(await content({ ...before, reportId }, query));
  const tells = (text: string) =>
    ['From “Bread by post”', 'Why we left it: Not worth a crate', 'I throw two crates away', 'After the freeze'].map(
      (part) => text.includes(part),
    );
  const told = [await read(), await read('?freeze=1')].map(tells);
  expect(await send('ErasePerson', {}, `interview-${interviewId}`)).toBe('accepted');
  // Not even an empty quotation is left of them.
  for (const query of ['', '?freeze=1']) {
    const { sections } = await content({ ...before, reportId }, query);
    expect(sections.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'quote'))).toEqual([]);
  }
  expect([told, tells(await read()), tells(await read('?freeze=1'))]).toEqual([
    [
      [true, true, true, true],
      [true, true, true, false],
    ],
    [true, true, false, true],
    [true, true, false, false],
  ]);
});

test('A cover says the name that the founder goes by today, and never their address', async () => {
  const report = await reported('abe');
  const founderOf = async (): Promise<unknown> => {
    const { sections } = await content(report);
    const [cover] = sections.flatMap(({ parts }) => parts);
    return cover?.kind === 'cover' && cover.founder;
  };
  const before = await founderOf();
  await app.call('PATCH', '/api/user/me', { displayName: 'Abe Baker' }, report.founder.accessToken);
  const grant = newGrant();
  await report.send('ShareReport', { grant });
  const { body } = await page(report.projectId, grant);
  expect([before, await founderOf(), body.includes('By Abe Baker'), body.includes('@example.org')]).toEqual([
    null,
    'Abe Baker',
    true,
    false,
  ]);
});

/** A moment as the end of a day of somebody's who lives five hours behind Greenwich. */
const inNewYork = (at: Date): string => new Date(at.getTime() - 5 * 3_600_000).toISOString().replace('Z', '-05:00');

test('A report is read as it stood at a moment, with the title, the blocks and the evidence of then', async () => {
  const report = await reported('lena');
  const asOf = inNewYork(app.now());
  const before = await content(report);
  app.advance(60_000);
  await report.find('Another sign');
  await report.send('RetitleReport', { title: 'April' });
  await report.send('RemoveReportBlocks', { blocks: ['b1'] });
  const then = `?asOf=${encodeURIComponent(asOf)}`;
  const path = `/api/v1/reports/${report.reportId}`;
  const [html, pdf] = [
    await app.call('GET', `${path}.html${then}`, undefined, report.founder.accessToken),
    await app.call('GET', `${path}.pdf${then}`, undefined, report.founder.accessToken),
  ];
  expect([
    await content(report, then),
    (await content(report)).sources.map(({ text }) => text),
    html.body.includes('As it stood on '),
    [pdf.statusCode, pdf.headers['content-disposition']],
  ]).toEqual([
    { ...before, day: asOf.slice(0, 10) },
    ['A first sign', 'Another sign'],
    true,
    [200, 'attachment; filename="March-a-report.pdf"'],
  ]);
});

test('A moment is asked of one’s own log alone: a link shows what was shared, and nothing is there before it was written', async () => {
  const report = await reported('liv');
  const then = app.now();
  app.advance(60_000);
  await report.find('Another sign');
  const grant = newGrant();
  await report.send('ShareReport', { grant });
  const stranger = await newFounder(app, 'mia@example.org');
  const path = `/api/v1/reports/${report.reportId}`;
  const read = async (query: string, token?: string) => {
    const answer = await app.call('GET', `${path}?${query}`, undefined, token);
    return answer.statusCode === 200 ? answer.json<ReportContent>().sources.map(({ text }) => text) : answer.statusCode;
  };
  const asOf = `asOf=${encodeURIComponent(inNewYork(then))}`;
  const own = report.founder.accessToken;
  expect([
    await read(`${asOf}&grant=${grant}&project=${report.projectId}`),
    await read(asOf, stranger.accessToken),
    await read(asOf),
    await read(`asOf=${new Date(then.getTime() - 3_600_000).toISOString()}`, own),
    await read('asOf=2999-12-31T23:59:59.999Z', own),
    await read('asOf=2026-02-30T23:59:59.999Z', own),
    await read('asOf=0001-01-01T00:00:00Z', own),
    await read('asOf=2026-03-01', own),
  ]).toEqual([['A first sign', 'Another sign'], 404, 401, 404, ['A first sign', 'Another sign'], 400, 400, 400]);
});

test('A report is downloaded as a file that stands alone', async () => {
  const report = await reported('ida');
  const answer = await app.call(
    'GET',
    `/api/v1/reports/${report.reportId}.html`,
    undefined,
    report.founder.accessToken,
  );
  expect([
    answer.statusCode,
    answer.headers['content-disposition'],
    /(src|href)="(?!#|https?:)/.test(answer.body),
    answer.body.includes('<h1>March: a report</h1>'),
  ]).toEqual([200, 'attachment; filename="March-a-report.html"', false, true]);
});

test('By a link its own report is downloaded and no other, with the address of the link, and no cache keeps it', async () => {
  const [report, other] = [await reported('iris'), await reported('ivy')];
  const grant = newGrant();
  await report.send('ShareReport', { grant });
  const query = `?grant=${grant}&project=${report.projectId}`;
  const file = await app.call('GET', `/api/v1/reports/${report.reportId}.html${query}`);
  expect([file.statusCode, file.body.includes(`/shared/${report.projectId}/${grant}`)]).toEqual([200, true]);
  const [read, refused] = [
    await app.call('GET', `/api/v1/reports/${report.reportId}${query}`),
    await app.call('GET', `/api/v1/reports/${other.reportId}${query}`),
  ];
  expect([read, refused].map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [200, 'no-store'],
    [404, 'no-store'],
  ]);
});

test('The grant of a link is enough to read its report; a project that is named beside it must be the right one', async () => {
  const [report, other] = [await reported('ines'), await reported('inga')];
  const grant = newGrant();
  await report.send('ShareReport', { grant });
  const read = (path: string) => app.call('GET', `/api/v1/reports/${path}`);
  const [file, ...answers] = [
    await read(`${report.reportId}.html?grant=${grant}`),
    await read(`${report.reportId}?grant=${grant}`),
    await read(`${report.reportId}.pdf?grant=${grant}`),
    await read(`${other.reportId}?grant=${grant}`),
    await read(`${report.reportId}?grant=${grant}&project=${other.projectId}`),
    await read(`${report.reportId}?grant=${newGrant()}`),
  ];
  expect([
    file?.body.includes(`/shared/${report.projectId}/${grant}`),
    file?.statusCode,
    ...answers.map(({ statusCode }) => statusCode),
  ]).toEqual([true, 200, 200, 200, 404, 404, 404]);
});

test('A report whose title no file can have is a file all the same', async () => {
  const report = await reported('jo');
  await report.send('RetitleReport', { title: '面包' });
  const path = `/api/v1/reports/${report.reportId}.html`;
  const { headers } = await app.call('GET', path, undefined, report.founder.accessToken);
  expect(headers['content-disposition']).toBe('attachment; filename="report.html"');
});

test('A PDF is the same twice, for its founder and for whoever has a link, which it prints', async () => {
  const report = await reported('jane');
  const grant = newGrant();
  await report.send('FreezeReport');
  await report.send('ShareReport', { grant, freeze: 1 });
  const path = `/api/v1/reports/${report.reportId}.pdf`;
  const read = async (query: string, token?: string) => {
    const { statusCode, headers, rawPayload } = await app.call('GET', path + query, undefined, token);
    return { statusCode, type: headers['content-type'], bytes: rawPayload };
  };
  const query = `?grant=${grant}&project=${report.projectId}`;
  const [own, one, other] = [
    await read('?freeze=1&paper=us-letter', report.founder.accessToken),
    await read(query),
    await read(query),
  ];
  expect([
    own.statusCode,
    one.statusCode,
    one.type,
    one.bytes.equals(other.bytes),
    one.bytes.equals(own.bytes),
  ]).toEqual([200, 200, 'application/pdf', true, false]);
  expect((await read(`${query}x`)).statusCode).toBe(404);
});

test('Without the optional parts a PDF is refused, in words, and everything else of a report is there', async () => {
  const whole = app;
  app = await startIdentityApp({ typeset: async () => undefined });
  try {
    const report = await reported('kate');
    const grant = newGrant();
    await report.send('ShareReport', { grant });
    const path = `/api/v1/reports/${report.reportId}`;
    const token = report.founder.accessToken;
    const query = `?grant=${grant}&project=${report.projectId}`;
    const answers = [
      await app.call('GET', `${path}.pdf`, undefined, token),
      await app.call('GET', `${path}.pdf${query}`),
      // Who may not read it is told nothing of it either.
      await app.call('GET', `${path}.pdf`),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, (JSON.parse(body) as { code: string }).code])).toEqual([
      [501, 'pdf-unavailable'],
      [501, 'pdf-unavailable'],
      [401, 'unauthorized'],
    ]);
    expect((await app.call('GET', `${path}.html`, undefined, token)).statusCode).toBe(200);
    expect((await page(report.projectId, grant)).statusCode).toBe(200);
  } finally {
    await app.stop();
    app = whole;
  }
});

test('Twenty PDFs that one founder asks for delay another’s by no more than those that are being made', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const whole = app;
  app = await startIdentityApp({
    typeset: (data) =>
      new Promise((resolve) => {
        begun.push(/Report of (\w+)/.exec(JSON.stringify(data))?.[1] ?? '');
        ends.push(() => resolve(Buffer.from('%PDF')));
      }),
  });
  try {
    const [mia, noor] = [await reported('mia'), await reported('noor')];
    await mia.send('RetitleReport', { title: 'Report of Mia' });
    await noor.send('RetitleReport', { title: 'Report of Noor' });
    const grant = newGrant();
    await mia.send('ShareReport', { grant });
    const ask = (report: Reported) =>
      app.call('GET', `/api/v1/reports/${report.reportId}.pdf`, undefined, report.founder.accessToken);
    const askAsStranger = (from: string, accept: string) =>
      app.call('GET', `/api/v1/reports/${mia.reportId}.pdf?grant=${grant}`, undefined, undefined, { accept }, from);
    const many = Array.from({ length: 20 }, () => ask(mia));
    await expect.poll(() => begun).toEqual(['Mia', 'Mia']);
    const strangers = Array.from({ length: 3 }, () => askAsStranger('192.0.2.1', 'text/html'));
    const other = ask(noor);
    // It waits, as those of the others do, once what is beyond the bounds was refused.
    const settled: unknown[] = [];
    for (const each of [...many, ...strangers])
      void each.then(({ statusCode, headers }) => settled.push([statusCode, headers['retry-after']]));
    await expect.poll(() => settled).toEqual(Array.from({ length: 15 }, () => [429, '60']));
    const page = (await Promise.race(strangers)).body;
    expect([page.includes('<h1'), page.includes('Try again in a minute.')]).toEqual([true, true]);
    ends[0]?.();
    await expect.poll(() => begun.length).toBe(3);
    const rest = setInterval(() => ends.shift()?.(), 1);
    const answers = await Promise.all([other, ...many, ...strangers]);
    clearInterval(rest);
    const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect([begun.indexOf('Noor') <= 3, counts.get(200)?.length, counts.get(429)?.length]).toEqual([true, 9, 15]);
  } finally {
    await app.stop();
    app = whole;
  }
});
