import { expect, test } from 'vitest';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import { safeStorage } from '../storage/safe-storage.ts';
import { type FeedbackOutbox, feedbackOutbox } from './feedback-outbox.ts';

const ids = [1, 2, 3].map((n) => `${n}${crypto.randomUUID().slice(1)}`) as [string, string, string];
const post = (id: string, title = `Post ${id}`): FeedbackSend => ({ kind: 'post', id, title, body: '' });
const vote: FeedbackSend = { kind: 'vote', id: ids[1], postId: ids[0], voted: true };

/** A browser’s storage, which all its tabs share. */
function browser(values = new Map<string, string>()) {
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  const tab = (accountId = 'ada', open = () => area): FeedbackOutbox =>
    feedbackOutbox({
      storage: safeStorage(open),
      // In no order that says anything.
      keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)).sort(),
      accountId,
    });
  return { values, tab };
}

test('what two tabs keep at the same time is all there, in its order, and forgotten one by one', () => {
  const { values, tab } = browser();
  const [one, two] = [tab(), tab()];
  one.keep(post(ids[2]));
  two.keep(vote);
  one.keep(post(ids[0]));
  expect([one, two, tab()].map((each) => each.readWaiting())).toEqual(
    Array(3).fill([post(ids[2]), vote, post(ids[0])]),
  );
  two.forget(ids[1]);
  expect(one.readWaiting()).toEqual([post(ids[2]), post(ids[0])]);
  expect(ids.map((id) => one.isWaiting(id))).toEqual([true, false, true]);
  two.forget(ids[0]);
  one.forget(ids[2]);
  expect([...values]).toEqual([]);
});

test('what was refused waits no more, and its words stay until they are forgotten', () => {
  const { values, tab } = browser();
  tab().keep(post(ids[0]));
  tab().refuse({ send: post(ids[0]), message: 'No.' });
  const after = tab();
  expect([after.readWaiting(), after.readRefused(), after.isWaiting(ids[0])]).toEqual([
    [],
    [{ send: post(ids[0]), message: 'No.' }],
    false,
  ]);
  after.forget(ids[0]);
  expect([...values]).toEqual([]);
});

test('nobody finds what another account has kept', () => {
  const { tab } = browser();
  tab('ada').keep(vote);
  tab('ada').refuse({ send: post(ids[0]), message: 'No.' });
  expect([tab('bea').readWaiting(), tab('bea').readRefused()]).toEqual([[], []]);
});

test('what an earlier version kept in one record is taken over, and what is none of ours is removed', () => {
  const values = new Map([
    ['groundwork-feedback-outbox:ada', JSON.stringify([vote, post(ids[0])])],
    ['groundwork-feedback-outbox:ada:x', '{"place":1}'],
  ]);
  const { tab } = browser(values);
  expect(tab().readWaiting()).toEqual([vote, post(ids[0])]);
  expect([...values.keys()]).toEqual([ids[1], ids[0]].map((id) => `groundwork-feedback-outbox:ada:${id}`));
});

test('without storage it waits as long as the page lives', () => {
  const outbox = browser().tab('ada', () => {
    throw new Error('storage is forbidden');
  });
  outbox.keep(vote);
  expect([outbox.readWaiting(), outbox.isWaiting(ids[1])]).toEqual([[vote], true]);
  outbox.forget(ids[1]);
  expect([outbox.readWaiting(), outbox.isWaiting(ids[1])]).toEqual([[], false]);
});

test('what other tabs keep, refuse and clear is heard, until nobody listens', () => {
  const events = new EventTarget();
  const heard: (string | null)[] = [];
  let changed: string | null = null;
  const stop = browser()
    .tab()
    .watch(events as unknown as Window, () => heard.push(changed));
  const change = (key: string | null) => {
    changed = key;
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  for (const key of [
    'groundwork-feedback-outbox:ada:x',
    'groundwork-feedback-refused:ada:x',
    'groundwork-feedback-outbox:bea:x',
    'groundwork-feedback:ada',
    null,
  ])
    change(key);
  stop();
  change(null);
  expect(heard).toEqual(['groundwork-feedback-outbox:ada:x', 'groundwork-feedback-refused:ada:x', null]);
});
