import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { nodeName } from '#domain/canvas/part-name.ts';
import { type Experiment, experimentStreamOf } from '#domain/experiment/experiment.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { type Interview, interviewStreamOf } from '#domain/interview/interview.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { type Parts, partOf } from '#domain/log/parts.ts';
import { pageStreamOf } from '#domain/page/page.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { reportStreamOf } from '#domain/report/report-kind.ts';
import type { To } from '#domain/routes/routes.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import type { Thread } from '#domain/thread/thread.ts';
import type { Workspace } from '../sync/workspace.store.ts';

/** A thing that is commented on, as it is now. */
export interface SubjectNow {
  /** Empty if it has no words of its own. */
  readonly title: string;
  readonly to: To;
}

interface Part {
  readonly removed?: boolean;
}

/** Finds what a thread is about; null if it is gone, or has not come yet. Reads without subscribing. */
export function subjectNow(
  workspace: Workspace,
  { subject, place }: Pick<Thread, 'subject' | 'place'>,
): SubjectNow | null {
  const { kind, id, projectId = '' } = subject;
  const peek = <State>(stream: string): State | undefined => workspace.peek(stream) as State | undefined;
  const project = peek<Project>(projectStreamOf(projectId));
  if (kind !== 'idea' && (!project || project.removed)) return null;
  const validate = (view: string, named?: string): To => ({
    name: 'validate',
    params: { projectId, view, ...(named !== undefined && { id: named }) },
  });
  const ledger = () => peek<Ledger>(ledgerStreamOf(projectId));
  switch (kind) {
    case 'idea': {
      const idea = peek<Idea>(ideaStreamOf(id));
      return idea ? { title: idea.title, to: { name: 'idea-vault.idea', params: { ideaId: id } } } : null;
    }
    case 'assumption': {
      const assumption = partOf(ledger()?.assumptions ?? {}, id);
      return assumption ? { title: assumption.text, to: validate('assumptions', id) } : null;
    }
    case 'evidence': {
      const evidence = partOf(ledger()?.evidence ?? {}, id);
      return evidence ? { title: evidence.text, to: validate('evidence') } : null;
    }
    case 'decision': {
      const decision = ledger()?.decisions.find((each) => each.id === id);
      return decision ? { title: decision.reason, to: validate('decide') } : null;
    }
    case 'experiment': {
      const experiment = peek<Experiment>(experimentStreamOf(id));
      if (!experiment || experiment.discarded) return null;
      const assumption = partOf(ledger()?.assumptions ?? {}, experiment.assumptionId ?? '');
      return { title: experiment.question || (assumption?.text ?? ''), to: validate('experiments', id) };
    }
    case 'interview': {
      const interview = peek<Interview>(interviewStreamOf(id));
      // Nobody’s name is a title.
      return interview && !interview.removed ? { title: '', to: validate('interviews', id) } : null;
    }
    case 'node': {
      const node = partOf(peek<Canvas>(canvasStreamOf(project?.canvasId ?? ''))?.nodes ?? {}, id);
      return node && !node.removed
        ? { title: nodeName(node), to: { name: 'canvas', params: { projectId, node: id } } }
        : null;
    }
    case 'block':
      return partIn(pageStreamOf(place?.in ?? ''), 'blocks', {
        name: 'page-builder.project',
        params: { projectId, page: place?.in },
      });
    case 'question':
      return partIn(surveyStreamOf(place?.in ?? ''), 'questions', validate('surveys', place?.in));
    case 'report-block':
      return partIn(reportStreamOf(place?.in ?? ''), 'blocks', {
        name: 'reports',
        params: { projectId, report: place?.in },
      });
  }

  function partIn(stream: string, member: 'blocks' | 'questions', to: To): SubjectNow | null {
    const state = peek<{ readonly title?: string } & Readonly<Record<string, unknown>>>(stream);
    const part = partOf((state?.[member] as Parts<Part> | undefined) ?? {}, id);
    return state && part && !part.removed ? { title: state.title ?? '', to } : null;
  }
}
