import type { Idea } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';

export interface NextStep {
  /** What to do next and why. */
  readonly sentence: string;
  readonly action: string;
  /** The idea it is about; null where it is about all of them. */
  readonly ideaId: string | null;
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

/** The one thing to do next: of the ideas that lack the most basic thing, the newest. What belongs to the sample asks for nothing. */
export function nextStepOf(ideas: readonly Idea[], projects: readonly Project[]): NextStep {
  const live = projects.filter(({ removed }) => !removed);
  const explored = new Set(live.map(({ ideaId }) => ideaId));
  const samples = new Set(live.filter(({ isSample }) => isSample).map(({ ideaId }) => ideaId));
  const newest: { [G in Gap]?: Idea } = {};
  let isEmpty = true;
  for (const idea of ideas) {
    if (idea.archived || samples.has(idea.id)) continue;
    isEmpty = false;
    const gap = gapOf(idea, explored);
    if (gap === null) continue;
    const other = newest[gap];
    if (!other || Date.parse(idea.capturedAt) > Date.parse(other.capturedAt)) newest[gap] = idea;
  }
  if (isEmpty) {
    const sentence =
      samples.size === 0 ? 'Add your first idea to get started.' : 'Add your own first idea to get started.';
    return { sentence, action: 'Capture an idea', ideaId: null };
  }
  for (const gap of gaps) {
    const idea = newest[gap];
    if (!idea) continue;
    const { sentence, action } = steps[gap];
    return { sentence: sentence(`“${idea.title}”`), action, ideaId: idea.id };
  }
  return { sentence: 'Every idea is described and has a status.', action: 'Review your ideas', ideaId: null };
}

function gapOf({ id, status, problem, audience }: Idea, explored: ReadonlySet<string>): Gap | null {
  if (status === 'killed' || status === 'paused') return null;
  if (problem === '') return 'problem';
  if (audience === '') return 'audience';
  if (status === 'inbox') return 'decision';
  return explored.has(id) ? null : 'beginning';
}
