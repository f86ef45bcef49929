import { createAtom, type ReadonlyAtom, shallowEqual } from '@xstate/store';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { isAfter, statusOf } from '#domain/ledger/decisions.ts';
import { type DecisionMade, type Ledger, projectIdOfLedger } from '#domain/ledger/ledger.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Workspace } from '../sync/workspace.store.ts';

interface Ideas {
  readonly all: ReadonlyAtom<readonly Idea[]>;
  readonly each: Map<string, ReadonlyAtom<Idea | undefined>>;
  readonly decisions: ReadonlyAtom<Decisions>;
}

/** The last decision about an idea, by the idea's id. */
type Decisions = Readonly<Record<string, DecisionMade>>;

const known = new WeakMap<Workspace, Ideas>();

/**
 * Every idea of the workspace, archived ones too, in the order in which they came, each with the status that its last move
 * or the last decision about it gave it. The same atom every time.
 */
export const ideasOf = (workspace: Workspace): ReadonlyAtom<readonly Idea[]> => ideasIn(workspace).all;

/** One idea, undefined while there is none. The same atom every time. */
export function ideaOf(workspace: Workspace, id: string): ReadonlyAtom<Idea | undefined> {
  const { each, decisions } = ideasIn(workspace);
  const stream = workspace.stream(ideaStreamOf(id)) as ReadonlyAtom<Idea | undefined>;
  const atom = each.get(id) ?? createAtom(() => withStatus(stream.get(), decisions.get()[id]));
  each.set(id, atom);
  return atom;
}

function ideasIn(workspace: Workspace): Ideas {
  const ideas = known.get(workspace);
  if (ideas) return ideas;
  const states = workspace.statesOf('idea') as ReadonlyAtom<readonly Idea[]>;
  const decisions = createAtom(() => decisionsIn(workspace), { compare: shallowEqual });
  const all = createAtom(() => {
    const decided = decisions.get();
    const some = states.get();
    // Most workspaces have far more ideas than decisions.
    if (Object.keys(decided).length === 0) return some;
    return some.map((idea) => withStatus(idea, decided[idea.id]) ?? idea);
  });
  const made = { all, each: new Map(), decisions };
  known.set(workspace, made);
  return made;
}

function decisionsIn(workspace: Workspace): Decisions {
  const last: Record<string, DecisionMade> = {};
  for (const stream of workspace.streamsOf('ledger').get()) {
    const decision = (workspace.stream(stream).get() as Ledger | undefined)?.decisions.at(-1);
    const projectStream = projectStreamOf(projectIdOfLedger(stream));
    const ideaId = (workspace.stream(projectStream).get() as Project | undefined)?.ideaId;
    if (!decision || ideaId === undefined) continue;
    const other = last[ideaId];
    if (!other || isAfter(decision.place, other.place)) last[ideaId] = decision;
  }
  return last;
}

/** The same object for the same idea and the same status, so that nothing is drawn again. */
const moved = new WeakMap<Idea, Idea>();

function withStatus(idea: Idea | undefined, decision: DecisionMade | undefined): Idea | undefined {
  const status = idea && statusOf(idea, decision);
  if (!idea || !status || status === idea.status) return idea;
  const other = moved.get(idea);
  if (other?.status === status) return other;
  const shown = { ...idea, status };
  moved.set(idea, shown);
  return shown;
}
