import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import { linkedMethodsMachine } from '#machines/settings/linked-methods.machine.ts';
import { MethodsSection } from './MethodsSection.tsx';

// The files of a worker share one window.
afterEach(cleanup);

const record = { email: 'ada@example.org', methods: ['password', 'twitter'], factors: [], hasPasskey: false } as const;

test('while one provider is connected or disconnected, no other can be', () => {
  const pending = fromPromise<void, { readonly provider: OauthProvider }>(() => new Promise(() => {}));
  const machine = linkedMethodsMachine.provide({ actors: { link: pending, unlink: pending } });
  const shown = (event?: Parameters<ReturnType<typeof createActor<typeof machine>>['send']>[0]) => {
    const flow = createActor(machine, { input: { ways: [] } }).start();
    render(<MethodsSection record={record} flow={flow} providers={['google', 'github', 'twitter']} />);
    if (event) act(() => flow.send(event));
    const buttons = screen.getAllByRole('button').map((each) => [each.ariaLabel, each.hasAttribute('disabled')]);
    cleanup();
    flow.stop();
    return buttons;
  };
  expect([
    shown(),
    shown({ type: 'link.asked', provider: 'google' }),
    shown({ type: 'unlink.asked', provider: 'twitter', record }),
  ]).toEqual([
    [
      ['Connect Google', false],
      ['Connect GitHub', false],
      ['Disconnect Twitter', false],
    ],
    [
      ['Connect Google', false],
      ['Connect GitHub', true],
      ['Disconnect Twitter', true],
    ],
    [
      ['Connect Google', true],
      ['Connect GitHub', true],
      ['Disconnect Twitter', false],
    ],
  ]);
});
