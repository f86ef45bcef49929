import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { ModelEvent } from '../models/model.ts';
import { dropOtherCalls } from './drop-other-calls.ts';
import { tokensOf } from './session-walk.ts';

/** State of the guard that can be seen from outside. */
interface Seen {
  /** Null before the first place is shown. */
  readonly route: string | null;
  /** Calls that wait for the server's answer. */
  readonly calls: readonly string[];
}

const addresses: Readonly<Record<string, string>> = { canvas: '/canvas', support: '/resources/support' };
const unavailable = 'error';

/**
 * The real guard in a browser: places are asked for in the address bar and by going there, what the answer hangs on is
 * answered by the test.
 */
export class GuardWalk {
  readonly #url: string;
  readonly #page: Page;
  readonly #other: Page;
  #parked: Route[] = [];
  #isOpen = false;
  #asked = '';
  #expected: string | null = null;

  private constructor(url: string, page: Page, other: Page) {
    this.#url = url;
    this.#page = page;
    this.#other = other;
  }

  static async begin(page: Page, url: string): Promise<GuardWalk> {
    const walk = new GuardWalk(url, page, await page.context().newPage());
    await dropOtherCalls(page);
    await page.route(/\/api\/(user\/me$|v1\/auth\/)/, (route) => void walk.#parked.push(route));
    page.on('requestfailed', (given) => {
      walk.#parked = walk.#parked.filter((route) => route.request() !== given);
    });
    await page.route(/\/api\/v1\/events\?/, (route) => route.fulfill({ json: { events: [], position: 0 } }));
    await page.routeWebSocket(/\/api\/v1\/live/, (socket) => {
      socket.onMessage(() => socket.send(JSON.stringify({ type: 'ping' })));
    });
    await walk.#other.goto(`${url}/healthz`);
    return walk;
  }

  /** Makes the event of a path happen; flags and session settle as the page opens. */
  async carryOut(event: ModelEvent, before: AnyMachineSnapshot | undefined): Promise<void> {
    if (event.type === 'guard.asked') return this.#ask(event['id']);
    if (event.type === 'user.loaded') return this.#answer('me', event['user']);
    if (event.type === 'session.unsettled') return this.#signOut();
    if (event.type !== 'session.settled') return;
    if (!this.#isOpen) return this.#store(event['signedIn']);
    const isSigningOut = before?.context.signedIn === null;
    await (isSigningOut ? this.#answer('logout', null) : this.#store(false));
  }

  async expectSeen({ context, value }: AnyMachineSnapshot): Promise<void> {
    if (!this.#isOpen) return;
    const { signedIn, user, isUserLoaded, flags } = context;
    if (value === 'idle' && signedIn !== null) this.#expected = this.#placeFor(context);
    // Who leaves sees the landing page, wherever the way led before; before the release a public place stays.
    if (signedIn === false && !flags.preRelease && this.#hasLeft) this.#expected = 'landing';
    const isLeaving = value === 'signingOut' || (signedIn === null && isUserLoaded);
    const isLoading = signedIn === true && !isUserLoaded && !user;
    const calls = isLeaving ? ['logout'] : isLoading ? ['me'] : [];
    const expected: Seen = { route: this.#expected, calls };
    await expect.poll(() => this.#seen()).toEqual(expected);
  }

  #hasLeft = false;

  #placeFor({ signedIn, user, flags }: AnyMachineSnapshot['context']): string {
    if (this.#asked === 'support') return 'resources.support';
    if (flags.preRelease) return 'landing';
    if (!signedIn) return 'sign-in';
    return user ? 'canvas' : unavailable;
  }

  async #ask(id: string): Promise<void> {
    this.#asked = id;
    const address = addresses[id] ?? '/';
    if (this.#isOpen) {
      // As by the browser's forward button.
      await this.#page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, address);
      return;
    }
    this.#isOpen = true;
    await this.#page.goto(this.#url + address);
  }

  async #store(signedIn: boolean): Promise<void> {
    // Who has not arrived anywhere yet does not leave, but is asked to sign in on the way.
    this.#hasLeft = this.#expected !== null;
    await this.#other.evaluate(
      (tokens) => {
        if (!tokens) return localStorage.clear();
        localStorage.setItem('refresh-token', tokens.refreshToken);
        localStorage.setItem('groundwork-access-token', tokens.accessToken);
      },
      signedIn ? tokensOf(1) : null,
    );
  }

  async #answer(call: string, body: object | null): Promise<void> {
    await expect.poll(() => this.#calls()).toContain(call);
    const [route] = this.#parked.splice(this.#calls().indexOf(call), 1);
    if (call === 'logout') {
      this.#hasLeft = true;
      return route?.fulfill({ status: 204 });
    }
    await route?.fulfill(body ? { json: body } : { status: 404, json: { message: 'No.', code: 'not-found' } });
  }

  async #signOut(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Account menu' }).click();
    await this.#page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  }

  readonly #calls = (): string[] => this.#parked.map((route) => route.request().url().split('/').at(-1) ?? '');

  async #seen(): Promise<Seen> {
    const seen = await this.#page.evaluate(() => ({
      route: document.documentElement.dataset['route'],
      heading: document.querySelector('h1')?.textContent,
    }));
    const route = seen.heading === 'Something went wrong!' ? unavailable : (seen.route ?? null);
    return { route, calls: this.#calls() };
  }
}
