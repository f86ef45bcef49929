import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnDomain } from '#domain/page/own-domain.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answer } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const host = 'try.crumb.example';
const waiting: OwnDomain = {
  ...{ host, state: 'waiting', fault: 'proof-missing' },
  ...{ since: '2026-03-01T12:00:00.000Z', checkedAt: '2026-03-01T12:00:00.000Z' },
  records: [
    { type: 'TXT', name: `_groundwork.${host}`, value: 'groundwork-page=0123' },
    { type: 'CNAME', name: host, value: 'pages.example.org' },
  ],
};

/** The publishing dialog of a page that is live, on a server that answers about its domain from `said`. */
async function openPublishing(first: OwnDomain | null, settings = { ownDomains: true }) {
  const [ideaId, projectId, pageId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const server = { domain: first, refusal: '', calls: [] as unknown[] };
  const answers: readonly Answer[] = [
    ({ method, url, body }) => {
      const hosts = server.domain?.state === 'working' ? { [pageId]: host } : {};
      if (url.pathname === '/api/v1/domains') return { status: 200, body: { hosts } };
      if (!url.pathname.startsWith(`/api/v1/pages/${pageId}/domain`)) return undefined;
      server.calls.push([method, url.pathname.split('/domain')[1], body]);
      if (server.refusal) return { status: 400, body: { code: server.refusal, message: 'No.', requestId: 'r' } };
      return { status: 200, body: { domain: server.domain } };
    },
  ];
  const blocks = [{ id: 'form', kind: 'form', parent: null, fields: { consent: 'Write to me.' } }];
  const { user } = await openApp(`/page-builder/${projectId}?page=${pageId}`, {
    settings,
    answers,
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [`page-${pageId}`, 'CreatePage', { projectId, title: 'Crumb page', template: { blocks } }],
      [`page-${pageId}`, 'PublishPage', {}],
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Publish/u }));
  return { user, server };
}
const findDomain = async () => within(await screen.findByRole('region', { name: 'Your own domain' }));

test('a domain is claimed, its two records can be copied, and it is said when it works', async () => {
  const { user, server } = await openPublishing(null);
  const own = await findDomain();
  server.domain = waiting;
  await user.type(await own.findByLabelText('Domain'), 'Try.Crumb.example{Enter}');
  await own.findByText('Waiting for try.crumb.example. The TXT record isn’t there.');
  const fields = own.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect([server.calls.at(-1), fields]).toEqual([
    ['PUT', '', { host: 'Try.Crumb.example' }],
    [`_groundwork.${host}`, 'groundwork-page=0123', host, 'pages.example.org'],
  ]);
  expect(
    own.getAllByRole('button', { name: /^Copy/u }).map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
  ).toEqual([
    'Copy the name of the TXT record',
    'Copy the value of the TXT record',
    'Copy the name of the CNAME record',
    'Copy the value of the CNAME record',
  ]);
  expect(await findViolations()).toEqual([]);
  server.domain = { ...waiting, state: 'working', fault: null };
  await user.click(own.getByRole('button', { name: 'Check again' }));
  const link = await own.findByRole('link', { name: host });
  expect([link.getAttribute('href'), own.queryByRole('button', { name: 'Check again' })]).toEqual([
    `https://${host}/`,
    null,
  ]);
  const address = screen.getByLabelText<HTMLInputElement>('Public address');
  await waitFor(() => expect(address.value).toBe(`https://${host}/`));
  server.domain = null;
  await user.click(own.getByRole('button', { name: 'Stop using this domain' }));
  await own.findByLabelText('Domain');
  await waitFor(() => expect(address.value).toMatch(/\/p\/crumb-page$/u));
  expect(server.calls.slice(-2)).toEqual([
    ['POST', '/check', undefined],
    ['DELETE', '', undefined],
  ]);
});

test('a domain that is refused is said in words, and what was typed stays', async () => {
  const { user, server } = await openPublishing(null);
  const own = await findDomain();
  const field = await own.findByLabelText<HTMLInputElement>('Domain');
  server.refusal = 'domain-malformed';
  await user.type(field, 'crumb/{Enter}');
  await own.findByText('This isn’t a domain. Enter one such as try.example.org, without a path or a port.');
  expect(field.value).toBe('crumb/');
});

test('a domain that broke says since when, and what is missing', async () => {
  await openPublishing({ ...waiting, state: 'broken', fault: 'not-pointing' });
  const own = await findDomain();
  await waitFor(() =>
    expect(own.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'try.crumb.example hasn’t led here since March 1, 2026. The TXT record is there, but the domain doesn’t lead here.',
    ),
  );
});

test('without domains of founders’ own the server is not asked for one', async () => {
  const { server } = await openPublishing(null, { ownDomains: false });
  await screen.findByLabelText('Public address');
  expect([screen.queryByRole('region', { name: 'Your own domain' }), server.calls]).toEqual([null, []]);
});
