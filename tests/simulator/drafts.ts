import { chosenStatuses, ideaStatuses } from '#domain/idea/idea.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { emptyVault, type Vault, vaultStreamOf } from '#domain/vault/vault.ts';
import { canvasCommandKinds } from './canvas-drafts.ts';
import { type CommandKind, type Issued, simply, uuid, type View } from './command-kind.ts';
import type { Dice } from './dice.ts';
import { intakeCommandKinds } from './intake-drafts.ts';
import { firstLoop, loopCommandKinds } from './loop-drafts.ts';
import { pageCommandKinds } from './page-drafts.ts';
import { reportCommandKinds } from './report-drafts.ts';
import { scenarioCommandKinds } from './scenario-drafts.ts';
import { workspaceId } from './simulation.ts';
import { surveyCommandKinds } from './survey-drafts.ts';
import { threadCommandKinds } from './thread-drafts.ts';

const ideas = 4;
const projects = 2;
const ideaOf = (n: number): string => `idea-${uuid(n, 0)}`;
const projectOf = (n: number): string => `project-${uuid(n, 1)}`;
const vault = vaultStreamOf(workspaceId);

const titles = ['Bees', 'Wasps', 'Ants and aphids', 'Moths', '  Bees ', '', 'x'.repeat(141)];
const texts = ['', 'one\ntwo\nthree', 'one\n2\nthree', 'ONE\ntwo\nthree', 'one\ntwo\nthree\nfour', 'quite other'];
const tags = [[], ['a'], ['a', 'b'], ['b', 'A', 'a'], ['c', 'b']];
const sets = [
  [],
  [{ id: 'c1', name: 'Reach', weight: 10_000 }],
  [
    { id: 'c1', name: 'Reach', weight: 6000 },
    { id: 'c2', name: 'Effort', weight: 4000 },
  ],
  [{ id: 'c1', name: 'Reach', weight: 9000 }],
];
const query = {
  text: '',
  statuses: [],
  tags: [],
  isStale: false,
  isArchived: false,
  order: 'captured',
  isDescending: false,
} as const;
const templateNode = { id: 'templatenode', kind: 'note', x: 0, y: 0, width: 200, height: 96 } as const;

const onIdea = (dice: Dice, more: JsonObject = {}): JsonObject => ({ idea: dice.below(ideas), ...more });

/** Every kind of command that a founder can send, valid and not; a new kind of command adds a line. */
export const commandKinds = {
  capture: {
    weight: 8,
    roll: (dice) => onIdea(dice, { title: dice.pick(titles) }),
    draft: ({ idea, title }: { idea: number; title: string }) => simply('CaptureIdea', ideaOf(idea), { title }),
  },
  rename: {
    weight: 5,
    roll: (dice) => onIdea(dice, { title: dice.pick(titles) }),
    draft: ({ idea, title }: { idea: number; title: string }) => simply('RenameIdea', ideaOf(idea), { title }),
  },
  describe: {
    weight: 6,
    roll: (dice) => onIdea(dice, { problem: dice.pick(texts), base: dice.pick(['seen', 'stale', 'none']) }),
    draft({ idea, problem, base }: { idea: number; problem: string; base: string }, view) {
      const seen = (view.shown(ideaOf(idea)) as { problem?: string } | undefined)?.problem ?? '';
      const from = { seen: { base: { problem: seen } }, stale: { base: { problem: 'one\ntwo\nthree' } }, none: {} };
      return simply('DescribeIdea', ideaOf(idea), { problem, ...from[base as 'seen'] });
    },
  },
  tag: {
    weight: 3,
    roll: (dice) => onIdea(dice, { tags: dice.pick(tags) }),
    draft: ({ idea, tags }: { idea: number; tags: string[] }) => simply('TagIdea', ideaOf(idea), { tags }),
  },
  rate: {
    weight: 3,
    roll: (dice) => onIdea(dice, { criterion: dice.pick(['c1', 'c2']), rating: dice.pick([1, 3, 5, 6, null]) }),
    draft: ({ idea, ...data }: { idea: number }) => simply('RateIdea', ideaOf(idea), data),
  },
  move: {
    weight: 4,
    roll: (dice) =>
      onIdea(dice, { data: dice.pick([{ status: dice.pick(chosenStatuses) }, { rank: dice.pick(['a', 'b']) }]) }),
    draft: ({ idea, data }: { idea: number; data: JsonObject }) => simply('MoveIdea', ideaOf(idea), data),
  },
  archive: {
    weight: 3,
    roll: (dice) => onIdea(dice, { type: dice.pick(['ArchiveIdea', 'RestoreIdea']) }),
    draft: ({ idea, type }: { idea: number; type: string }) => simply(type, ideaOf(idea)),
  },
  fork: {
    weight: 2,
    roll: (dice) => onIdea(dice, { from: dice.below(ideas), kind: dice.pick(['copy', 'pivot']) }),
    draft: ({ idea, from, kind }: { idea: number; from: number; kind: string }) =>
      simply('ForkIdea', ideaOf(idea), { from: uuid(from, 0), kind, position: 1, title: 'Fork', tags: ['a'] }),
  },
  importing: {
    weight: 2,
    roll: (dice) => onIdea(dice, { status: dice.pick(ideaStatuses), archived: dice.chance(0.3) }),
    draft: ({ idea, ...data }: { idea: number }) => simply('ImportIdea', ideaOf(idea), { title: 'Imported', ...data }),
  },
  moment: {
    weight: 1,
    roll: (dice) => onIdea(dice, { version: 1 + dice.below(4), name: dice.pick(['First', 'Second', '']) }),
    draft: ({ idea, ...data }: { idea: number }) => simply('NameMoment', ideaOf(idea), data),
  },
  criteria: {
    weight: 3,
    roll: (dice) => ({ criteria: dice.pick(sets), isStale: dice.chance(0.2) }),
    draft({ criteria, isStale }: { criteria: JsonObject[]; isStale: boolean }, view) {
      const seen = ((view.shown(vault) as Vault | undefined) ?? emptyVault).criteria;
      return simply('SetCriteria', vault, { criteria, base: isStale ? [] : (seen as unknown as JsonObject[]) });
    },
  },
  filter: {
    weight: 3,
    roll: (dice) => ({ id: dice.pick(['f1', 'f2']), name: dice.pick(['Open', 'Stale', '']) }),
    draft: (data: JsonObject) => simply('SaveFilter', vault, { ...data, query }),
  },
  unfilter: {
    weight: 1,
    roll: (dice) => ({ id: dice.pick(['f1', 'f2']) }),
    draft: (data: JsonObject) => simply('RemoveFilter', vault, data),
  },
  template: {
    weight: 2,
    roll: (dice) => ({ id: dice.pick(['t1', 't2']), name: dice.pick(['Sheet', 'Map', '']), text: dice.pick(titles) }),
    draft: ({ text, ...data }: { text: string }) =>
      simply('SaveTemplate', vault, { ...data, nodes: [{ ...templateNode, text }], edges: [] }),
  },
  renameTemplate: {
    weight: 2,
    roll: (dice) => ({ id: dice.pick(['t1', 't2']), name: dice.pick(['Sheet', 'Plan', '']) }),
    draft: (data: JsonObject) => simply('RenameTemplate', vault, data),
  },
  removeTemplate: {
    weight: 1,
    roll: (dice) => ({ id: dice.pick(['t1', 't2']) }),
    draft: (data: JsonObject) => simply('RemoveTemplate', vault, data),
  },
  start: {
    weight: 4,
    roll: (dice) => onIdea(dice, { project: dice.below(projects) }),
    draft: ({ idea, project }: { idea: number; project: number }) =>
      simply('StartProject', projectOf(project), { ideaId: uuid(idea, 0), canvasId: uuid(project, 2) }),
  },
  project: {
    weight: 4,
    roll: (dice) => ({
      project: dice.below(projects),
      type: dice.pick(['RenameProject', 'ArchiveProject', 'RestoreProject', 'RemoveProject']),
      title: dice.pick(titles),
    }),
    draft: ({ project, type, title }: { project: number; type: string; title: string }) =>
      simply(type, projectOf(project), type === 'RenameProject' ? { title } : {}),
  },
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
