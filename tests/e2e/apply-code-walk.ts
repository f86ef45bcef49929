import type { AnyMachineSnapshot } from 'xstate';
import type { ModelEvent } from '../models/model.ts';
import { failureWords, momentWords } from './said-on.ts';
import type { SignInWalk } from './sign-in-walk.ts';
import type { Walk } from './walk-paths.ts';

/** One press applies the code of a mail: the provider is first asked what it does, then to do it. */
const calls = { check: 'resetPassword', apply: 'update' } as const;

/** The link of a mail that verifies an address. */
export class ApplyCodeWalk implements Walk {
  readonly #walk: SignInWalk;

  constructor(walk: SignInWalk) {
    this.#walk = walk;
  }

  async start({ oobCode }: { readonly oobCode?: string }): Promise<void> {
    await this.#walk.open(`/auth/action?${new URLSearchParams({ mode: 'verifyEmail', ...(oobCode && { oobCode }) })}`);
  }

  async carryOut(event: ModelEvent): Promise<void> {
    switch (event.type) {
      case 'code.confirmed':
        return this.#walk.press('Verify my email');
      case 'xstate.done.actor.apply':
        await this.#walk.answer(calls.check, { email: event['output'].email, requestType: 'VERIFY_EMAIL' });
        return this.#walk.answer(calls.apply, { email: event['output'].email });
      case 'xstate.error.actor.apply':
        return this.#walk.refuse(calls.check, event['error'].kind);
      default:
        throw new Error(`nobody knows how to bring about ${event.type}`);
    }
  }

  async expectSeen({ context, value }: AnyMachineSnapshot): Promise<void> {
    const { failure } = context;
    await this.#walk.expectSeen({
      title: value === 'applied' ? momentWords.verified : 'Verify your email',
      said: [
        ...(failure === null ? [] : [failureWords[failure.kind as keyof typeof failureWords]]),
        ...(value === 'applied' ? [momentWords.verified] : []),
        ...(value === 'unusable' ? [momentWords.nothingApplied] : []),
      ].sort(),
      calls: value === 'applying' ? [calls.check] : [],
    });
  }
}
