import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { type CommandDraft, pageDraft } from '#domain/log/command-draft.ts';
import { issue } from '#machines/issue.ts';
import { type App, AppContext } from './app-context.ts';
import { useFlow } from './use-flow.ts';

const drafts = [pageDraft('PublishPage', crypto.randomUUID(), {})];
const machine = setup({ actions: { issue } }).createMachine({
  on: { press: { actions: { type: 'issue', params: { drafts } } } },
});

/** Commands that a flow has issued: to the application, and to the screen. */
function pressedIn(own: boolean) {
  const dispatched: (readonly CommandDraft[])[] = [];
  const kept: (readonly CommandDraft[])[] = [];
  const app = {
    services: { dispatch: (commands: readonly CommandDraft[]) => void dispatched.push(commands) },
    inspect: () => undefined,
  } as unknown as App;
  const flow = own ? machine.provide({ actions: { issue: (_, params) => void kept.push(params.drafts) } }) : machine;
  const { result, unmount } = renderHook(() => useFlow(flow), {
    wrapper: ({ children }) => <AppContext value={app}>{children}</AppContext>,
  });
  result.current.send({ type: 'press' });
  unmount();
  return { dispatched, kept };
}

test('the commands of a flow are dispatched, unless the screen does something of its own with them', () => {
  expect([pressedIn(false), pressedIn(true)]).toEqual([
    { dispatched: [drafts], kept: [] },
    { dispatched: [], kept: [drafts] },
  ]);
});
