import { chosenStatuses, type Idea } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft, projectDraft, vaultDraft } from '#domain/log/command-draft.ts';
import type { Project } from '#domain/project/project.ts';
import type { Criterion, Vault } from '#domain/vault/vault.ts';

/** Data that a founder sees in one tab while editing. */
export interface Seen {
  readonly workspace: string;
  readonly ideas: readonly Idea[];
  readonly projects: readonly Project[];
  readonly vault: Vault;
}

/** One change; `isTold` where the log or the refused changes must speak of it in the end. */
export type Edit = 'undo' | 'redo' | { readonly drafts: readonly CommandDraft[]; readonly isTold: boolean };

const words = ['hives', 'frost', 'bakers', 'rent', 'queues', 'pollen', 'crumbs', 'ledgers'];
const ratings = [1, 2, 3, 4, 5, null];
const query = { text: '', statuses: [], tags: [], isStale: false, isArchived: false, isDescending: true } as const;

/** Random edits of all that the vault has, in the proportions of a busy day. The same for the same numbers. */
export class SeededEdits {
  readonly #who: number;
  readonly #random: () => number;
  #count = 0;

  /** `who` tells several apart, so that no two make the same idea. */
  constructor(who: number, random: () => number) {
    this.#who = who;
    this.#random = random;
  }

  next(seen: Seen): Edit {
    this.#count += 1;
    const open = seen.ideas.filter(({ archived }) => !archived);
    if (open.length < 5) return this.#told(this.#capture());
    const idea = this.#pick(open);
    const kind = this.#random();
    if (kind < 0.16) return this.#told(this.#capture());
    if (kind < 0.32) return this.#told(ideaDraft('RenameIdea', idea.id, { title: this.#title() }));
    if (kind < 0.46) return some(this.#describe(idea));
    if (kind < 0.54) return some(ideaDraft('TagIdea', idea.id, { tags: [...new Set([this.#word(), this.#word()])] }));
    if (kind < 0.62) return some(...this.#rate(idea, seen.vault.criteria));
    if (kind < 0.7) return some(ideaDraft('MoveIdea', idea.id, { status: this.#pick(chosenStatuses) }));
    if (kind < 0.74) return some(ideaDraft('MoveIdea', idea.id, { rank: `a${this.#below(10)}${this.#below(10)}5` }));
    if (kind < 0.77) return some(ideaDraft('ArchiveIdea', idea.id, {}));
    if (kind < 0.79)
      return some(...seen.ideas.filter(({ archived }) => archived).map(({ id }) => ideaDraft('RestoreIdea', id, {})));
    if (kind < 0.83) return some(...this.#bulk(open));
    if (kind < 0.85) return this.#told(...[1, 2, 3, 4, 5].map((part) => this.#import(part)));
    if (kind < 0.87) return this.#told(this.#fork(idea));
    if (kind < 0.9) return some(...this.#explore(idea, seen.projects));
    if (kind < 0.92) return some(this.#criteria(seen));
    if (kind < 0.94) return some(this.#filter(seen));
    return kind < 0.98 ? 'undo' : 'redo';
  }

  #capture(): CommandDraft {
    return ideaDraft('CaptureIdea', this.#uuid(0), { title: this.#title() });
  }

  #import(part: number): CommandDraft {
    const data = { title: `Row ${part} of ${this.#count}`, tags: [this.#word()], status: this.#pick(chosenStatuses) };
    return ideaDraft('ImportIdea', this.#uuid(part), data);
  }

  #fork({ id, tags }: Idea): CommandDraft {
    const title = `Fork ${this.#count}`;
    return ideaDraft('ForkIdea', this.#uuid(0), { from: id, kind: 'pivot', position: 1, title, tags });
  }

  #describe(idea: Idea): CommandDraft {
    const text = this.#pick(['problem', 'audience', 'pitch'] as const);
    const line = `${this.#word()} and ${this.#word()}, ${this.#count}`;
    const data = { [text]: this.#random() < 0.5 ? `${idea[text]}\n${line}`.slice(-400) : line };
    return ideaDraft('DescribeIdea', idea.id, { ...data, base: { [text]: idea[text] } });
  }

  #rate(idea: Idea, criteria: readonly Criterion[]): readonly CommandDraft[] {
    return criteria.map(({ id }) => ideaDraft('RateIdea', idea.id, { criterion: id, rating: this.#pick(ratings) }));
  }

  #bulk(open: readonly Idea[]): readonly CommandDraft[] {
    const from = this.#below(open.length);
    const chosen = open.slice(from, from + 8);
    const status = this.#pick(chosenStatuses);
    const tag = this.#word();
    return chosen.flatMap((idea) => [
      ideaDraft('MoveIdea', idea.id, { status }),
      ideaDraft('TagIdea', idea.id, { tags: [tag] }),
    ]);
  }

  /** Starts what is not explored yet; else renames, archives or brings back the project. */
  #explore({ id }: Idea, projects: readonly Project[]): readonly CommandDraft[] {
    const project = projects.find(({ ideaId }) => ideaId === id);
    const start = projectDraft('StartProject', this.#uuid(8), { ideaId: id, canvasId: this.#uuid(9) });
    if (!project) return [start, ideaDraft('MoveIdea', id, { status: 'exploring' })];
    const renamed = projectDraft('RenameProject', project.id, { title: `Project ${this.#count}` });
    const archived = projectDraft('ArchiveProject', project.id, {});
    return [this.#pick<CommandDraft>([renamed, archived, projectDraft('RestoreProject', project.id, {})])];
  }

  #criteria({ workspace, vault }: Seen): CommandDraft {
    const share = 1000 * (1 + this.#below(9));
    const criteria = [
      { id: 'reach', name: 'Reach', weight: share },
      { id: 'ease', name: `Ease ${this.#count}`, weight: 10_000 - share },
    ];
    return vaultDraft('SetCriteria', workspace, { criteria, base: vault.criteria });
  }

  #filter({ workspace }: Seen): CommandDraft {
    const id = `filter-${this.#below(5)}`;
    const statuses = [this.#pick(chosenStatuses)];
    return vaultDraft('SaveFilter', workspace, {
      id,
      name: `View ${this.#count}`,
      query: { ...query, statuses, order: 'changed' },
    });
  }

  #told(...drafts: readonly CommandDraft[]): Edit {
    return { drafts, isTold: true };
  }

  /** Nobody else gives it: to rename an idea to what it is called already is no fact, so that the log would not speak of it. */
  #title(): string {
    return `${this.#word()} ${this.#who}-${this.#count}`;
  }

  #uuid(part: number): string {
    return `00000000-0000-4000-800${this.#who}-${String(this.#count * 10 + part).padStart(12, '0')}`;
  }

  #word(): string {
    return this.#pick(words);
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #pick<T>(all: readonly T[]): T {
    return all[this.#below(all.length)] as T;
  }
}

const some = (...drafts: readonly CommandDraft[]): Edit => ({ drafts, isTold: false });
