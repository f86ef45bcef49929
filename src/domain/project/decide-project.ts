import { ideaStreamOf } from '../idea/idea.ts';
import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { decideMoment } from '../log/name-moment.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import type { ProjectFact } from './evolve-project.ts';
import { type Project, projectLimits } from './project.ts';
import type { ProjectCommand, ProjectCommandData } from './project-commands.ts';
import { projectFields } from './project-fields.ts';

/** Decides a project command whose data its schema has accepted. */
export function decideProject(
  project: Project | undefined,
  command: Sent<ProjectCommand>,
  reads: Reads,
): Decision<ProjectFact> {
  if (command.type === 'StartProject') return start(project, command.data, reads);
  if (!project) return reject('not-found');
  switch (command.type) {
    case 'RenameProject':
      return rename(project, command.data.title);
    case 'ArchiveProject':
      return set(project, { archived: true }, reads);
    case 'RestoreProject':
      return set(project, { archived: false, removed: false }, reads);
    case 'RemoveProject':
      return set(project, { removed: true }, reads);
    case 'NameMoment':
      return decideMoment(project.moments, command.data);
    case 'UndoChange':
      return decideUndo(fieldIn(projectFields(project)), command.data, (wanted) => restore(project, wanted, reads));
  }
}

function start(
  project: Project | undefined,
  data: ProjectCommandData<'StartProject'>,
  reads: Reads,
): Decision<ProjectFact> {
  if (reads.state(ideaStreamOf(data.ideaId)) === undefined) return reject('idea-missing');
  if (project || hasProject(data.ideaId, reads)) return reject('idea-has-project');
  return accept(fact('ProjectStarted', data));
}

function rename(project: Project, raw: string): Decision<ProjectFact> {
  const title = raw.replace(/\s+/gu, ' ').trim();
  if (title.length > projectLimits.title) return reject('title-too-long');
  return title === project.title ? accept() : accept(fact('ProjectRenamed', { title }));
}

/** Archives, restores and removes; bringing back clears both marks, so that the one to stay is set anew. */
function set(project: Project, wanted: { archived?: boolean; removed?: boolean }, reads: Reads): Decision<ProjectFact> {
  const { archived = project.archived, removed = project.removed } = wanted;
  if (project.removed && !removed && hasProject(project.ideaId, reads)) return reject('idea-has-project');
  const facts: ProjectFact[] = [];
  const isCleared = (project.archived && !archived) || (project.removed && !removed);
  const now = isCleared ? { archived: false, removed: false } : project;
  if (isCleared) facts.push(fact('ProjectRestored', {}));
  if (archived && !now.archived) facts.push(fact('ProjectArchived', {}));
  if (removed && !now.removed) facts.push(fact('ProjectRemoved', {}));
  return accept(...facts);
}

function restore(project: Project, wanted: Readonly<Record<string, Json>>, reads: Reads): Decision<ProjectFact> {
  const { title, archived, removed, ...unknown } = wanted;
  if (Object.keys(unknown).length > 0) return reject('invalid-data');
  if (![title, archived, removed].every((each, n) => each === undefined || typeof each === types[n])) {
    return reject('invalid-data');
  }
  const renamed: Decision<ProjectFact> = typeof title === 'string' ? rename(project, title) : accept();
  if (renamed.kind === 'rejected') return renamed;
  const filed = set(
    project,
    {
      ...(typeof archived === 'boolean' ? { archived } : {}),
      ...(typeof removed === 'boolean' ? { removed } : {}),
    },
    reads,
  );
  return filed.kind === 'rejected' ? filed : accept(...renamed.facts, ...filed.facts);
}

const types = ['string', 'boolean', 'boolean'] as const;

function hasProject(ideaId: string, reads: Reads): boolean {
  for (const state of reads.statesOf('project')) {
    const other = state as Project;
    if (other.ideaId === ideaId && !other.removed) return true;
  }
  return false;
}
