import type { Page, Request, Route, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import type { SessionSnapshot } from '#machines/auth/session.machine.ts';
import type { ApiFailure } from '../../src/domain/api/api-failure.ts';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { madeUpUser } from '../fixtures/made-up-user.ts';
import type { ModelEvent } from '../models/model.ts';
import { dropOtherCalls } from './drop-other-calls.ts';
import type { Founder } from './founder.ts';
import { open } from './founder.ts';

export const tokensOf = (n: number): Tokens => ({ accessToken: `access-${n}`, refreshToken: `refresh-${n}` });

const user = madeUpUser();

/** State of the product's session that can be seen from outside. */
interface Seen {
  readonly route: string | undefined;
  readonly tokens: Tokens | null;
  /** Calls that wait for the server's answer. */
  readonly calls: readonly string[];
}

/** The product in a browser, its session calls waiting until they are answered; identity is the real one. */
export class SessionWalk {
  readonly #url: string;
  readonly #founder: Founder;
  readonly #page: Page;
  /** Another tab of the same browser. */
  readonly #other: Page;
  #parked: Route[] = [];
  #late: Route[] = [];
  #live: WebSocketRoute | undefined;

  private constructor(url: string, founder: Founder, page: Page, other: Page) {
    this.#url = url;
    this.#founder = founder;
    this.#page = page;
    this.#other = other;
  }

  static async begin(page: Page, url: string, founder: Founder): Promise<SessionWalk> {
    const context = page.context();
    const walk = new SessionWalk(url, founder, page, await context.newPage());
    await dropOtherCalls(context);
    await context.route(/\/api\/v1\/auth\//, (route) => void walk.#parked.push(route));
    await context.route(/\/api\/user\/me$/, (route) => route.fulfill({ json: user }));
    await context.route(/\/api\/v1\/workspace$/, (route) => route.fulfill({ json: { id: crypto.randomUUID() } }));
    await context.route(/\/api\/v1\/events\?/, (route) => route.fulfill({ json: { events: [], position: 0 } }));
    await context.routeWebSocket(/\/api\/v1\/live/, (socket) => {
      socket.onMessage(() => {
        walk.#live = socket;
        socket.send(JSON.stringify({ type: 'ping' }));
      });
    });
    await walk.#other.goto(`${url}/healthz`);
    return walk;
  }

  /** Makes the event of a path happen. */
  async carryOut(event: ModelEvent): Promise<void> {
    const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (event.type === 'xstate.init') return;
    if (actor === 'restore') return this.#start(event['output']);
    if (actor) return this.#answer(outcome === 'done' ? (event['output'] ?? null) : event['error']);
    const inTheWay = this.#parked.splice(0);
    await this.#act(event);
    this.#late.push(...inTheWay);
  }

  async expectSeen({ context, value }: SessionSnapshot, event: ModelEvent): Promise<void> {
    // Nothing can be watched before the page is opened.
    if (value === 'restoring') return;
    const { tokens } = context;
    const calls: Record<string, string> = {
      exchanging: 'login',
      refreshing: `refresh-token by ${tokens?.refreshToken}`,
      signingOut: `logout by Bearer ${tokens?.accessToken}${event['allDevices'] ? ' everywhere' : ''}`,
    };
    const call = calls[typeof value === 'string' ? value : value.signedIn];
    const route = value === 'signedOut' && context.ended === 'signed-out' ? 'landing' : tokens ? 'home' : 'sign-in';
    // Who leaves takes the other tabs along before the server is told.
    const stored = value === 'signingOut' ? null : tokens;
    const expected: Seen = { route, tokens: stored, calls: call === undefined ? [] : [call] };
    const look = () => expect.poll(() => this.#seen()).toEqual(expected);
    await look();
    if (call !== undefined) return;
    await this.#answerLate();
    await look();
  }

  async #start(tokens: Tokens | null): Promise<void> {
    await this.#store(tokens);
    await open(this.#page, `${this.#url}/sign-in`);
  }

  async #answer(answer: Tokens | ApiFailure | null): Promise<void> {
    const route = this.#parked.shift();
    if (!route) throw new Error('no call waits for an answer');
    if (answer === null) return route.fulfill({ status: 204 });
    if (!('kind' in answer)) return route.fulfill({ json: answer });
    if (answer.kind === 'no-answer') return route.abort();
    const { status, code, message } = answer;
    await route.fulfill({ status, json: { code, message, requestId: '1' } });
  }

  /** Whatever is answered to a call that nobody waits for any more must revive nothing. */
  async #answerLate(): Promise<void> {
    for (const route of this.#late.splice(0)) {
      const answered = this.#page.waitForEvent('requestfinished', (request) => request === route.request());
      await route.fulfill({ json: tokensOf(9) });
      await answered;
      await this.#page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
  }

  async #act(event: ModelEvent): Promise<void> {
    if (event.type === 'session.replaced') return this.#store(event['tokens']);
    if (event.type === 'session.lost') return event['ended'] === 'expired' ? this.#drop() : this.#store(null);
    if (event.type === 'session.exchange') return this.#signIn();
    if (event.type === 'session.sign-out') return this.#signOut(event['allDevices']);
    if (event.type === 'session.unauthorized') return this.#refuseLive();
    throw new Error(`nobody knows how to bring about ${event.type}`);
  }

  async #store(tokens: Tokens | null): Promise<void> {
    await this.#other.evaluate((stored) => {
      if (!stored) return localStorage.clear();
      localStorage.setItem('refresh-token', stored.refreshToken);
      localStorage.setItem('groundwork-access-token', stored.accessToken);
    }, tokens);
  }

  /** Drops the tokens like a tab whose session expired; a sign-out clears all. */
  async #drop(): Promise<void> {
    await this.#other.evaluate(() => {
      localStorage.removeItem('refresh-token');
      localStorage.removeItem('groundwork-access-token');
    });
  }

  async #signIn(): Promise<void> {
    const form = this.#page.getByRole('button', { name: 'Sign in', exact: true });
    const link = this.#page.getByRole('link', { name: 'Sign in' }).first();
    await form.or(link).first().waitFor();
    if (await link.isVisible()) await link.click();
    await this.#page.getByLabel('Email').fill(this.#founder.email);
    await this.#page.getByLabel('Password').fill(this.#founder.password);
    await form.click();
  }

  async #signOut(allDevices: boolean): Promise<void> {
    await this.#page.getByRole('button', { name: 'Account menu' }).click();
    const name = allDevices ? 'Sign out everywhere' : 'Sign out';
    await this.#page.getByRole('menuitem', { name, exact: true }).click();
  }

  async #refuseLive(): Promise<void> {
    await expect.poll(() => this.#live !== undefined).toBe(true);
    const live = this.#live;
    this.#live = undefined;
    await live?.close({ code: 4401 });
  }

  async #seen(): Promise<Seen> {
    const shown = await this.#page.evaluate(() => ({
      route: document.documentElement.dataset['route'],
      accessToken: localStorage.getItem('groundwork-access-token'),
      refreshToken: localStorage.getItem('refresh-token'),
    }));
    const { route, accessToken, refreshToken } = shown;
    const tokens = accessToken && refreshToken ? { accessToken, refreshToken } : null;
    return { route, tokens, calls: this.#parked.map((parked) => describe(parked.request())) };
  }
}

function describe(request: Request): string {
  const name = request.url().split('/').at(-1) ?? '';
  const body = request.postDataJSON() as { readonly refreshToken?: string; readonly allDevices?: boolean };
  if (name === 'refresh-token') return `${name} by ${body.refreshToken}`;
  if (name === 'logout')
    return `${name} by ${request.headers()['authorization']}${body.allDevices ? ' everywhere' : ''}`;
  return name;
}
