import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import type { Command } from '#domain/log/command.ts';
import { projectStreamOf } from '#domain/project/project.ts';
import { titleOfStream } from '#domain/project/title-of-stream.ts';
import { projectsOf } from '../project/select-projects.ts';
import type { Workspace } from '../sync/workspace.store.ts';

/**
 * Returns the current title of a command's subject. A subject that does not exist yet has the title that it was to
 * have, or its idea's; a canvas has that of the idea that is explored on it.
 */
export function titleOfCommand(workspace: Workspace, command: Pick<Command, 'stream' | 'data'>): string | undefined {
  const { title, question, ideaId, projectId } = command.data;
  const known = titleOfStream(streamWithTitle(workspace, command.stream), workspace.peek);
  if (known !== undefined || typeof title === 'string') return known ?? String(title);
  if (typeof question === 'string' && question !== '') return question;
  if (typeof projectId === 'string') return titleOfStream(projectStreamOf(projectId), workspace.peek);
  return typeof ideaId === 'string' ? titleOfStream(ideaStreamOf(ideaId), workspace.peek) : undefined;
}

function streamWithTitle(workspace: Workspace, stream: string): string {
  if (!stream.startsWith(canvasStreamOf(''))) return stream;
  const project = projectsOf(workspace)
    .get()
    .find(({ canvasId }) => canvasStreamOf(canvasId) === stream);
  return project ? projectStreamOf(project.id) : stream;
}
