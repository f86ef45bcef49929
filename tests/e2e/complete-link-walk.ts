import type { AnyMachineSnapshot } from 'xstate';
import type { CompleteLinkInput } from '#machines/auth/complete-link.machine.ts';
import type { ModelEvent } from '../models/model.ts';
import { emailWords, failureWords, momentWords } from './said-on.ts';
import type { SignInWalk } from './sign-in-walk.ts';
import type { Walk } from './walk-paths.ts';

/** The end of a mailed link or of a custom token. */
export class CompleteLinkWalk implements Walk {
  readonly #walk: SignInWalk;
  #call: 'signInWithEmailLink' | 'signInWithCustomToken' = 'signInWithEmailLink';

  constructor(walk: SignInWalk) {
    this.#walk = walk;
  }

  async start({ oobCode, token, keptEmail }: CompleteLinkInput): Promise<void> {
    if (token) this.#call = 'signInWithCustomToken';
    const query = new URLSearchParams({ ...(oobCode && { oobCode }), ...(token && { token }) });
    const kept: Record<string, string> = keptEmail === null ? {} : { 'groundwork-link-email': keptEmail };
    await this.#walk.open(`/auth/verify?${query}`, kept);
  }

  async carryOut(event: ModelEvent): Promise<void> {
    const field = this.#walk.page.getByLabel('Email');
    switch (event.type) {
      case 'address.submitted':
        await field.fill(event['email']);
        return this.#walk.press('Continue');
      case 'address.changed':
        return field.pressSequentially('x');
      case 'token.confirmed':
        return this.#walk.press('Continue');
      case 'attempt.repeated':
        return this.#walk.press('Try again');
      case 'xstate.done.actor.identify':
        return this.#end(event['output']);
      default:
        throw new Error(`nobody knows how to bring about ${event.type}`);
    }
  }

  async expectSeen({ context, value }: AnyMachineSnapshot): Promise<void> {
    const { problem, failure, isAsked } = context;
    await this.#walk.expectSeen({
      title: value === 'done' ? 'Home' : 'Sign in',
      said: [
        ...(problem === null ? [] : [emailWords[problem as keyof typeof emailWords]]),
        ...(failure === null ? [] : [failureWords[failure.kind as keyof typeof failureWords]]),
        ...(value === 'identifying' && !isAsked && context.token === '' ? [momentWords.signingIn] : []),
        ...(context.token !== '' && failure === null ? [momentWords.pressToSignIn] : []),
        ...(value === 'unusable' ? [momentWords.nobody] : []),
      ].sort(),
      calls: value === 'identifying' ? [this.#call] : [],
    });
  }

  async #end({ kind, failure }: ModelEvent['output']): Promise<void> {
    if (kind === 'failed') return this.#walk.refuse(this.#call, failure.kind);
    await this.#walk.vouch(this.#call);
    if (kind === 'entered') return this.#walk.pass('login');
    await this.#walk.refuse('login', 'unavailable');
    await this.#walk.press('Start over');
  }
}
