import type { StreamLabels } from '../log/stream-labels.ts';
import type { ProjectFact } from './evolve-project.ts';
import type { ProjectCommand } from './project-commands.ts';

/** Labels of facts and commands of a project. */
export const projectLabels: StreamLabels<ProjectFact, ProjectCommand['type']> = {
  titles: {
    ProjectStarted: () => 'Started exploring',
    ProjectRenamed: ({ title }) =>
      title === '' ? 'Reset its name in the switcher' : `Named it “${title}” in the switcher`,
    ProjectArchived: () => 'Stopped exploring',
    ProjectRestored: () => 'Explored again',
    ProjectRemoved: () => 'Removed its canvas and tests',
  },
  attempts: {
    StartProject: 'Starting to explore it',
    RenameProject: 'A new name',
    ArchiveProject: 'A stop to exploring it',
    RestoreProject: 'Exploring it again',
    RemoveProject: 'Removing its canvas and tests',
  },
};
