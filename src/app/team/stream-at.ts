import { ideaStreamOf } from '#domain/idea/idea.ts';
import { kindNameOf } from '#domain/log/stream-kinds.ts';
import { projectStreamOf } from '#domain/project/project.ts';
import type { Location } from '#domain/routes/routes.ts';
import { threadStreamOf } from '#domain/thread/thread-kind.ts';

/** The stream that the address of a place names, if any: the comments, the idea or the project that it is about. */
export function streamAt({ params }: Pick<Location, 'params'>): string | null {
  const { thread, ideaId, projectId } = params;
  const named =
    (thread && threadStreamOf(thread)) || (ideaId && ideaStreamOf(ideaId)) || (projectId && projectStreamOf(projectId));
  return named && kindNameOf(named) !== undefined ? named : null;
}
