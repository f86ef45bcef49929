import type { ChangesUpdate } from '#domain/undo/kept-change.ts';
import type { Noted, SimulatedBrowser } from './simulated-browser.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { Violation } from './violation.ts';

type Args = readonly unknown[];

const updates: { readonly [Method in Parameters<Noted>[0]]?: (args: Args) => unknown } = {
  addCommands: ([, , update]) => update,
  replaceRejections: ([, , , update]) => update,
  keepChanges: ([, update]) => update,
  settle: ([, verdicts]) => (verdicts as { readonly changes?: unknown }).changes,
};

/**
 * By page: the changes that it has made and put among those that its browser keeps for undo, and that nobody has removed.
 * What another page has made and noted it may put there unread.
 */
export class PutChanges {
  readonly #of = new Map<SimulatedTab, Set<string>>();
  readonly #hasMade: (tab: SimulatedTab, changeId: string) => boolean;

  constructor(hasMade: (tab: SimulatedTab, changeId: string) => boolean) {
    this.#hasMade = hasMade;
  }

  /** A page that asks for what it has made itself has forgotten it, and has offered something else to be undone meanwhile. */
  checkRead(tab: SimulatedTab, changeIds: readonly string[]): void {
    const forgotten = changeIds.filter((id) => this.#of.get(tab)?.has(id));
    if (forgotten.length > 0) throw new Violation('a page knows what it has done', { tab: tab.name, forgotten });
  }

  note(tab: SimulatedTab, ...[method, args, isDone]: Parameters<Noted>): void {
    const { put, remove } = (updates[method]?.(args) ?? { put: [], remove: [] }) as ChangesUpdate;
    for (const [other, ids] of this.#of) {
      // A page that has removed a change in vain may read it again; it knows that it is gone.
      const isMeant = isDone ? other.browser === tab.browser : other === tab;
      if (isMeant) for (const id of remove) ids.delete(id);
    }
    // What is settled is put only where it is kept.
    if (!isDone || method === 'settle') return;
    const mine = this.#of.get(tab) ?? new Set();
    this.#of.set(tab, mine);
    for (const { changeId } of put) if (this.#hasMade(tab, changeId)) mine.add(changeId);
  }

  wiped(browser: SimulatedBrowser): void {
    for (const tab of this.#of.keys()) if (tab.browser === browser) this.#of.delete(tab);
  }
}
