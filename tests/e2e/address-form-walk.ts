import type { AnyMachineSnapshot } from 'xstate';
import type { ModelEvent } from '../models/model.ts';
import { emailWords, failureWords, momentWords } from './said-on.ts';
import type { SignInWalk } from './sign-in-walk.ts';
import type { Walk } from './walk-paths.ts';

const call = 'sendOobCode';

/** Leaving an address, so that a link to a new password is mailed there. */
export class AddressFormWalk implements Walk {
  readonly #walk: SignInWalk;

  constructor(walk: SignInWalk) {
    this.#walk = walk;
  }

  async start(): Promise<void> {
    await this.#walk.open('/forgot-password/');
  }

  async carryOut(event: ModelEvent): Promise<void> {
    const field = this.#walk.page.getByLabel('Email');
    switch (event.type) {
      case 'address.submitted':
        await field.fill(event['verdict'] === 'ok' ? this.#walk.known.email : event['email']);
        return this.#walk.press('Send reset link');
      case 'address.changed':
        return field.pressSequentially('x');
      case 'sending.repeated':
        return this.#walk.press('Send again');
      case 'form.reopened':
        return this.#walk.press('Use a different email');
      case 'xstate.done.actor.send':
        return this.#walk.pass(call);
      case 'xstate.error.actor.send':
        return this.#walk.refuse(call, event['error'].kind);
      default:
        throw new Error(`nobody knows how to bring about ${event.type}`);
    }
  }

  async expectSeen({ context, value }: AnyMachineSnapshot): Promise<void> {
    const { problem, failure } = context;
    await this.#walk.expectSeen({
      title: 'Forgot password',
      said: [
        ...(problem === null ? [] : [emailWords[problem as keyof typeof emailWords]]),
        ...(failure === null ? [] : [failureWords[failure.kind as keyof typeof failureWords]]),
        ...(value === 'sent' ? [momentWords.sent] : []),
      ],
      calls: value === 'sending' ? [call] : [],
    });
  }
}
