import type { Idea } from '#domain/idea/idea.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { placeBetween } from './place-between.ts';

/** Moves an idea one place up or down in a list that stands by hand; undefined at its ends. */
export function movesOf(vault: IdeaVaultActor, list: readonly Idea[], idea: Idea) {
  const at = list.indexOf(idea);
  const move = (before: number) => () =>
    vault.send({
      type: 'ideas.changed',
      ids: [idea.id],
      change: { kind: 'placed', places: placeBetween(list, [idea.id], before) },
    });
  return { up: at > 0 ? move(at - 1) : undefined, down: at < list.length - 1 ? move(at + 2) : undefined };
}
