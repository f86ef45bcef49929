import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type Account, openAccount, storeSession } from '../fixtures/account.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import type { ModelEvent } from '../models/model.ts';
import { open } from './founder.ts';

/** State of the card's lock that can be seen on the screen. */
interface Seen {
  readonly says: string;
  readonly refusal: string;
  readonly isSealed: boolean;
  /** Starts that wait for the server's answer. */
  readonly starts: number;
}

const told: Readonly<Record<string, string>> = {
  'criterion-missing': 'Set the criterion first.',
  'end-passed': 'The end date has passed. Choose a later one.',
};
const saying: Readonly<Record<string, string>> = {
  holding: 'Keep holding…',
  tooShort: 'Hold the button to lock, or press Enter twice.',
  armed: 'Press Enter again to lock it. Without a keyboard, activate the button again.',
  soon: 'Locking…',
  late: 'Still waiting for the server. You can leave this page; it starts once the server confirms.',
};

/** The lock of one experiment in the real product; another device changes its design or locks it, and the server's answers wait. */
export class ExperimentLockWalk {
  readonly #page: Page;
  readonly #url: string;
  readonly #account: Account;
  readonly #stream = `experiment-${crypto.randomUUID()}`;
  #parked: Route[] = [];
  #isDown = false;
  #isPaused = false;
  #revisions = 0;

  private constructor(page: Page, url: string, account: Account) {
    this.#page = page;
    this.#url = url;
    this.#account = account;
  }

  static async begin(page: Page, url: string): Promise<ExperimentLockWalk> {
    const walk = new ExperimentLockWalk(page, url, await openAccount(url));
    await walk.#openCard();
    return walk;
  }

  /** The page is opened again while a start from before waits. */
  async leaveWaiting(): Promise<void> {
    await this.#key();
    await this.#key();
    await expect.poll(() => this.#parked.length).toBe(1);
    this.#parked = [];
    await this.#page.clock.resume();
    this.#isPaused = false;
    await this.#page.reload();
    await this.#page.getByText('Locking…', { exact: true }).waitFor();
    await this.#pause();
    await expect.poll(() => this.#parked.length).toBe(1);
  }

  /** Makes the event of a path happen. */
  async carryOut({ type, missing, reason }: ModelEvent): Promise<void> {
    const page = this.#page;
    if (type === 'press.began') return this.#press();
    if (type === 'press.released') return this.#release();
    if (type === 'key.pressed') return this.#key();
    if (type === 'lock.left') return page.keyboard.press('Escape');
    if (type === 'lock.confirmed') return this.#send('StartExperiment', {});
    if (type === 'lock.refused') return this.#refuse(reason);
    if (type === 'design.changed') return this.#revise(missing === null ? 0.5 : null);
    if (type.startsWith('xstate.after.holdTime')) await page.clock.runFor(900);
    if (type.startsWith('xstate.after.armedTime')) await page.clock.runFor(6000);
    if (type.startsWith('xstate.after.answerPatience')) await page.clock.runFor(4000);
  }

  async expectSeen(state: AnyMachineSnapshot): Promise<void> {
    const { refusal } = state.context as { readonly refusal: string | null };
    const isWaiting = state.matches('waiting');
    const name = isWaiting ? (state.matches({ waiting: 'late' }) ? 'late' : 'soon') : String(state.value);
    const isSealed = name === 'sealed';
    const starts = isSealed ? this.#parked.length : isWaiting ? 1 : 0;
    const expected: Seen = { says: saying[name] ?? '', refusal: told[refusal ?? ''] ?? '', isSealed, starts };
    await expect.poll(() => this.#seen()).toEqual(expected);
  }

  async #openCard(): Promise<void> {
    const [ideaId, projectId, assumptionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const stated = { assumptionId, text: 'Plumbers pay for parts', lens: 'viability', importance: 5, critical: true };
    const plan = { projectId, assumptionId, method: 'prototype', question: 'Do they order?' };
    const all = [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Parts by noon' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [`ledger-${projectId}`, 'StateAssumption', stated],
      [this.#stream, 'DesignExperiment', { ...plan, criterion: 0.5, n: 12, prediction: 'supports' }],
    ] as const;
    for (const each of all) expect(await sendCommand({ url: this.#url, ...this.#account }, each)).toBe('accepted');
    const page = this.#page;
    await storeSession(page, this.#url, this.#account);
    await page.clock.install();
    await page.route(/\/api\/v1\/commands$/, (route) => {
      const isStart = route.request().postData()?.includes('"StartExperiment"') === true;
      if (isStart) this.#parked.push(route);
      else void route.continue();
    });
    const id = this.#stream.slice('experiment-'.length);
    await open(page, `${this.#url}/validate?projectId=${projectId}&view=experiments&id=${id}`);
    await this.#lock().waitFor();
  }

  /** Time stands still for the page from here on, so that each delay passes when the path says. */
  async #pause(): Promise<void> {
    if (this.#isPaused) return;
    this.#isPaused = true;
    await this.#page.clock.pauseAt(await this.#page.evaluate(() => Date.now() + 200));
  }

  async #press(): Promise<void> {
    await this.#release();
    await this.#pause();
    await this.#lock().hover();
    await this.#page.mouse.down();
    this.#isDown = true;
  }

  async #release(): Promise<void> {
    if (this.#isDown) await this.#page.mouse.up();
    this.#isDown = false;
  }

  async #key(): Promise<void> {
    await this.#release();
    await this.#pause();
    await this.#lock().focus();
    await this.#page.keyboard.press('Enter');
  }

  async #refuse(reason: string): Promise<void> {
    const route = this.#parked.shift();
    const { commands = [] } = (route?.request().postDataJSON() ?? {}) as { commands?: { id: string }[] };
    await route?.fulfill({ json: { results: commands.map(({ id }) => ({ id, status: 'rejected', reason })) } });
  }

  /** From another device; each time with other words, so that something changes. */
  async #revise(criterion: number | null): Promise<void> {
    this.#revisions += 1;
    const question = `Do they order ${this.#revisions}?`;
    await this.#send('ReviseExperiment', { criterion, question });
    const field = this.#page.getByLabel('Question');
    await expect.poll(() => field.inputValue()).toBe(question);
  }

  async #send(type: string, data: object): Promise<void> {
    expect(await sendCommand({ url: this.#url, ...this.#account }, [this.#stream, type, data])).toBe('accepted');
  }

  #lock() {
    return this.#page.getByRole('button', { name: 'Lock and start', exact: true });
  }

  async #seen(): Promise<Seen> {
    const page = this.#page;
    const isSealed = await page.getByRole('region', { name: 'Sealed' }).isVisible();
    const says = await Promise.all(Object.values(saying).map((text) => page.getByText(text, { exact: true }).count()));
    const refusals = await Promise.all(
      Object.values(told).map((text) => page.getByRole('alert').getByText(text).count()),
    );
    return {
      says: Object.values(saying)
        .filter((_, n) => says[n])
        .join(' '),
      refusal: Object.values(told)
        .filter((_, n) => refusals[n])
        .join(' '),
      isSealed,
      starts: this.#parked.length,
    };
  }
}
