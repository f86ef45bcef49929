import type { AnyMachineSnapshot } from 'xstate';
import type { ModelEvent } from '../models/model.ts';
import { failureWords, momentWords, passwordWords } from './said-on.ts';
import type { SignInWalk } from './sign-in-walk.ts';
import type { Walk } from './walk-paths.ts';

const call = 'resetPassword';

/** A new password by the code of a mail. */
export class ResetPasswordWalk implements Walk {
  readonly #walk: SignInWalk;

  constructor(walk: SignInWalk) {
    this.#walk = walk;
  }

  async start({ oobCode }: { readonly oobCode?: string }): Promise<void> {
    await this.#walk.open(`/reset-password?${new URLSearchParams({ ...(oobCode && { oobCode }) })}`);
  }

  async carryOut(event: ModelEvent): Promise<void> {
    const field = this.#walk.page.getByLabel('New password');
    switch (event.type) {
      case 'password.submitted':
        await field.fill(event['password']);
        return this.#walk.press('Save password');
      case 'password.changed':
        return field.pressSequentially('x');
      case 'xstate.done.actor.readCode':
      case 'xstate.done.actor.savePassword':
        return this.#walk.answer(call, { email: this.#walk.known.email, requestType: 'PASSWORD_RESET' });
      case 'xstate.error.actor.readCode':
      case 'xstate.error.actor.savePassword':
        return this.#walk.refuse(call, event['error'].kind);
      default:
        throw new Error(`nobody knows how to bring about ${event.type}`);
    }
  }

  async expectSeen({ context, value }: AnyMachineSnapshot): Promise<void> {
    const { problem, failure } = context;
    await this.#walk.expectSeen({
      title: value === 'saved' ? 'Sign in' : 'Reset password',
      said: [
        ...(problem === null ? [] : [passwordWords[problem as keyof typeof passwordWords]]),
        ...(failure === null ? [] : [failureWords[failure.kind as keyof typeof failureWords]]),
        ...(value === 'unusable' ? [momentWords.passwordKept] : []),
        ...(value === 'saved' ? [momentWords.saved] : []),
      ].sort(),
      calls: value === 'reading' || value === 'saving' ? [call] : [],
    });
  }
}
