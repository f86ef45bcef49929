import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { hindrancesOf } from '#domain/canvas/hindrances-of.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { touchedBy } from '#domain/log/touched-by.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { copyTitle, forkWish } from '#machines/fork-idea.ts';
import { ideasOf } from '#machines/select-ideas.ts';
import type { Wish } from '#machines/wish.ts';
import type { Services } from './services.ts';

/** What lets a refused change take effect that would be refused again as it is. */
export interface SecondChance {
  readonly kind: 'restored' | 'unlocked' | 'copied';
  /** What is done, as a button says it. */
  readonly words: string;
  /** What is wished before it, and what it carries instead. */
  readonly terms: () => { readonly first: readonly Wish[]; readonly data?: JsonObject };
}

type Known = Pick<Services, 'workspace' | 'newId'>;

/** Null where nothing but another try is left. */
export function secondChanceOf(rejected: RejectedChange, known: Known): SecondChance | null {
  const { command, reason } = rejected;
  if (command.stream.startsWith(canvasStreamOf(''))) return onCanvas(rejected, known);
  if (command.type === 'StartProject' && reason === 'idea-has-project') return onCopy(rejected, known);
  return null;
}

/** What was removed comes back, and what was locked is unlocked. */
function onCanvas({ command, reason, dependents }: RejectedChange, { workspace }: Known): SecondChance | null {
  const { stream } = command;
  const canvas = workspace.peek(stream) as Canvas | undefined;
  if (!canvas) return null;
  const all = [command, ...dependents.map((each) => each.command)];
  const { removed, locked } = hindrancesOf(canvas, new Set(all.flatMap((each) => [...touchedBy(each, 'names')])));
  const back: Wish = { type: 'RestoreNodes', stream, data: { ids: removed } };
  const unlocked: Wish = { type: 'LockNodes', stream, data: { ids: locked, locked: false } };
  if (removed.length > 0)
    return { kind: 'restored', words: 'Bring it back and apply', terms: () => ({ first: [back] }) };
  if (reason !== 'node-locked' || locked.length === 0) return null;
  return { kind: 'unlocked', words: 'Unlock it and apply', terms: () => ({ first: [unlocked] }) };
}

/** The idea is explored already, from another device: a copy of it takes the work that was begun here. */
function onCopy({ command }: RejectedChange, { workspace, newId }: Known): SecondChance | null {
  const idea = workspace.peek(ideaStreamOf(String(command.data['ideaId']))) as Idea | undefined;
  if (!idea) return null;
  return {
    kind: 'copied',
    words: 'Go on with a copy of the idea',
    terms() {
      const id = newId();
      const titles = new Set(
        ideasOf(workspace)
          .get()
          .map(({ title }) => title),
      );
      const copy = {
        id,
        kind: 'copy',
        title: copyTitle(idea.title, titles),
        position: workspace.position.get(),
      } as const;
      const explored: Wish = { type: 'MoveIdea', stream: ideaStreamOf(id), data: { status: 'exploring' } };
      return { first: [forkWish(idea, copy), explored], data: { ...command.data, ideaId: id } };
    },
  };
}
