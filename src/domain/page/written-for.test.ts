import { beforeEach, expect, test } from 'vitest';
import { APage, pageId } from '../../../tests/fixtures/a-page.ts';
import { writtenFor } from './written-for.ts';

const [bread, rolls, crumbs] = ['1', '2', '3'].map((n) => pageId.replace(/^0/, n)) as [string, string, string];
const decisionId = pageId.replace(/^0/, '4');
let page: APage;

const publish = () => page.take('PublishPage', {});
const write = (title: string) => page.take('SetPage', { title });
const pivotTo = (projectId: string) => page.take('ReassignPage', { projectId, decisionId });
const from = () => writtenFor(page.page)?.from ?? null;

beforeEach(() => {
  page = new APage();
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  page.take('CreatePage', { projectId: bread, title: 'Bread by post', template: { blocks: [form] } });
  expect(publish()).toEqual(['PagePublished']);
});

test('A page that a pivot took along is written for the idea before until a change made since is published', () => {
  const seen = [from()];
  pivotTo(rolls);
  seen.push(from());
  write('Rolls by post');
  seen.push(from());
  publish();
  seen.push(from());
  expect(seen).toEqual([null, bread, bread, null]);
  expect(page.page.projectId).toBe(rolls);
});

test('What was changed before the pivot is published for the idea before too, as is what was published for it', () => {
  write('Fresh bread by post');
  pivotTo(rolls);
  publish();
  const seen = [from()];
  page.take('RollBackPage', { version: 1 });
  seen.push(from());
  write('Rolls by post');
  publish();
  seen.push(from());
  page.take('RollBackPage', { version: 1 });
  seen.push(from());
  expect(seen).toEqual([bread, bread, null, bread]);
});

test('Of several versions that were published for the idea before, each is still written for it', () => {
  write('Fresh bread by post');
  publish();
  pivotTo(rolls);
  const rolledBackTo = (version: number) => {
    expect(page.take('RollBackPage', { version })).toEqual(['PagePublished']);
    return from();
  };
  expect([rolledBackTo(1), rolledBackTo(2)]).toEqual([bread, bread]);
});

test('Taken off the web and published again as it was, a page promises the same', () => {
  pivotTo(rolls);
  page.take('UnpublishPage', {});
  expect([publish(), from()]).toEqual([['PagePublished'], bread]);
});

test('After two pivots a page was written for the last idea for which something was changed', () => {
  pivotTo(rolls);
  pivotTo(crumbs);
  const seen = [from()];
  write('Crumbs by post');
  publish();
  pivotTo(rolls);
  seen.push(from());
  expect(seen).toEqual([bread, crumbs]);
});
