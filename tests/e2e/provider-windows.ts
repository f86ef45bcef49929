import type { Page } from 'playwright-core';
import { type OauthProvider, providerNames } from '../../src/domain/auth/oauth-provider.ts';

declare const browserOfTest: { blocksWindows: boolean; forgetsRedirects: boolean };

/** The providers' pages that one page of the product opens, in windows that the browser may block, or in its place. */
export class ProviderWindows {
  readonly #page: Page;
  #open: Page | undefined;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<ProviderWindows> {
    const windows = new ProviderWindows(page);
    await page.addInitScript(() => {
      const openWindow = globalThis.open.bind(globalThis);
      const setItem = Storage.prototype.setItem;
      Object.assign(globalThis, {
        browserOfTest: { blocksWindows: false, forgetsRedirects: false },
        open: (...all: Parameters<typeof open>) => (browserOfTest.blocksWindows ? null : openWindow(...all)),
      });
      Storage.prototype.setItem = function (name, value) {
        if (browserOfTest.forgetsRedirects && name.startsWith('firebase:pendingRedirect')) throw new Error('no room');
        setItem.call(this, name, value);
      };
    });
    return windows;
  }

  /** Until it is allowed again; with `isForgetful` the SDK cannot leave for the provider's page either. */
  async block(isBlocked: boolean, isForgetful = false): Promise<void> {
    await this.#page.evaluate(
      ([blocksWindows, forgetsRedirects]) => Object.assign(browserOfTest, { blocksWindows, forgetsRedirects }),
      [isBlocked, isForgetful],
    );
  }

  /** Leaves the page where it is when it is on its way to a provider's. */
  async holdDepartures(): Promise<void> {
    await this.#page.route(/\/emulator\/auth\/handler\?/, (route) => route.fulfill({ status: 204 }));
  }

  /** The page is shown again as it was left. Chromium keeps none for the way back while it is driven from outside. */
  async showAgain(): Promise<void> {
    await this.#page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  }

  async press(provider: OauthProvider): Promise<void> {
    const opened = this.#page.waitForEvent('popup');
    await this.pressButton(provider);
    this.#open = await opened;
  }

  async pressButton(provider: OauthProvider): Promise<void> {
    await this.#page.getByRole('button', { name: `Continue with ${providerNames[provider]}` }).click();
  }

  async choose(email: string): Promise<void> {
    await chooseWho(this.#window(), email);
  }

  /** Cancels, in place of closing the window: the SDK waits ten seconds for a word from a window that is gone. */
  async cancel(): Promise<void> {
    await this.#window().getByRole('button', { name: 'Cancel' }).click();
  }

  #window(): Page {
    if (!this.#open) throw new Error('no window is open');
    return this.#open;
  }
}

/** On the page of a provider. */
export async function chooseWho(page: Page, email: string): Promise<void> {
  await page.getByText('Local sign-in', { exact: true }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
