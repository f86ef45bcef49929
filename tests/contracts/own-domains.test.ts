import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OwnDomain } from '#domain/page/own-domain.ts';
import { leastAgeMs } from '#server/intake/visit-token.ts';
import { type Running, start } from '#server/main.ts';
import { findCaddy, startCaddy } from '../fixtures/caddy.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { type NameServer, startNameServer } from '../fixtures/name-server.ts';
import { tokenIn } from '../fixtures/page-guests.ts';
import { passTime } from '../fixtures/pass-time.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { type FoundedPage, publishPage } from '../fixtures/publish-page.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

const pagesHost = 'pages.groundwork.example';
/** How long a server goes by what it has found at a host. */
const rememberedMs = 2000;
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

let fresh: FreshDatabase;
let running: Running;
let url: string;
let port: number;
let names: NameServer;
let ada: FoundedPage;
let bea: FoundedPage;
beforeAll(async () => {
  names = await startNameServer();
  fresh = await databaseWithKey();
  const env = { OWN_DOMAINS: 'on', DNS_SERVERS: names.address, PUBLIC_PAGES_ORIGIN: `https://${pagesHost}` };
  running = await start({ DATABASE_URL: fresh.url, ...smallServer, RATE_LIMIT: 'off', ...env }, bareClient);
  url = running.settings.publicUrl;
  port = running.settings.port;
  ada = await publishPage(url, 'crumb', 'Crumb');
  bea = await publishPage(url, 'loaf', 'Loaf');
});
afterAll(async () => {
  vi.useRealTimers();
  await running?.stop();
  await fresh?.drop();
  await names?.close();
});

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** Asks for something under a host, as the proxy in front hands it on. */
const ask = (host: string, path: string, form?: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...{ host, 'user-agent': browser, accept: 'text/html', origin: 'null' },
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const options = { host: '127.0.0.1', port, path, method: form ? 'POST' : 'GET', headers };
    const sending = request(options, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text });
    });
    sending.on('error', reject).end(form && new URLSearchParams(form).toString());
  });
const outcome = async (...given: Parameters<typeof ask>) => {
  const { status, location } = await ask(...given);
  return location === undefined ? status : [status, location];
};
const titleOf = ({ text }: Answer) => /<title>(.*?)<\/title>/.exec(text)?.[1];

/** The answer of our API to a founder about the domain of a page. */
async function domain({ account, ids }: FoundedPage, method = 'GET', host?: string, page = ids.page, path = '') {
  const answer = await fetch(`${url}/api/v1/pages/${page}/domain${path}`, {
    method,
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      ...(host !== undefined && { 'content-type': 'application/json' }),
    },
    ...(host !== undefined && { body: JSON.stringify({ host }) }),
  });
  const body = (await answer.json()) as { readonly domain?: OwnDomain | null; readonly code?: string };
  return { status: answer.status, domain: body.domain ?? null, code: body.code };
}
const check = (page: FoundedPage) => domain(page, 'POST', undefined, undefined, '/check');
const said = ({ domain: found }: { readonly domain: OwnDomain | null }) =>
  found && [found.host, found.state, found.fault];

/** The records that a founder was told to add, as names. */
const records = (...all: readonly (OwnDomain | null)[]) => {
  const added = all.flatMap((each) => each?.records ?? []);
  const of = (type: string) =>
    Object.fromEntries(added.filter((each) => each.type === type).map(({ name, value }) => [name, value]));
  return { TXT: of('TXT'), CNAME: of('CNAME') };
};

test('a founder claims a domain for a page of theirs, and is told which records prove it', async () => {
  expect(
    [await domain(ada), await domain(ada, 'GET', undefined, bea.ids.page)].map(({ status, domain: found }) => [
      status,
      found,
    ]),
  ).toEqual([
    [200, null],
    [200, null],
  ]);
  const claimed = await domain(ada, 'PUT', ' https://Try.Crumb.example/ ');
  expect([said(claimed), claimed.domain?.records, claimed.domain?.checkedAt !== null]).toEqual([
    ['try.crumb.example', 'waiting', 'proof-missing'],
    [
      {
        type: 'TXT',
        name: '_groundwork.try.crumb.example',
        value: expect.stringMatching(/^groundwork-page=[0-9a-f]{32}$/),
      },
      { type: 'CNAME', name: 'try.crumb.example', value: pagesHost },
    ],
    true,
  ]);
  const refused = [];
  for (const host of ['', 'crumb', 'localhost', pagesHost, `a.${pagesHost}`, '192.0.2.1', 'crumb.example/x'])
    refused.push((await domain(ada, 'PUT', host)).code);
  expect([refused, said(await domain(ada))]).toEqual([
    [
      ...['domain-missing', 'domain-malformed', 'domain-malformed', 'domain-reserved', 'domain-reserved'],
      ...['domain-malformed', 'domain-malformed'],
    ],
    ['try.crumb.example', 'waiting', 'proof-missing'],
  ]);
  // A page of another workspace is none, nor is one that was removed.
  const gone = await publishPage(url, 'gone', 'Gone');
  await sendCommand({ url, ...gone.account }, [`page-${gone.ids.page}`, 'RemovePage', {}]);
  const others = [
    await domain(ada, 'PUT', 'x.example', bea.ids.page),
    await domain(ada, 'PUT', 'x.example', ada.ids.project),
    await domain(gone, 'PUT', 'x.example'),
  ];
  expect([others.map(({ status }) => status), said(await domain(bea))]).toEqual([[404, 404, 404], null]);
});

test('a host that leads here and is not proven shows nothing, and gets no certificate', async () => {
  const { domain: claimed } = await domain(ada);
  names.names = { CNAME: records(claimed).CNAME };
  const seen = [said(await check(ada))];
  names.names = { TXT: records(claimed).TXT };
  seen.push(said(await check(ada)));
  names.names = null;
  seen.push(said(await check(ada)));
  expect([
    seen,
    await outcome('try.crumb.example', '/'),
    await outcome('try.crumb.example', '/home'),
    await outcome('localhost', '/internal/domains/ask?domain=try.crumb.example'),
  ]).toEqual([
    [
      ['try.crumb.example', 'waiting', 'proof-missing'],
      ['try.crumb.example', 'waiting', 'not-pointing'],
      ['try.crumb.example', 'waiting', 'no-answer'],
    ],
    ...[404, 404, 404],
  ]);
});

test('a proven host shows its page alone: neither the product nor another founder’s page', async () => {
  names.names = records((await domain(ada)).domain);
  expect(said(await check(ada))).toEqual(['try.crumb.example', 'working', null]);
  passTime(rememberedMs);
  await expect.poll(() => outcome('try.crumb.example', '/')).toBe(200);
  const home = await ask('try.crumb.example', '/');
  expect([
    home.status,
    titleOf(home),
    home.text.includes('<link rel="canonical" href="https://try.crumb.example/">'),
  ]).toEqual([...[200, 'Crumb', true]]);
  const host = 'try.crumb.example';
  const asked = [
    '/home',
    '/sign-in',
    '/api/user/me',
    '/api/v1/pages/x/domain',
    '/static/x.js',
    '/openapi.json',
    '/p/loaf',
    '/p/loaf/thanks',
    '/s/x',
    '/robots.txt',
    '/dev/inbox',
  ];
  const answers = [];
  for (const path of asked) answers.push([path, await outcome(host, path)]);
  expect(answers).toEqual([
    ['/home', 404],
    ['/sign-in', 404],
    ['/api/user/me', 404],
    ['/api/v1/pages/x/domain', 404],
    ['/static/x.js', 404],
    ['/openapi.json', 404],
    ['/p/loaf', [302, `https://${pagesHost}/p/loaf`]],
    ['/p/loaf/thanks', [302, `https://${pagesHost}/p/loaf/thanks`]],
    ['/s/x', [302, `https://${pagesHost}/s/x`]],
    ['/robots.txt', 404],
    ['/dev/inbox', 404],
  ]);
  expect([
    await outcome('unknown.example', '/'),
    await outcome('unknown.example', '/p/crumb'),
    await outcome('TRY.crumb.example.:443', '/'),
  ]).toEqual([404, 404, 200]);
});

test('the three kinds of address lead to the own one, with what the link says, and count alike', async () => {
  const host = 'try.crumb.example';
  expect([
    await outcome(pagesHost, '/p/crumb?utm_source=news'),
    await outcome(host, '/p/crumb?utm_source=news'),
    await outcome('localhost', '/p/crumb'),
    await outcome(pagesHost, '/p/loaf'),
  ]).toEqual([
    [302, `https://${host}/?utm_source=news`],
    [302, '/?utm_source=news'],
    [308, `https://${pagesHost}/p/crumb`],
    200,
  ]);
  const { text } = await ask(host, '/?utm_source=News');
  const token = tokenIn(text);
  await ask(host, `/p/crumb/seen/${token}`);
  const sent = { token, goal: 'sign-up', form: 'form', email: 'guest@example.org', consent: 'yes', website: '' };
  passTime(leastAgeMs);
  expect((await ask(host, '/p/crumb', sent)).status).toBe(303);
  expect(await outcome(host, '/p/crumb/thanks?form=form')).toBe(200);
  const answer = await fetch(`${url}/api/v1/snapshot?stream=intake-${ada.ids.page}`, {
    headers: { authorization: `Bearer ${ada.account.accessToken}` },
  });
  const { state } = (await answer.json()) as { readonly state: { readonly runs: object[]; readonly entries: object } };
  expect([state.runs, JSON.stringify(state.entries)]).toEqual([
    [expect.objectContaining({ source: 'news', n: 1 })],
    expect.stringContaining('"source":"news"'),
  ]);
});

test('a mail about a page at its own host names that host, and is answered there; what removes somebody stays at ours', async () => {
  const host = 'try.crumb.example';
  const toGuest = async () => {
    const answer = await fetch(`${url}/dev/inbox`, { headers: { accept: 'application/json' } });
    const mails = (await answer.json()) as readonly { readonly to: string; readonly link: string }[];
    return mails.filter(({ to }) => to === 'guest@example.org').map(({ link }) => link);
  };
  await expect.poll(toGuest).toEqual([expect.stringMatching(`^https://${host}/confirm/[\\w-]{92}$`)]);
  const [confirm = ''] = (await toGuest()).map((link) => new URL(link).pathname);
  const remove = '/remove/x';
  const hosts = async ({ account }: FoundedPage) =>
    (await fetch(`${url}/api/v1/domains`, { headers: { authorization: `Bearer ${account.accessToken}` } })).json();
  const waiting = await domain(bea, 'PUT', 'loaf.example');
  expect([await hosts(ada), await hosts(bea)]).toEqual([{ hosts: { [ada.ids.page]: host } }, { hosts: {} }]);
  names.names = records((await domain(ada)).domain, waiting.domain);
  expect(said(await check(bea))).toEqual(['loaf.example', 'working', null]);
  passTime(rememberedMs);
  await expect.poll(() => outcome('loaf.example', '/')).toBe(200);
  // Founders’ own hosts show nothing of each other.
  const pressed = [await ask('loaf.example', confirm, {}), await ask(host, confirm, {})];
  expect([
    await outcome(host, confirm),
    await outcome(host, remove),
    await outcome('unknown.example', confirm),
    pressed.map((answer) => [answer.status, titleOf(answer), answer.text.includes('Crumb')]),
  ]).toEqual([
    ...[200, [302, `https://${pagesHost}${remove}`], 404],
    [
      [200, 'Thank you', false],
      [200, 'Your email is confirmed · Crumb', true],
    ],
  ]);
  await domain(bea, 'DELETE');
});

test('a form that was opened at the own host is taken there after its page has another address', async () => {
  const host = 'try.crumb.example';
  const page = `page-${ada.ids.page}`;
  const moved = async (slug: string) => {
    for (const command of [
      [page, 'SetBlock', { block: 'form', field: 'invite', value: true }],
      [page, 'SetPage', { slug }],
      [page, 'PublishPage', {}],
    ] as const)
      await sendCommand({ url, ...ada.account }, command);
  };
  const token = tokenIn((await ask(host, '/')).text);
  await moved('crumb-prices');
  const sent = { token, goal: 'sign-up', form: 'form', email: 'late@example.org', consent: 'yes', website: '' };
  passTime(leastAgeMs);
  const { status, location = '' } = await ask(host, '/p/crumb', sent);
  expect(status).toBe(303);
  const thanks = await ask(host, location.replace(/#.*/, ''));
  expect([
    location.replace(/\?.*/, ''),
    thanks.status,
    /[^">]+via=invite/.exec(thanks.text)?.[0],
    await outcome(host, `/p/crumb/seen/${token}`),
    await outcome(host, '/p/crumb/icon.svg'),
    await outcome(host, '/p/crumb?utm_source=news'),
    await outcome(host, '/p/loaf'),
  ]).toEqual([
    '/p/crumb-prices/thanks',
    200,
    // What is shared is the address that its founder has given to the page.
    'https://try.crumb.example/?via=invite',
    200,
    [308, '/p/crumb-prices/icon.svg'],
    [302, '/?utm_source=news'],
    [302, `https://${pagesHost}/p/loaf`],
  ]);
  await moved('crumb');
});

test('a survey that a page at its own host links to leads back there, by way of the origin of all pages', async () => {
  const [host, surveyId] = ['try.crumb.example', crypto.randomUUID()];
  const survey = `survey-${surveyId}`;
  const questions = [{ id: 'n', kind: 'number', title: 'How many?' }];
  const blocks = [
    { id: 'ask', kind: 'survey', parent: null, fields: { look: 'link', survey: surveyId, button: 'Go' } },
  ];
  const accepted = [];
  for (const command of [
    [survey, 'CreateSurvey', { projectId: ada.ids.project, title: 'Bread', template: { questions } }],
    [survey, 'SetSurvey', { by: 'Ada, ada@example.org' }],
    [survey, 'PublishSurvey', {}],
    [`page-${ada.ids.page}`, 'PlaceBlocks', { blocks }],
    [`page-${ada.ids.page}`, 'PublishPage', {}],
  ] as const)
    accepted.push(await sendCommand({ url, ...ada.account }, command));
  const link = /href="([^"]*\/s\/[^"]+)"/.exec((await ask(host, '/')).text)?.[1] ?? '';
  expect([new Set(accepted), link, await outcome(host, link), await outcome('localhost', link)]).toEqual([
    new Set(['accepted']),
    `/s/${surveyId}?page=crumb`,
    [302, `https://${pagesHost}${link}`],
    [308, `https://${pagesHost}${link}`],
  ]);
  const hidden = ({ text }: Answer) =>
    Object.fromEntries(
      [...text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, ...field]) => field),
    );
  const first = { ...hidden(await ask(pagesHost, link)), answer: '3' };
  passTime(leastAgeMs);
  const { location: step = '' } = await ask(pagesHost, `/s/${surveyId}`, first);
  const last = { ...hidden(await ask(pagesHost, step)), send: 'yes' };
  const { location: end = '' } = await ask(pagesHost, `/s/${surveyId}`, last);
  expect(/<a href="([^"]+)">Back to <span dir="auto">Crumb</.exec((await ask(pagesHost, end)).text)?.[1]).toBe(
    `https://${host}/`,
  );
});

/** More than the 300 that are answered. */
const asked = process.env['TEST_FULL'] ? 1000 : 350;

test('a certificate is for proven hosts alone, asked on this machine, however often others are asked for', async () => {
  const asking = (domainName: string, host = 'localhost') =>
    ask(host, `/internal/domains/ask?domain=${encodeURIComponent(domainName)}`).then(({ status }) => status);
  const counts = new Map<number, number>();
  for (let n = 0; n < asked; n += 50) {
    const hosts = Array.from({ length: 50 }, (_, at) => `host-${n + at}.example`);
    for (const status of await Promise.all(hosts.map((host) => asking(host))))
      counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  expect([
    [...counts.keys()].sort(),
    (counts.get(404) ?? 0) <= 300,
    await asking('try.crumb.example'),
    await asking('TRY.crumb.example'),
    await asking('try.crumb.example', pagesHost),
    await asking('try.crumb.example', 'try.crumb.example'),
  ]).toEqual([[404, 429], true, ...[200, 200, 404, 404]]);
});

const caddy = findCaddy();

test.skipIf(!caddy)('Caddy gets a certificate for a proven host alone, and shows its page there', async () => {
  const proxy = await startCaddy(caddy ?? '', port);
  const open = (host: string): Promise<unknown> =>
    new Promise((resolve) => {
      const options = { host: '127.0.0.1', port: proxy.port, servername: host, rejectUnauthorized: false };
      secureRequest({ ...options, headers: { host, 'user-agent': browser } }, async (answer) => {
        const subject = (answer.socket as TLSSocket).getPeerCertificate().subjectaltname;
        let text = '';
        for await (const part of answer.setEncoding('utf8')) text += part;
        resolve([answer.statusCode, subject, titleOf({ status: 0, location: undefined, text })]);
      })
        .on('error', ({ message }) => resolve(/alert internal error/i.test(message) ? 'no certificate' : message))
        .end();
    });
  try {
    const seen = [await open('unknown.example'), await open('try.crumb.example'), await open('localhost')];
    expect(seen).toEqual(['no certificate', [200, 'DNS:try.crumb.example', 'Crumb'], 'no certificate']);
  } finally {
    await proxy.close();
  }
});

test('whoever proves a host last has it; while two prove it, the first one keeps it', async () => {
  const [first, second] = [(await domain(ada)).domain, (await domain(bea, 'PUT', 'try.crumb.example')).domain];
  const both = records(first, second);
  const state = async () => [
    said(await domain(ada)),
    said(await domain(bea)),
    titleOf(await ask('try.crumb.example', '/')),
  ];
  const claimed = await state();
  // A name has one text here: that of who is proven.
  names.names = { ...both, TXT: records(second).TXT };
  expect([claimed, said(await check(bea)), await domain(ada).then(said)]).toEqual([
    [['try.crumb.example', 'working', null], ['try.crumb.example', 'waiting', 'proof-missing'], 'Crumb'],
    ['try.crumb.example', 'working', null],
    ['try.crumb.example', 'broken', 'proof-missing'],
  ]);
  passTime(rememberedMs);
  await expect.poll(async () => titleOf(await ask('try.crumb.example', '/'))).toBe('Loaf');
  expect([await outcome(pagesHost, '/p/crumb'), await outcome(pagesHost, '/p/loaf')]).toEqual([
    200,
    [302, 'https://try.crumb.example/'],
  ]);
});

test('a host whose records are gone shows nothing any more; one that nobody answers for stays', async () => {
  const { domain: working } = await domain(bea);
  names.names = null;
  const silent = said(await check(bea));
  names.names = {};
  const gone = said(await check(bea));
  passTime(rememberedMs);
  await expect.poll(() => outcome('try.crumb.example', '/')).toBe(404);
  const asked = await outcome('localhost', '/internal/domains/ask?domain=try.crumb.example');
  names.names = records(working);
  expect([silent, gone, asked === 200, await outcome(pagesHost, '/p/loaf'), said(await check(bea))]).toEqual([
    ['try.crumb.example', 'working', null],
    ['try.crumb.example', 'broken', 'proof-missing'],
    ...[false, 200],
    ['try.crumb.example', 'working', null],
  ]);
  await domain(bea, 'DELETE');
  passTime(rememberedMs);
  await expect.poll(() => outcome('try.crumb.example', '/')).toBe(404);
  expect([said(await domain(bea)), await outcome(pagesHost, '/p/loaf')]).toEqual([null, 200]);
});
