import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import type { Project } from '#domain/project/project.ts';
import { emptyVault, type Vault } from '#domain/vault/vault.ts';
import type { AppInPage } from '../fixtures/app-in-page.ts';
import { capture, open } from './founder.ts';
import type { Edit, Seen } from './seeded-edits.ts';

/** Where a tab stands. */
export interface Standing {
  readonly isConnected: boolean;
  readonly pending: number;
  readonly position: number;
}

/** One tab with the vault in it, whose own network can fail. */
export class FoundersTab {
  readonly page: Page;
  readonly #client: CDPSession;
  readonly #url: string;
  #isCut = false;

  private constructor(page: Page, client: CDPSession, url: string) {
    this.page = page;
    this.#client = client;
    this.#url = url;
  }

  static async open(page: Page, url: string): Promise<FoundersTab> {
    const tab = new FoundersTab(page, await page.context().newCDPSession(page), `${url}/idea-vault`);
    await tab.#enter(() => open(page, tab.#url));
    return tab;
  }

  seen(): Promise<Seen> {
    return this.page.evaluate((nothing) => {
      const { workspace } = (window as unknown as AppInPage).appInPage().services;
      return {
        workspace: workspace.id.get() ?? '',
        ideas: workspace.statesOf('idea').get() as Idea[],
        projects: workspace.statesOf('project').get() as Project[],
        vault: (workspace.statesOf('vault').get()[0] ?? nothing) as Vault,
      };
    }, emptyVault);
  }

  /** One edit after the other; the answer names the changes that must be heard of, with their numbers of commands. */
  issue(edits: readonly Edit[]): Promise<readonly (readonly [string, number])[]> {
    return this.page.evaluate((text) => {
      const { services } = (window as unknown as AppInPage).appInPage();
      const told: [string, number][] = [];
      for (const edit of JSON.parse(text) as Edit[]) {
        if (edit === 'undo' || edit === 'redo') services[edit]();
        else {
          const changeId = services.dispatch(edit.drafts);
          if (edit.isTold) told.push([changeId, edit.drafts.length]);
        }
      }
      return told;
    }, JSON.stringify(edits));
  }

  /** Makes an edit on the screen, like a founder. */
  async editOnScreen(kind: 'capture' | 'rename' | 'archive' | 'undo', title: string): Promise<void> {
    if (kind === 'capture') return capture(this.page, title);
    if (kind === 'undo') {
      await this.page.getByRole('heading', { level: 1 }).focus();
      return this.page.keyboard.press('Control+z');
    }
    const rows = this.page.getByRole('grid', { name: 'Ideas' }).getByRole('row');
    if (kind === 'archive')
      return rows
        .first()
        .getByRole('button', { name: /^Archive / })
        .click();
    await rows
      .first()
      .getByRole('button', { name: /^More for / })
      .click();
    await this.page.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = this.page.getByRole('dialog', { name: /^Title: / });
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('textbox', { name: 'Title' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }

  /** Reloads the page once all that this tab did is on the disk. */
  async reload(): Promise<void> {
    await expect.poll(() => this.#read('unkeptCount')).toBe(0);
    await this.#enter(async () => void (await this.page.reload()));
  }

  /** Only this tab loses its network, or gets it back. */
  async turnNetwork(isCut = !this.#isCut): Promise<void> {
    this.#isCut = isCut;
    const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await this.#client.send('Network.emulateNetworkConditions', { offline: isCut, ...unlimited });
  }

  standing(): Promise<Standing> {
    return this.page.evaluate(() => {
      const { actorOf, services } = (window as unknown as AppInPage).appInPage();
      const { pendingCount, position } = services.workspace;
      const { value } = actorOf('sync').getSnapshot();
      const connected = typeof value === 'object' && typeof value.open === 'object' ? value.open.connected : null;
      const isConnected = connected === 'live' || connected === 'conflict';
      return { isConnected, pending: pendingCount.get(), position: position.get() };
    });
  }

  /** The changes whose commands were refused, once for each command. */
  refused(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      (window as unknown as AppInPage)
        .appInPage()
        .services.workspace.rejections.get()
        .flatMap((root) => [root, ...root.dependents])
        .map(({ command }) => command.changeId ?? command.id),
    );
  }

  async #enter(load: () => Promise<void>): Promise<void> {
    await load();
    await this.page.locator('body[data-ready]').waitFor();
    await this.page.getByRole('heading', { level: 1, name: 'Idea vault' }).waitFor();
    await expect.poll(() => this.#read('isComplete')).toBe(true);
  }

  #read(atom: 'unkeptCount' | 'isComplete'): Promise<number | boolean> {
    return this.page.evaluate(
      (name) => (window as unknown as AppInPage).appInPage().services.workspace[name].get(),
      atom,
    );
  }
}
