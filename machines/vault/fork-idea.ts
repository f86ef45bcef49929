import { type Idea, ideaLimits } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft } from '#domain/log/command-draft.ts';

export interface Fork {
  /** Id of the new idea. */
  readonly id: string;
  readonly kind: 'copy' | 'pivot';
  readonly title: string;
  /** The one of the other idea unless given. */
  readonly pitch?: string;
  /** How far the log has been read. */
  readonly position: number;
}

/** Begins an idea with the texts, tags and ratings of another one. */
export function commandForFork(idea: Idea, { id, kind, title, position, pitch = idea.pitch }: Fork): CommandDraft {
  const { problem, audience, tags, ratings } = idea;
  return ideaDraft('ForkIdea', id, {
    from: idea.id,
    kind,
    position,
    title,
    problem,
    audience,
    pitch,
    tags,
    ratings,
  });
}

const ending = / \(copy(?: (\d+))?\)$/;

/** A title that no other idea has, within the limit: “Bees (copy)”, then “Bees (copy 2)”. */
export function copyTitle(title: string, taken: ReadonlySet<string>): string {
  const bare = title.replace(ending, '');
  for (let n = 1; ; n++) {
    const end = n === 1 ? ' (copy)' : ` (copy ${n})`;
    const whole = `${cut(bare, ideaLimits.title - end.length)}${end}`;
    if (!taken.has(whole)) return whole;
  }
}

/** Whole characters only: half of one could not be stored. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept: string[] = [];
  let left = length - 1;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    left -= segment.length;
    if (left < 0) break;
    kept.push(segment);
  }
  return `${kept.join('').trimEnd()}…`;
}
