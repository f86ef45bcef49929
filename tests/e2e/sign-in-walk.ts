import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { AuthFailureKind } from '../../src/domain/auth/auth-failure.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { type IdentityTokens, signInAtProvider } from '../fixtures/identity-calls.ts';
import { ParkedCalls } from './parked-calls.ts';
import { saidOn } from './said-on.ts';

/** Somebody whom the identity provider vouches for, with what it says then. */
export type Known = Account & IdentityTokens;

export async function openKnown(url: string): Promise<Known> {
  const account = await openAccount(url);
  return { ...account, ...(await signInAtProvider(url, account)) };
}

/** State of a way in that can be seen from outside. */
export interface SeenOfSignIn {
  readonly title: string;
  /** Which of the sentences that matter are shown. */
  readonly said: readonly string[];
  /** Calls that wait for an answer. */
  readonly calls: readonly string[];
}

/** Source: the error codes of the Identity Toolkit API, as the SDK reads them. */
const refusals: Partial<Record<AuthFailureKind, string>> = {
  'wrong-credentials': 'INVALID_LOGIN_CREDENTIALS',
  'weak-password': 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  'too-many-attempts': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  'wrong-code': 'INVALID_CODE',
  'challenge-expired': 'INVALID_MFA_PENDING_CREDENTIAL',
  'way-taken': 'FEDERATED_USER_ID_ALREADY_LINKED',
  'other-address': 'INVALID_EMAIL',
  'token-unusable': 'INVALID_CUSTOM_TOKEN',
  'link-expired': 'EXPIRED_OOB_CODE',
  'link-unusable': 'INVALID_OOB_CODE',
};

const identityCalls =
  'accounts:(signInWithPassword|signUp|signInWithIdp|signInWithEmailLink|signInWithCustomToken|sendOobCode|resetPassword|update)|accounts/mfaSignIn:finalize';

/** The ways in of the real product: what it asks the identity provider and our server waits until the test answers. */
export class SignInWalk {
  readonly page: Page;
  readonly known: Known;
  readonly #url: string;
  readonly #calls: ParkedCalls;

  private constructor(page: Page, url: string, known: Known, calls: ParkedCalls) {
    this.page = page;
    this.known = known;
    this.#url = url;
    this.#calls = calls;
  }

  static async begin(page: Page, url: string, known: Known): Promise<SignInWalk> {
    const calls = await ParkedCalls.of(page, new RegExp(`/(${identityCalls})\\?|/api/v1/(auth/login|waitlist)$`));
    return new SignInWalk(page, url, known, calls);
  }

  /** Opens an address of the product, with what an earlier visit has stored. */
  async open(path: string, stored: Readonly<Record<string, string>> = {}): Promise<void> {
    const names = Object.entries(stored);
    if (names.length > 0) {
      await this.page.goto(`${this.#url}/healthz`);
      await this.page.evaluate((all) => {
        for (const [name, value] of all) localStorage.setItem(name, value);
      }, names);
    }
    await this.page.goto(this.#url + path);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The real server answers. */
  async pass(call: string): Promise<void> {
    await (await this.#calls.take(call)).continue();
  }

  async answer(call: string, json: object): Promise<void> {
    await (await this.#calls.take(call)).fulfill({ json });
  }

  /** The provider knows who it is. */
  async vouch(call: string, more: object = {}): Promise<void> {
    const { idToken, refreshToken, localId, email } = this.known;
    await this.answer(call, { idToken, refreshToken, localId, email, expiresIn: '3600', ...more });
  }

  async askSecondFactor(call: string): Promise<void> {
    const mfaInfo = [{ mfaEnrollmentId: 'factor', displayName: 'Phone', totpInfo: {} }];
    const { localId, email } = this.known;
    await this.answer(call, { localId, email, mfaPendingCredential: 'pending', mfaInfo });
  }

  /** `offline` is no answer at all. */
  async refuse(call: string, kind: AuthFailureKind): Promise<void> {
    const route = await this.#calls.take(call);
    if (kind === 'offline') return route.abort();
    await (call === 'login' || call === 'waitlist' ? refuseAtOurs(route, kind) : refuseAtTheirs(route, kind));
  }

  async expectSeen(expected: SeenOfSignIn): Promise<void> {
    await expect.poll(() => this.#seen()).toEqual(expected);
  }

  async #seen(): Promise<SeenOfSignIn> {
    const { title, text } = await this.page.evaluate(() => ({
      title: document.querySelector('h1')?.textContent ?? '',
      text: document.body.innerText,
    }));
    return { title, said: saidOn(text), calls: this.#calls.names() };
  }
}

function refuseAtTheirs(route: Route, kind: AuthFailureKind): Promise<void> {
  const message = refusals[kind];
  if (!message) throw new Error(`nobody knows how the provider says ${kind}`);
  return route.fulfill({ status: 400, json: { error: { code: 400, message } } });
}

function refuseAtOurs(route: Route, kind: AuthFailureKind): Promise<void> {
  const [status, code] = kind === 'waitlist' ? [403, 9000] : kind === 'unavailable' ? [503, 'busy'] : [429, 'rate'];
  return route.fulfill({ status, json: { message: 'No.', code, requestId: '1' } });
}
