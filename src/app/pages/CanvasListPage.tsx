import { useSelector as useAtom } from '@xstate/store-react';
import { Suspense } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { ideaIdOf } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { canvasListLabels } from '#features/canvas/later-labels.ts';
import { CanvasListScreen } from '#features/canvas/list/CanvasListScreen.tsx';
import { CanvasRow } from '#features/canvas/list/CanvasRow.tsx';
import type { CanvasThumbnailProps } from '#features/canvas/list/CanvasThumbnail.tsx';
import { canvasOf } from '#machines/canvas/select-canvas.ts';
import { commandsForExploring } from '#machines/project/project-commands.ts';
import { type NamedProjectOfIdea, namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { ideaCaptureMachine } from '#machines/vault/idea-capture.machine.ts';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useApp } from '../app-context.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { whenReady } from '../mark-ready.ts';
import type { Services } from '../services.ts';
import { useFlow } from '../use-flow.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { duplicateCanvas } from './canvas/duplicate-canvas.ts';
import { SampleOffer } from './SampleNotice.tsx';

// The list comes first.
const CanvasThumbnail = lazyOrNothing<CanvasThumbnailProps>(() =>
  whenReady.then(whenIdle).then(() => import('#features/canvas/list/CanvasThumbnail.tsx')),
);

/** Every explored idea has a canvas; a new idea gets one here at once. */
export default function CanvasListPage() {
  const { services } = useApp();
  const { workspace, newId } = services;
  const projects = useAtom(namedProjectsOf(workspace));
  const isComplete = useAtom(workspace.isComplete);
  const isOffline = useIsOffline();
  const capture = useFlow(ideaCaptureMachine.provide({ actions: { issue: startCanvas(services) } }));
  return (
    <CanvasListScreen
      capture={capture}
      newId={newId}
      reasonText={reasonText}
      isComplete={isComplete}
      isOffline={isOffline}
      hasCanvases={projects.length > 0}
      list={
        projects.length > 0 && (
          <ul aria-label={canvasListLabels.list}>
            {projects.map((project) => (
              <Row key={project.id} project={project} />
            ))}
          </ul>
        )
      }
      empty={
        <EmptyState title={canvasListLabels.emptyTitle} drawing={<PlotDrawing />} actions={<SampleOffer />}>
          {canvasListLabels.empty}
        </EmptyState>
      }
    />
  );
}

function Row({ project }: { readonly project: NamedProjectOfIdea }) {
  const { services } = useApp();
  const { workspace } = services;
  const { canvasId } = (useAtom(workspace.stream(projectStreamOf(project.id))) as Project | undefined) ?? {};
  const canvas = useAtom(canvasOf(workspace, canvasId ?? ''));
  const isBare = !canvas || canvas.nodeCount + canvas.edgeCount === 0;
  return (
    <CanvasRow
      projectId={project.id}
      title={project.title}
      isSample={project.isSample}
      canvas={isBare ? undefined : canvas}
      thumbnail={<Suspense fallback={null}>{!isBare && <CanvasThumbnail canvas={canvas} />}</Suspense>}
      onDuplicate={() => duplicateCanvas(services, project)}
    />
  );
}

/** The idea and its project are one change; the founder goes on to its canvas. */
const startCanvas =
  ({ newId, dispatch, navigate }: Services) =>
  (_: unknown, { drafts }: { readonly drafts: readonly CommandDraft[] }): void => {
    const [captured] = drafts;
    if (!captured) return;
    const projectId = newId();
    const idea = { id: ideaIdOf(captured.stream), status: 'inbox' } as const;
    dispatch([...drafts, ...commandsForExploring(idea, { projectId, canvasId: newId() })]);
    navigate({ name: 'canvas', params: { projectId } });
  };
