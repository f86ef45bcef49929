import { ideaStreamOf } from '../idea/idea.ts';

interface Titled {
  readonly title?: string;
  readonly ideaId?: string;
}

/** What a stream is called, as `state` has it; a project without a title of its own bears its idea's. */
export function titleOfStream(stream: string, state: (stream: string) => unknown): string | undefined {
  const own = state(stream) as Titled | undefined;
  if (own?.title || !own?.ideaId) return own?.title;
  return (state(ideaStreamOf(own.ideaId)) as Titled | undefined)?.title;
}
