import { expect, test } from 'vitest';
import type { App } from './app-context.ts';
import { tellUncaught } from './tell-uncaught.ts';

/** Returns the messages that are shown for errors and rejections with these causes, in their order. */
function toldOf(...events: readonly (readonly ['error' | 'unhandledrejection', unknown])[]): readonly string[] {
  const told: string[] = [];
  const page = new EventTarget();
  const app = {
    actorOf: () => ({ on: () => {} }),
    services: { showToast: ({ message }: { message: string }) => told.push(message) },
  };
  tellUncaught(page as unknown as Window, app as unknown as App);
  for (const [type, cause] of events) {
    const event = new Event(type, { cancelable: true });
    page.dispatchEvent(Object.assign(event, type === 'error' ? { error: cause } : { reason: cause }));
    expect(event.defaultPrevented).toBe(false);
  }
  return told;
}

const words = 'Something went wrong, but what you’ve saved isn’t affected. If this page stops working, reload it.';

test.each([
  ['an error', [['error', new Error('lost')]], [words]],
  ['a rejection', [['unhandledrejection', { kind: 'no-answer' }]], [words]],
  [
    'one of many',
    [
      ['unhandledrejection', 'a'],
      ['error', new Error('b')],
      ['error', new Error('c')],
    ],
    [words],
  ],
  [
    'no note of the browser, but what comes after it',
    [
      ['error', null],
      ['error', undefined],
      ['error', new Error('d')],
    ],
    [words],
  ],
  ['no script of another site', [['error', null]], []],
] as const)('tells of %s', (_, events, told) => {
  expect(toldOf(...events)).toEqual(told);
});
