import fc from 'fast-check';
import type { Idea } from '#domain/idea/idea.ts';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { RejectedCommand } from '#domain/replica/rejected-command.ts';
import { Replica } from '#domain/replica/replica.ts';
import type { StoredCommand } from '#domain/replica/stored-command.ts';
import { ideaCommand, ideaStreamOf } from '../../fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../fixtures/sync/memory-log.ts';
import { type Answer, type ToyCommand, ToyServer, ToyTab } from './replica-model.ts';

const ideas = 3;
/** The first two are tabs of one browser. */
const tabs = 3;
const tab = fc.nat(tabs - 1);
const draft = fc.record({
  idea: fc.nat(ideas - 1),
  type: fc.constantFrom('CaptureIdea', 'CaptureIdea', 'RenameIdea', 'ArchiveIdea', 'RestoreIdea'),
  title: fc.constantFrom('Bees', 'Wasps', 'Ants', ''),
});
const of = <T extends string, Data extends object = object>(
  name: T,
  data?: { readonly [K in keyof Data]: fc.Arbitrary<Data[K]> },
) => fc.record({ do: fc.constant(name), tab, ...data }) as unknown as fc.Arbitrary<{ do: T; tab: number } & Data>;
const step = fc.oneof(
  { weight: 6, arbitrary: of('issue', { drafts: fc.array(draft, { minLength: 1, maxLength: 3 }) }) },
  { weight: 4, arbitrary: of('store', { skip: fc.constantFrom(0, 0, 1), count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: of('hear') },
  {
    weight: 5,
    arbitrary: of('send', {
      count: fc.integer({ min: 1, max: 4 }),
      fate: fc.constantFrom('answered', 'answered', 'lost', 'late'),
    }),
  },
  { weight: 2, arbitrary: of('answer', { which: fc.nat(5) }) },
  { weight: 5, arbitrary: of('deliver', { skip: fc.constantFrom(-3, 0, 0, 0, 1), count: fc.nat(6) }) },
  { weight: 2, arbitrary: of('give up', { which: fc.nat(3) }) },
  { weight: 1, arbitrary: of('send again') },
  { weight: 1, arbitrary: of('lose outbox') },
  { weight: 1, arbitrary: of('reconcile', { missing: fc.nat(4) }) },
  { weight: 1, arbitrary: of('reopen') },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
export const steps = fc.array(step, { minLength: 1, maxLength: 50, size: 'max' });

/** Where the model and the product part: undefined if they agree to the end. */
export function difference(all: readonly Step[]): unknown {
  const pair = new Pair();
  for (const [n, each] of all.entries()) {
    const told = pair.take(each) ?? pair.compare();
    if (told !== undefined) return { n, step: each, told };
  }
  return undefined;
}

/** The product and the model, told the same. */
class Pair {
  readonly #log = new MemoryLog();
  readonly #server = new ToyServer();
  readonly #replicas = Array.from({ length: tabs }, () => new Replica());
  readonly #models = Array.from({ length: tabs }, () => new ToyTab(this.#server));
  readonly #commands = new Map<string, readonly [Command, ToyCommand]>();
  readonly #late: (readonly [readonly CommandResult[], readonly Answer[]])[] = [];
  #seq = 0;

  take(step: Step): unknown {
    const [replica, model] = [this.#replicas[step.tab], this.#models[step.tab]];
    if (!replica || !model) return undefined;
    switch (step.do) {
      case 'issue': {
        const made = step.drafts.map((each) => this.#make(each as Omit<ToyCommand, 'id'>));
        replica.issue(made.map(([command]) => command));
        for (const [, toy] of made) model.enqueue(toy);
        return undefined;
      }
      case 'store': {
        const unstored = model.waiting
          .filter(({ seq }) => !Number.isFinite(seq))
          .slice(step.skip, step.skip + step.count);
        const stored = unstored.map(({ command }) => this.#stored(command.id, ++this.#seq));
        replica.stored(stored);
        for (const { command, seq } of stored) model.stored(command.id, seq);
        return undefined;
      }
      case 'hear': {
        const other = this.#models[1 - step.tab];
        if (!other) return undefined;
        const stored = other.waiting.filter(({ seq }) => Number.isFinite(seq));
        replica.take(stored.map(({ command, seq }) => this.#stored(command.id, seq)));
        for (const { command, seq } of stored) model.enqueue(command, seq);
        return undefined;
      }
      case 'send': {
        const sent = replica.pending().slice(0, step.count);
        const answer = [this.#log.commit(sent), sent.map(({ id }) => this.#server.take(this.#toy(id)))] as const;
        if (step.fate === 'late') this.#late.push(answer);
        return step.fate === 'answered' ? this.#answer(step.tab, answer) : undefined;
      }
      case 'answer': {
        const answer = this.#late[step.which];
        return answer && this.#answer(step.tab, answer);
      }
      case 'deliver': {
        const from = Math.max(0, model.read + step.skip);
        const events = this.#log.after(from, step.count);
        const [said, wanted] = [replica.receive(events).outcome, model.receive(events.map(({ position }) => position))];
        return said === wanted ? undefined : { said, wanted };
      }
      case 'give up': {
        const id = [...model.rejected.keys()].sort()[step.which];
        if (id === undefined) return undefined;
        replica.giveUp([id]);
        model.giveUp(id);
        return undefined;
      }
      case 'send again':
        replica.sendAgain();
        model.sendAgain();
        return undefined;
      case 'lose outbox': {
        const [said, wanted] = [replica.loseOutbox().map(({ command }) => command.id), model.loseOutbox()];
        // Its browser keeps them anew at once.
        const stored = wanted.map((id) => this.#stored(id, ++this.#seq));
        replica.stored(stored);
        for (const { command, seq } of stored) model.stored(command.id, seq);
        return String(said) === String(wanted) ? undefined : { said, wanted };
      }
      case 'reconcile': {
        // Another tab has settled one of those that had a place, and the browser has kept what was rejected there.
        const stored = model.waiting.filter(({ seq }) => Number.isFinite(seq));
        const outbox = stored.filter((_, n) => n !== step.missing);
        const horizon = replica.lastSeq;
        const beside = step.tab < 2 ? 1 - step.tab : step.tab;
        const rejected = entriesOf(this.#replicas[beside]);
        const known = new Map(this.#models[beside]?.rejected);
        replica.reconcile(
          outbox.map(({ command, seq }) => this.#stored(command.id, seq)),
          rejected,
          horizon,
        );
        model.reconcile(
          outbox.map(({ command, seq }) => [command, seq]),
          known,
          horizon,
        );
        return undefined;
      }
      case 'reopen':
        this.#reopen(step.tab, replica, model);
        return undefined;
    }
  }

  /** Compares what a founder sees, what waits in which order, what was refused why, and how far the log was read. */
  compare(): unknown {
    for (const [n, replica] of this.#replicas.entries()) {
      const model = this.#models[n] as ToyTab;
      const seen = (of: (idea: number) => { readonly title: string; readonly archived: boolean } | undefined) =>
        Array.from({ length: ideas }, (_, idea) => {
          const { title, archived } = of(idea) ?? {};
          return [title, archived];
        });
      const rejections = entriesOf(replica);
      const said = [
        seen((idea) => replica.shown(ideaStreamOf(idea)) as Idea | undefined),
        replica.pending().map(({ id }) => id),
        [replica.pendingCount, replica.unstoredCount, replica.position],
        rejections.map(({ command, reason }) => `${command.id} ${reason}`).sort(),
      ];
      const waiting = model.waiting;
      const wanted = [
        seen((idea) => model.shown(idea)),
        model.unsent.map(({ id }) => id),
        [waiting.length, waiting.filter(({ seq }) => !Number.isFinite(seq)).length, model.read],
        [...model.rejected].map(([id, reason]) => `${id} ${reason}`).sort(),
      ];
      if (JSON.stringify(said) !== JSON.stringify(wanted)) return { tab: n, said, wanted };
    }
    return undefined;
  }

  #make(draft: Omit<ToyCommand, 'id'>): readonly [Command, ToyCommand] {
    const id = `c${this.#commands.size}`;
    const { type, idea, title } = draft;
    const isTitled = type === 'CaptureIdea' || type === 'RenameIdea';
    const made = [ideaCommand(id, type, idea, isTitled ? { title } : {}), { ...draft, id }] as const;
    this.#commands.set(id, made);
    return made;
  }

  #toy(id: string): ToyCommand {
    return this.#commands.get(id)?.[1] as ToyCommand;
  }

  #stored(id: string, seq: number): StoredCommand {
    return { command: this.#commands.get(id)?.[0] as Command, seq };
  }

  #answer(n: number, [results, answers]: readonly [readonly CommandResult[], readonly Answer[]]): unknown {
    const said = this.#replicas[n]?.acknowledge(results).outcome;
    const wanted = this.#models[n]?.answer(answers);
    return said === wanted ? undefined : { said, wanted };
  }

  #reopen(n: number, old: Replica, model: ToyTab): void {
    const next = new Replica();
    next.restore(old.position, structuredClone(old.confirmed.saved(old.streams())));
    const stored = model.waiting.filter(({ seq }) => Number.isFinite(seq));
    const rejected = entriesOf(old);
    next.reconcile(
      stored.map(({ command, seq }) => this.#stored(command.id, seq)),
      rejected,
      next.lastSeq,
    );
    this.#replicas[n] = next;
    this.#models[n] = model.reopened();
  }
}

const entriesOf = (replica: Replica | undefined): readonly RejectedCommand[] =>
  replica?.rejections.flatMap(({ dependents, ...root }) => [root, ...dependents]) ?? [];
