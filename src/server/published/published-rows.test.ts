import { expect, test } from 'vitest';
import type { NewEvent } from '../event-store/verify-chain.ts';
import { surveyRows } from '../survey/survey.projection.ts';
import { pageRows } from './page.projection.ts';

const id = '5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11';
const recordedAt = '2026-03-01T12:00:00.000Z';
const rules = { once: 'visitor', closesAt: null, quota: null };

const founder = { kind: 'founder', id: 'ada' };
const fact = (
  workspace: string,
  stream: string,
  type: string,
  data: object,
  shown: object = {},
  by: object = founder,
): NewEvent => ({ event: { type, data, workspace, stream, recordedAt, by }, captured: shown }) as unknown as NewEvent;

test('pages of two workspaces with the same id are published side by side, each with its own content', () => {
  const publish = (workspace: string, version: number, of: number | null, content?: string) =>
    fact(workspace, `page-${id}`, 'PagePublished', { version, of, slug: workspace }, content ? { pages: content } : {});
  const row = { page_id: id, is_live: true, is_removed: false, published_at: recordedAt };
  expect(
    pageRows([
      publish('a', 1, null, 'of a'),
      publish('b', 2, 1),
      fact('a', `page-${id}`, 'PageUnpublished', {}),
      fact('c', `page-${id}`, 'PageUnpublished', {}),
    ]),
  ).toEqual({
    versions: [
      { ...row, workspace_id: 'a', version: 1, of: null, content: 'of a', slug: 'a', is_live: false },
      { ...row, workspace_id: 'b', version: 2, of: 1, content: null, slug: 'b' },
    ],
    ended: [{ workspace_id: 'c', page_id: id, is_removed: false }],
    addresses: ['a', 'b'].map((workspace) => ({ workspace_id: workspace, page_id: id, slug: workspace })),
  });
});

test('what one step removes stays removed, whether it was published in it or before, until it is published again', () => {
  const [other, third] = [id.replace('5', '6'), id.replace('5', '7')];
  const page = (of: string, type: string, slug = '', by?: object) =>
    fact('a', `page-${of}`, type, slug ? { version: 1, of: null, slug } : {}, { pages: slug }, by);
  const byServer = { kind: 'system', id: 'remove-project' };
  const rows = pageRows([
    page(id, 'PagePublished', 'one'),
    page(id, 'PageUnpublished'),
    page(id, 'PageRemoved'),
    page(other, 'PageUnpublished', '', byServer),
    page(other, 'PageUnpublished'),
    page(third, 'PageRemoved'),
    page(third, 'PagePublished', 'one'),
  ]);
  const states = rows.versions.map(({ page_id, is_live, is_removed }) => [page_id, is_live, is_removed]);
  expect([states, rows.ended, rows.addresses]).toEqual([
    [
      [id, false, true],
      [third, true, false],
    ],
    [{ workspace_id: 'a', page_id: other, is_removed: true }],
    [{ workspace_id: 'a', page_id: third, slug: 'one' }],
  ]);
});

test('surveys of two workspaces with the same id are published and changed side by side', () => {
  const stream = `survey-${id}`;
  const publish = (workspace: string, version: number, of: number | null, content?: string) =>
    fact(workspace, stream, 'SurveyPublished', { version, of }, { surveys: { rules, ...(content && { content }) } });
  const row = { survey_id: id, is_live: true, is_removed: false, published_at: recordedAt };
  expect(
    surveyRows([
      fact('c', stream, 'SurveySet', { quota: 5 }),
      publish('a', 1, null, 'of a'),
      publish('b', 2, 1),
      fact('a', stream, 'SurveyUnpublished', {}),
      fact('d', stream, 'SurveySet', { quota: 7 }),
    ]),
  ).toEqual({
    versions: [
      { ...row, workspace_id: 'a', version: 1, of: null, content: 'of a', rules, is_live: false },
      { ...row, workspace_id: 'b', version: 2, of: 1, content: null, rules },
    ],
    changed: [
      { workspace_id: 'c', survey_id: id, is_live: null, is_removed: false, rules: { quota: 5 } },
      { workspace_id: 'd', survey_id: id, is_live: null, is_removed: false, rules: { quota: 7 } },
    ],
  });
});

test('what one step does to a survey that was published before comes together in its row', () => {
  const stream = `survey-${id}`;
  const unpublished = fact('a', stream, 'SurveyUnpublished', {});
  const [full, late] = [{ quota: 5 }, { closesAt: '2026-04-01T12:00:00.000Z' }].map((set) =>
    fact('a', stream, 'SurveySet', set),
  );
  const row = {
    workspace_id: 'a',
    survey_id: id,
    is_live: false,
    is_removed: false,
    rules: { quota: 5, closesAt: '2026-04-01T12:00:00.000Z' },
  };
  const orders = [
    [unpublished, full, late],
    [full, unpublished, late],
    [full, late, unpublished],
  ].map((facts) => facts.filter((each) => each !== undefined));
  expect(orders.map(surveyRows)).toEqual(orders.map(() => ({ versions: [], changed: [row] })));
});
