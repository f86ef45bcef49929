import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { Attempt } from '../../src/domain/auth/attempt.ts';
import type { AuthFailureKind } from '../../src/domain/auth/auth-failure.ts';
import type { ModelEvent } from '../models/model.ts';
import { ProviderWindows } from './provider-windows.ts';
import { codeWords, failureWords, momentWords, passwordWords } from './said-on.ts';
import type { SignInWalk } from './sign-in-walk.ts';
import type { Step, Walk } from './walk-paths.ts';

const titles = {
  'other-way': 'You already have an account',
  code: 'Enter your code',
  retry: 'Sign in',
} as const;

/** From an attempt to a session in the real product, begun at the form that signs in. */
export class IdentifyWalk implements Walk {
  readonly #walk: SignInWalk;
  readonly #windows: ProviderWindows;
  /** Actor that waits for the answer to the attempt. */
  #attempt: 'signInWithPassword' | 'signInWithIdp' = 'signInWithPassword';

  private constructor(walk: SignInWalk, windows: ProviderWindows) {
    this.#walk = walk;
    this.#windows = windows;
  }

  static async begin(walk: SignInWalk, page: Page): Promise<IdentifyWalk> {
    const windows = await ProviderWindows.of(page);
    await windows.holdDepartures();
    return new IdentifyWalk(walk, windows);
  }

  async start({ attempt }: { readonly attempt: Attempt }, next: readonly Step[]): Promise<void> {
    const { page, known } = this.#walk;
    await this.#walk.open('/sign-in');
    if (attempt.kind === 'provider') return this.#press(attempt.provider, next);
    await page.getByLabel('Email').fill(known.email);
    await page.getByLabel('Password').fill(known.password);
    await this.#walk.press('Sign in');
  }

  async carryOut(event: ModelEvent, before: AnyMachineSnapshot, next: readonly Step[]): Promise<void> {
    const walk = this.#walk;
    switch (event.type) {
      case 'xstate.done.actor.attempt':
        return this.#answerAttempt(event['output']);
      case 'xstate.error.actor.attempt':
        return this.#failAttempt(event['error'].kind);
      case 'xstate.done.actor.leaveFor':
        return this.#windows.showAgain();
      case 'xstate.error.actor.leaveFor':
        return;
      case 'answer.changed':
        return walk.page.getByLabel(before.value === 'askingCode' ? 'Code' : 'Password').fill('1');
      case 'password.submitted':
        this.#attempt = 'signInWithPassword';
        await walk.page.getByLabel('Password').fill(event['password'] && walk.known.password);
        return walk.press('Sign in and add GitHub');
      case 'provider.chosen':
        return this.#press(event['provider'], next);
      case 'step.chosen':
        return walk.press(event['step'] === 'recovery' ? 'Use a recovery code' : 'Use your authenticator app');
      case 'code.submitted':
        await walk.page.getByLabel('Code').fill(event['code']);
        return walk.press('Continue');
      case 'xstate.done.actor.answerCode':
        return walk.vouch('finalize');
      case 'xstate.error.actor.answerCode':
        return walk.refuse('finalize', event['error'].kind);
      case 'xstate.done.actor.addCollided':
        return walk.vouch('signInWithIdp');
      case 'xstate.error.actor.addCollided':
        return walk.refuse('signInWithIdp', event['error'].kind);
      case 'xstate.done.actor.exchange':
        return walk.pass('login');
      case 'xstate.error.actor.exchange':
        return walk.refuse('login', event['error'].kind);
      case 'exchange.retried':
        return walk.press('Try again');
      case 'flow.abandoned':
        return walk.press(before.value === 'identifying' ? 'Cancel' : 'Start over');
      default:
        throw new Error(`nobody knows how to bring about ${event.type}`);
    }
  }

  async expectSeen(
    { context, value }: AnyMachineSnapshot,
    walked: readonly Step[],
    next: readonly Step[],
  ): Promise<void> {
    // A browser blocks a window, and forgets what it has no room for, before anybody can look.
    if (isAtOnce(next[0])) return;
    const isOver = value === 'abandoned' || value === 'failed';
    const question = isOver ? null : (context.question as keyof typeof titles | null);
    const title = value === 'entered' ? 'Home' : question === null ? 'Sign in' : titles[question];
    await this.#walk.expectSeen({
      title,
      said: [...this.#said({ context, value }, question), ...toastsOf(walked)].sort(),
      calls: this.#calls({ context, value }),
    });
  }

  #said({ context, value }: Pick<AnyMachineSnapshot, 'context' | 'value'>, question: string | null): string[] {
    const { problem, failure, provider } = context;
    if (value === 'entered' || value === 'abandoned') return [];
    if (value === 'leaving') return [momentWords.leaving];
    if (question === 'retry') return [failure.kind === 'waitlist' ? momentWords.full : momentWords.exchangeFailed];
    const problems: Readonly<Record<string, string>> = question === 'code' ? codeWords : passwordWords;
    return [
      ...(problem === null ? [] : [problems[problem] ?? problem]),
      ...(failure === null ? [] : [failureWords[failure.kind as keyof typeof failureWords]]),
      ...(value === 'identifying' && provider !== null ? [momentWords.window] : []),
    ];
  }

  #calls({ context, value }: Pick<AnyMachineSnapshot, 'context' | 'value'>): string[] {
    if (value === 'identifying') return context.provider === null ? ['signInWithPassword'] : [];
    const calls: Readonly<Record<string, string>> = {
      checkingCode: 'finalize',
      adding: 'signInWithIdp',
      exchanging: 'login',
    };
    const call = calls[value as string];
    return call === undefined ? [] : [call];
  }

  async #press(provider: 'google' | 'github' | 'twitter', [result, end]: readonly Step[]): Promise<void> {
    this.#attempt = 'signInWithIdp';
    const isBlocked = result?.event['error']?.kind === 'popup-blocked';
    await this.#windows.block(isBlocked, end?.event.type === 'xstate.error.actor.leaveFor');
    await (isBlocked ? this.#windows.pressButton(provider) : this.#windows.press(provider));
  }

  async #answerAttempt({ kind }: { readonly kind: string }): Promise<void> {
    const { known } = this.#walk;
    if (this.#attempt === 'signInWithIdp') await this.#windows.choose(known.email);
    if (kind === 'second-factor') return this.#walk.askSecondFactor(this.#attempt);
    if (kind === 'collision') {
      const verifiedProvider = ['password', 'google.com'];
      const collision = { needConfirmation: true, verifiedProvider, email: known.email, providerId: 'github.com' };
      return this.#walk.answer('signInWithIdp', { ...collision, oauthAccessToken: 'of GitHub' });
    }
    await (this.#attempt === 'signInWithPassword'
      ? this.#walk.pass('signInWithPassword')
      : this.#walk.vouch('signInWithIdp'));
  }

  async #failAttempt(kind: AuthFailureKind): Promise<void> {
    if (kind === 'popup-blocked') return;
    if (kind === 'popup-closed') return this.#windows.cancel();
    await this.#walk.refuse(this.#attempt, kind);
  }
}

const isAtOnce = (step: Step | undefined): boolean =>
  step?.event['error']?.kind === 'popup-blocked' || step?.event.type === 'xstate.error.actor.leaveFor';

/** Returns the toasts about a collision, which stay beside the screens for a while. */
function toastsOf(walked: readonly Step[]): string[] {
  const types = walked.map(({ event }) => event.type);
  if (types.includes('xstate.done.actor.addCollided')) return [momentWords.added];
  return types.includes('xstate.error.actor.addCollided') ? [momentWords.notAdded] : [];
}
