import { type Idea, isOver } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';
import type { To } from '../routes/routes.ts';
import { type Loop, type LoopStep, loopStepKinds, loopStepOf } from './loop-step.ts';

export interface NextStep {
  /** The task and its reason. */
  readonly sentence: string;
  readonly action: string;
  /** The idea it is about; null if it is about all of them. */
  readonly ideaId: string | null;
  /** Where it is done. */
  readonly to: To;
}

type Gap = 'problem' | 'audience' | 'decision' | 'beginning';

const gaps: readonly Gap[] = ['problem', 'audience', 'decision', 'beginning'];
/** `title` is in quotation marks. */
const steps: Readonly<Record<Gap, { readonly sentence: (title: string) => string; readonly action: string }>> = {
  problem: { sentence: (title) => `What problem does ${title} solve?`, action: 'Describe the problem' },
  audience: { sentence: (title) => `Who has the problem that ${title} solves?`, action: 'Name the audience' },
  decision: { sentence: (title) => `Is ${title} worth exploring?`, action: 'Decide on it' },
  beginning: {
    sentence: (title) => `${title} is marked as exploring but has no canvas yet.`,
    action: 'Start exploring',
  },
};

/** State of the workspace from which the next step is derived. */
export interface Known {
  readonly ideas: readonly Idea[];
  readonly projects: readonly Project[];
  /** Loops by the id of their project; a project without one has no next step of its own. */
  readonly loops: ReadonlyMap<string, Loop>;
  /** Date in the form 2026-11-23. */
  readonly today: string;
}

/**
 * The one thing to do next. Tests that have begun come before ideas that lack something; of those, the most basic thing
 * and the newest idea. What belongs to the sample asks for nothing.
 */
export function nextStepOf({ ideas, projects, loops, today }: Known): NextStep {
  const live = projects.filter(({ removed }) => !removed);
  const samples = new Set(live.filter(({ isSample }) => isSample).map(({ ideaId }) => ideaId));
  const own = ideas.filter(({ id, archived }) => !archived && !samples.has(id));
  if (own.length === 0) {
    const sentence =
      samples.size === 0 ? 'Add your first idea to get started.' : 'Add your own first idea to get started.';
    return { sentence, action: 'Capture an idea', ideaId: null, to: { name: 'idea-vault' } };
  }
  const step = mostUrgent(loopSteps(own, live, loops, today));
  if (step && isBegun(step)) return stepInLoop(step);
  const gap = gapStep(own, new Set(live.map(({ ideaId }) => ideaId)));
  if (gap) return gap;
  if (step) return stepInLoop(step);
  return {
    sentence: 'Every idea is described and has a status.',
    action: 'Review your ideas',
    ideaId: null,
    to: { name: 'idea-vault' },
  };
}

type OwnStep = LoopStep & { readonly ideaId: string };

function loopSteps(
  ideas: readonly Idea[],
  projects: readonly Project[],
  loops: ReadonlyMap<string, Loop>,
  today: string,
): readonly OwnStep[] {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  return projects.flatMap(({ id, ideaId, archived, isSample }) => {
    const [idea, loop] = [byId.get(ideaId), loops.get(id)];
    if (!idea || !loop || archived || isSample) return [];
    const step = loopStepOf(loop, idea.status, today);
    return step ? [{ ...step, ideaId }] : [];
  });
}

const mostUrgent = (steps: readonly OwnStep[]): OwnStep | undefined =>
  steps.toSorted((a, b) => loopStepKinds.indexOf(a.kind) - loopStepKinds.indexOf(b.kind) || b.risk - a.risk)[0];

const isBegun = ({ kind }: LoopStep): boolean => kind !== 'state' && kind !== 'wait';

const stepInLoop = ({ sentence, action, to, ideaId }: OwnStep): NextStep => ({ sentence, action, to, ideaId });

/** Returns the step for the newest of the ideas that lack the most basic thing. */
function gapStep(ideas: readonly Idea[], explored: ReadonlySet<string>): NextStep | undefined {
  const newest: { [G in Gap]?: Idea } = {};
  for (const idea of ideas) {
    const gap = gapOf(idea, explored);
    if (gap === null) continue;
    const other = newest[gap];
    if (!other || Date.parse(idea.capturedAt) > Date.parse(other.capturedAt)) newest[gap] = idea;
  }
  for (const gap of gaps) {
    const idea = newest[gap];
    if (!idea) continue;
    const { sentence, action } = steps[gap];
    const to = { name: 'idea-vault.idea', params: { ideaId: idea.id } } as const;
    return { sentence: sentence(`“${idea.title}”`), action, ideaId: idea.id, to };
  }
  return undefined;
}

function gapOf(idea: Idea, explored: ReadonlySet<string>): Gap | null {
  const { id, status, problem, audience } = idea;
  if (isOver(status)) return null;
  if (problem === '') return 'problem';
  if (audience === '') return 'audience';
  if (status === 'inbox') return 'decision';
  return explored.has(id) ? null : 'beginning';
}
