import { type Canvas, canvasIdOf, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { unblock } from '#domain/canvas/unblock.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft } from '#domain/log/command-draft.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { entriesOf } from '#domain/replica/entries-of.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { projectOfIdea } from '#machines/project/select-projects.ts';
import { commandForFork, copyTitle } from '#machines/vault/fork-idea.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import type { Services } from './services.ts';

/** A way to let a refused change take effect that would be refused again unchanged. */
export interface Remedy {
  readonly kind: 'restored' | 'unlocked' | 'copied';
  /** Label of the button. */
  readonly words: string;
  /** Returns the commands to issue before it, and the data that it carries instead. */
  readonly terms: () => { readonly first: readonly CommandDraft[]; readonly data?: JsonObject };
}

type Known = Pick<Services, 'workspace' | 'newId'>;

/** Null if nothing but another try is left. */
export function remedyFor(rejected: RejectedChange, known: Known): Remedy | null {
  const { command, reason } = rejected;
  if (command.stream.startsWith(canvasStreamOf(''))) return onCanvas(rejected, known);
  if (command.type === 'StartProject' && reason === 'idea-has-project') return onCopy(rejected, known);
  return null;
}

/** Restores removed parts and unlocks locked ones; the current canvas decides which of the two is needed. */
function onCanvas(rejected: RejectedChange, { workspace }: Known): Remedy | null {
  const stream = canvasStreamOf(canvasIdOf(rejected.command.stream));
  const canvas = workspace.peek(stream) as Canvas | undefined;
  if (!canvas) return null;
  const [first] = unblock(canvas, [rejected.command]);
  if (!first) return null;
  const terms = () => ({
    first: unblock(
      canvas,
      entriesOf(rejected).map(({ command }) => command),
    ).map((draft) => ({ ...draft, stream })),
  });
  return first.type === 'RestoreNodes'
    ? { kind: 'restored', words: 'Restore it and apply', terms }
    : { kind: 'unlocked', words: 'Unlock it and apply', terms };
}

/** The idea is explored already, from another device: a copy of it takes the work that was begun here. */
function onCopy({ command }: RejectedChange, { workspace, newId }: Known): Remedy | null {
  const idea = workspace.peek(ideaStreamOf(String(command.data['ideaId']))) as Idea | undefined;
  if (!idea || !projectOfIdea(workspace, idea.id).get()) return null;
  return {
    kind: 'copied',
    words: 'Continue with a copy of the idea',
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
      const explored = ideaDraft('MoveIdea', id, { status: 'exploring' });
      return { first: [commandForFork(idea, copy), explored], data: { ...command.data, ideaId: id } };
    },
  };
}
