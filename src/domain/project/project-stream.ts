import type { StreamKind } from '../log/stream-kind.ts';
import { decideProject } from './decide-project.ts';
import { evolveProject } from './evolve-project.ts';
import type { Project } from './project.ts';
import { projectCommands } from './project-commands.ts';
import { projectFields } from './project-fields.ts';

/** `project-{uuid}`: one stream a project. */
export const projectStream: StreamKind<Project> = {
  name: 'project',
  pattern: /^project-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: 1,
  commands: projectCommands,
  decide: decideProject,
  evolve: evolveProject,
  fields: projectFields,
  unbegun: (project) => ({ ...project, removed: true }),
};
