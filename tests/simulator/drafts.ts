import type { JsonObject } from '#domain/log/json.ts';
import { canvasCommandKinds } from '../fixtures/drafts/canvas-drafts.ts';
import { ideaCommandKinds, ideaOf, ideas, onIdea } from '../fixtures/drafts/idea-drafts.ts';
import { intakeCommandKinds } from '../fixtures/drafts/intake-drafts.ts';
import { firstLoop, loopCommandKinds } from '../fixtures/drafts/loop-drafts.ts';
import { pageCommandKinds } from '../fixtures/drafts/page-drafts.ts';
import { projectCommandKinds } from '../fixtures/drafts/project-drafts.ts';
import { reportCommandKinds } from '../fixtures/drafts/report-drafts.ts';
import { scenarioCommandKinds } from '../fixtures/drafts/scenario-drafts.ts';
import { surveyCommandKinds } from '../fixtures/drafts/survey-drafts.ts';
import { threadCommandKinds } from '../fixtures/drafts/thread-drafts.ts';
import { vaultCommandKinds } from '../fixtures/drafts/vault-drafts.ts';
import { type CommandKind, type Issued, simply, type View } from './command-kind.ts';
import type { Dice } from './dice.ts';

/** Every kind of command that a founder can send, valid and not. */
export const commandKinds = {
  ...ideaCommandKinds,
  ...vaultCommandKinds,
  ...projectCommandKinds,
  nonsense: {
    weight: 1,
    roll: (dice) => onIdea(dice, { type: dice.pick(['FlyIdea', 'StartProject', 'TagIdea']) }),
    draft: ({ idea, type }: { idea: number; type: string }) => simply(type, ideaOf(idea), { tags: 'none' }),
  },
  /** A command of a form that the server does not even read. */
  garbled: {
    weight: 0.5,
    roll: () => ({}),
    draft: () => simply('RenameIdea', 'no\nstream', { title: 'Bees' }),
  },
  ...canvasCommandKinds,
  ...loopCommandKinds,
  ...pageCommandKinds,
  ...surveyCommandKinds,
  ...scenarioCommandKinds,
  ...reportCommandKinds,
  ...threadCommandKinds,
  ...intakeCommandKinds,
} satisfies Record<string, CommandKind>;

export type CommandName = keyof typeof commandKinds;

/** One command, written down. */
export interface CommandDraft {
  readonly name: CommandName;
  readonly rolled: JsonObject;
}

const weights = Object.fromEntries(Object.entries(commandKinds).map(([name, { weight }]) => [name, weight]));

/** Rolls a founder's first commands, so that there is something to change. */
export const firstDrafts = (dice: Dice): readonly CommandDraft[] => {
  const explored = Array.from({ length: ideas }, (_, idea): CommandDraft[] => {
    const rolls = [
      { name: 'capture', rolled: { idea, title: 'Bees' } },
      { name: 'start', rolled: { idea, project: 0 } },
    ];
    return rolls.slice(0, dice.below(3)) as CommandDraft[];
  }).flat();
  return dice.chance(0.5) ? [...explored, ...firstLoop(dice)] : explored;
};

export function rollDraft(dice: Dice): CommandDraft {
  const name = dice.weighed(weights as Record<CommandName, number>);
  return { name, rolled: commandKinds[name].roll(dice) };
}

export function issued({ name, rolled }: CommandDraft, view: View): Issued | null {
  return (commandKinds[name] as CommandKind).draft(rolled as never, view);
}
