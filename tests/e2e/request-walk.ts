import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { ApiFailure } from '../../src/domain/api/api-failure.ts';
import type { ModelEvent } from '../models/model.ts';
import { dropOtherCalls } from './drop-other-calls.ts';
import { tokensOf } from './session-walk.ts';

/** State of a call that can be seen from outside. */
interface Seen {
  /** Calls that wait for the server's answer, with the token that they bear. */
  readonly calls: readonly string[];
  /** Page that is shown; null while it loads. */
  readonly shown: 'home' | 'error' | 'sign-in' | null;
}

/** The first call of the real product, for the founder's record, its answers given by the test. */
export class RequestWalk {
  readonly #url: string;
  readonly #page: Page;
  #parked: Route[] = [];

  private constructor(url: string, page: Page) {
    this.#url = url;
    this.#page = page;
  }

  static async begin(page: Page, url: string): Promise<RequestWalk> {
    const walk = new RequestWalk(url, page);
    await dropOtherCalls(page);
    await page.route(/\/api\/(user\/me$|v1\/auth\/)/, (route) => void walk.#parked.push(route));
    await page.route(/\/api\/v1\/events\?/, (route) => route.fulfill({ json: { events: [], position: 0 } }));
    await page.routeWebSocket(/\/api\/v1\/live/, (socket) => {
      socket.onMessage(() => socket.send(JSON.stringify({ type: 'ping' })));
    });
    return walk;
  }

  /** Makes the event of a path happen. */
  async carryOut(event: ModelEvent): Promise<void> {
    const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (!actor) return;
    if (actor === 'currentToken') return this.#start();
    if (actor === 'freshToken') return this.#answerRefresh(event['output']);
    return this.#answer(outcome === 'done' ? event['output'] : event['error']);
  }

  async expectSeen({ value, output }: AnyMachineSnapshot, event: ModelEvent): Promise<void> {
    const waiting: Record<string, string> = {
      attempting: 'GET /api/user/me by Bearer access-1',
      awaitingToken: 'POST /api/v1/auth/refresh-token by refresh-1',
      retrying: 'GET /api/user/me by Bearer access-2',
    };
    const call = waiting[value as string];
    const isEnded = event['output']?.kind === 'ended';
    const shown = output?.kind === 'answered' ? 'home' : isEnded ? 'sign-in' : 'error';
    const expected: Seen = call ? { calls: [call], shown: null } : { calls: [], shown };
    if (value !== 'preparing') await expect.poll(() => this.#seen()).toEqual(expected);
  }

  async #start(): Promise<void> {
    await this.#page.goto(`${this.#url}/healthz`);
    await this.#page.evaluate(({ accessToken, refreshToken }) => {
      localStorage.setItem('refresh-token', refreshToken);
      localStorage.setItem('groundwork-access-token', accessToken);
    }, tokensOf(1));
    await this.#page.goto(`${this.#url}/home`);
  }

  async #answerRefresh({ kind }: { readonly kind: string }): Promise<void> {
    if (kind === 'token') return this.#answer(tokensOf(2));
    await this.#answer(kind === 'ended' ? { kind: 'refused', status: 401, code: 'ended', message: '' } : { kind });
  }

  async #answer(answer: ApiFailure | object): Promise<void> {
    const route = this.#parked.shift();
    if (!route) throw new Error('no call waits for an answer');
    if (!('kind' in answer)) return route.fulfill({ json: answer });
    if (answer.kind === 'no-answer') return route.abort();
    const { status, code, message } = answer as Extract<ApiFailure, { kind: 'refused' }>;
    await route.fulfill({ status, json: { code, message, requestId: '1' } });
  }

  async #seen(): Promise<Seen> {
    const heading = await this.#page.evaluate(() => document.querySelector('h1')?.textContent);
    const shown = { Home: 'home', 'Something went wrong!': 'error', 'Sign in': 'sign-in' } as const;
    const known = Object.entries(shown).find(([text]) => text === heading);
    return { calls: this.#parked.map((parked) => describe(parked.request())), shown: known?.[1] ?? null };
  }
}

function describe(request: Request): string {
  const body = request.postDataJSON() as { readonly refreshToken?: string } | null;
  const by = body?.refreshToken ?? request.headers()['authorization'];
  return `${request.method()} ${new URL(request.url()).pathname} by ${by}`;
}
