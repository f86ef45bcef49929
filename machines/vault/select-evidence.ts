import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { type IdeaEvidence, ideaEvidenceOf } from '#domain/ledger/idea-evidence.ts';
import { projectIdOfLedger } from '#domain/ledger/ledger.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { scoresOfProject } from '../validate/select-ledger.ts';

/** Evidence of each idea, by its id; ideas without evidence are left out. */
export type EvidenceOfIdeas = ReadonlyMap<string, IdeaEvidence>;

const known = new WeakMap<Workspace, ReadonlyAtom<EvidenceOfIdeas>>();

/** The same atom every time. */
export function evidenceOf(workspace: Workspace): ReadonlyAtom<EvidenceOfIdeas> {
  const atom = known.get(workspace) ?? createAtom(() => evidenceIn(workspace), { compare: isSame });
  known.set(workspace, atom);
  return atom;
}

function evidenceIn(workspace: Workspace): EvidenceOfIdeas {
  const found = new Map<string, IdeaEvidence>();
  for (const stream of workspace.streamsOf('ledger').get()) {
    const projectId = projectIdOfLedger(stream);
    const project = workspace.stream(projectStreamOf(projectId)).get() as Project | undefined;
    if (!project || project.removed) continue;
    const evidence = ideaEvidenceOf(scoresOfProject(workspace, projectId).get());
    if (evidence) found.set(project.ideaId, evidence);
  }
  return found;
}

function isSame(a: EvidenceOfIdeas, b: EvidenceOfIdeas): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([id, { score, assumption }]) => {
    const other = b.get(id);
    return other?.score === score && other.assumption === assumption;
  });
}
