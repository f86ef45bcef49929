import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { AuthFormInput } from '#machines/auth/auth-form.machine.ts';
import type { OauthProvider } from '../../src/domain/auth/oauth-provider.ts';
import type { ModelEvent } from '../models/model.ts';
import { chooseWho, ProviderWindows } from './provider-windows.ts';
import { emailWords, failureWords, momentWords } from './said-on.ts';
import type { SignInWalk } from './sign-in-walk.ts';
import type { Walk } from './walk-paths.ts';

const forms = {
  'sign-in': { title: 'Sign in', button: 'Sign in', call: 'signInWithPassword' },
  'sign-up': { title: 'Create your account', button: 'Create account', call: 'signUp' },
} as const;

/** The form of address and password beside the providers' buttons, signing in or up. */
export class AuthFormWalk implements Walk {
  readonly #walk: SignInWalk;
  readonly #windows: ProviderWindows;
  #form: (typeof forms)[AuthFormInput['purpose']] = forms['sign-in'];
  /** How the last attempt is made. */
  #by: 'form' | 'window' | 'return' = 'form';

  private constructor(walk: SignInWalk, windows: ProviderWindows) {
    this.#walk = walk;
    this.#windows = windows;
  }

  static async begin(walk: SignInWalk, page: Page): Promise<AuthFormWalk> {
    return new AuthFormWalk(walk, await ProviderWindows.of(page));
  }

  async start({ purpose, returningFrom }: AuthFormInput): Promise<void> {
    this.#form = forms[purpose];
    await this.#walk.open(`/${purpose}`);
    if (returningFrom) await this.#leaveAndReturn(returningFrom);
  }

  async carryOut(event: ModelEvent): Promise<void> {
    const { page, known } = this.#walk;
    switch (event.type) {
      case 'form.submitted':
        this.#by = 'form';
        await page.getByLabel('Email').fill(event['verdicts'].email === 'ok' ? known.email : event['email']);
        await page.getByLabel('Password').fill(known.password);
        return this.#walk.press(this.#form.button);
      case 'field.changed':
        return page.getByLabel(event['field'] === 'email' ? 'Email' : 'Password').pressSequentially('x');
      case 'provider.chosen':
        this.#by = 'window';
        return this.#windows.press(event['provider']);
      case 'xstate.done.actor.identify':
        return this.#end(event['output']);
      default:
        throw new Error(`nobody knows how to bring about ${event.type}`);
    }
  }

  async expectSeen({ context, value }: AnyMachineSnapshot): Promise<void> {
    const { problems, failure } = context;
    const isWaiting = value === 'identifying';
    const email: keyof typeof emailWords | 'ok' = problems?.email ?? 'ok';
    const said = [
      ...(email === 'ok' ? [] : [emailWords[email]]),
      ...(failure === null ? [] : [failureWords[failure.kind as keyof typeof failureWords]]),
      ...(isWaiting && this.#by === 'window' ? [momentWords.window] : []),
    ];
    await this.#walk.expectSeen({
      title: value === 'done' ? 'Home' : this.#form.title,
      said,
      calls: isWaiting && this.#by !== 'window' ? [this.#call] : [],
    });
  }

  get #call(): string {
    return this.#by === 'form' ? this.#form.call : 'signInWithIdp';
  }

  async #leaveAndReturn(provider: OauthProvider): Promise<void> {
    this.#by = 'return';
    await this.#windows.block(true);
    await this.#windows.pressButton(provider);
    await chooseWho(this.#walk.page, this.#walk.known.email);
  }

  async #end({ kind, failure }: ModelEvent['output']): Promise<void> {
    if (kind === 'abandoned' && this.#by === 'window') return this.#walk.press('Cancel');
    if (this.#by === 'window') await this.#windows.choose(this.#walk.known.email);
    if (kind === 'failed') return this.#walk.refuse(this.#call, failure.kind);
    await this.#walk.vouch(this.#call);
    // Whoever is new is asked to verify the address.
    if (this.#call === 'signUp') await this.#walk.pass('sendOobCode');
    if (kind === 'entered') return this.#walk.pass('login');
    await this.#walk.refuse('login', 'unavailable');
    await this.#walk.press('Start over');
  }
}
