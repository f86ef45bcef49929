import { defineStream } from '../log/define-stream.ts';
import { decideProject } from './decide-project.ts';
import { evolveProject, projectFoldVersion } from './evolve-project.ts';
import { projectCommands } from './project-commands.ts';
import { projectFields } from './project-fields.ts';

/** `project-{uuid}`: one stream a project. */
export const projectStream = defineStream({
  name: 'project',
  pattern: /^project-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: projectFoldVersion,
  commands: projectCommands,
  decide: decideProject,
  evolve: evolveProject,
  fields: projectFields,
  unbegun: (project) => ({ ...project, removed: true }),
});
