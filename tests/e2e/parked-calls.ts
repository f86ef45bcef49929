import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';

/** Calls of a page that wait until the test answers them. */
export class ParkedCalls {
  #parked: Route[] = [];

  private constructor() {}

  static async of(page: Page, addresses: RegExp): Promise<ParkedCalls> {
    const calls = new ParkedCalls();
    await page.route(addresses, (route) => void calls.#parked.push(route));
    return calls;
  }

  /** In the order in which they came. */
  readonly names = (): readonly string[] => this.#parked.map((route) => nameOf(route.request()));

  /** The first of this name, as soon as there is one. */
  async take(name: string): Promise<Route> {
    await expect.poll(this.names).toContain(name);
    const [route] = this.#parked.splice(this.names().indexOf(name), 1);
    if (!route) throw new Error(`no call of ${name} waits for an answer`);
    return route;
  }
}

/** The last word of its path: `login`, `signInWithPassword`. */
const nameOf = (request: Request): string => new URL(request.url()).pathname.split(/[/:]/).at(-1) ?? '';
