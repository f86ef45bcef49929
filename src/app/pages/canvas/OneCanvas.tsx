import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canvasTemplates } from '#domain/canvas-templates/canvas-templates.ts';
import type { Project } from '#domain/project/project.ts';
import { CanvasActions, type CanvasMode } from '#features/canvas/CanvasActions.tsx';
import { CanvasScreen } from '#features/canvas/CanvasScreen.tsx';
import { CanvasControls } from '#features/canvas/canvas-controls.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { EmptyCanvas } from '#features/canvas/EmptyCanvas.tsx';
import { saidWords } from '#features/canvas/said-words.ts';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import { TemplateCredits } from '#features/canvas/TemplateCredits.tsx';
import { ImageNotices } from '#features/canvas/transfer/ImageNotices.tsx';
import { canvasOverlayMachine } from '#machines/canvas/canvas-overlay.machine.ts';
import { gatheringMachine } from '#machines/canvas/gathering.machine.ts';
import { touchMachine } from '#machines/canvas/touch.machine.ts';
import { canvasOf } from '#machines/select-canvas.ts';
import { ideaOf } from '#machines/select-ideas.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { CanvasDialogs } from './CanvasDialogs.tsx';
import { CanvasPresence } from './CanvasPresence.tsx';
import { CanvasRefusals } from './CanvasRefusals.tsx';
import { canvasFlow } from './canvas-flow.ts';
import { placeTemplate } from './place-template.ts';
import { tellLocked } from './tell-locked.ts';
import { tellTouch } from './tell-touch.ts';
import { useAssetImages } from './use-asset-images.ts';
import { useCanvasCommands } from './use-canvas-commands.ts';
import { useCanvasTransfer } from './use-canvas-transfer.ts';
import { useGoneParts } from './use-gone-parts.ts';
import { openingCamera, useKeptView } from './use-kept-view.ts';

const CanvasHistory = lazy(() => import('./CanvasHistory.tsx'));
const CanvasPresentation = lazy(() => import('./CanvasPresentation.tsx'));

export interface OneCanvasProps {
  readonly project: Project;
}

const modes: readonly CanvasMode[] = ['history', 'presentation'];

/** The canvas of a project that is there. */
export function OneCanvas({ project }: OneCanvasProps) {
  const { services } = useApp();
  const { workspace } = services;
  const idea = useAtom(ideaOf(workspace, project.ideaId));
  const title = project.title || (idea?.title ?? 'An idea that is not here');
  useEffect(() => {
    document.title = `${title} · Canvas · Groundwork`;
  }, [title]);
  const [said, say] = useState('');
  const view = useRef<StageView | null>(null);
  const [stage, setStage] = useState<StageView | null>(null);
  const canvas = canvasOf(workspace, project.canvasId);
  const actor = useFlow(
    canvasFlow({
      services,
      canvasId: project.canvasId,
      within: (box) => view.current?.painter.within(box) ?? [],
      onIssued: (wishes) => say(saidWords(wishes)),
    }),
    { camera: openingCamera() },
  );
  const overlay = useFlow(canvasOverlayMachine);
  const gathering = useFlow(gatheringMachine);
  const touch = useFlow(touchMachine.provide({ actions: { tell: (_, { report }) => tellTouch(actor, view, report) } }));
  const controls = useMemo(
    () => new CanvasControls(actor, canvas, () => tellLocked(services)),
    [actor, canvas, services],
  );
  const assets = useAssetImages(view);
  const transfer = useCanvasTransfer({ canvasId: project.canvasId, actor, controls, view, assets, say });
  const session = useMemo((): CanvasSession => {
    const turn = (way: () => void) => () => {
      controls.settle();
      way();
    };
    const [undo, redo] = [turn(services.undo), turn(services.redo)];
    const keepView = (made: StageView | null) => {
      view.current = made;
      setStage(made);
    };
    const image = (asset: string) => assets.find(asset);
    const imageFile = (asset: string) => assets.blob(asset);
    return { actor, canvas, overlay, gathering, touch, controls, transfer, undo, redo, image, imageFile, keepView };
  }, [actor, canvas, overlay, gathering, touch, controls, transfer, assets, services]);
  useGoneParts(session);
  useKeptView(session, project.id);
  const mode = useSelector(overlay, ({ context }) => modes.find((each) => each === context.overlay) ?? null);
  const [left, setLeft] = useState<CanvasMode | null>(null);
  const leave = useCallback(() => {
    setLeft(overlay.getSnapshot().context.overlay as CanvasMode);
    overlay.send({ type: 'overlay.closed' });
  }, [overlay]);
  const isEmpty = useAtom(canvas, (state) => !state || state.nodeCount + state.edgeCount === 0);
  useCanvasCommands(session, { isEmpty, isShown: mode === null });
  if (mode !== null) {
    return (
      <Suspense fallback={null}>
        {mode === 'history' ? (
          <CanvasHistory session={session} canvasId={project.canvasId} title={title} onClose={leave} />
        ) : (
          <CanvasPresentation session={session} title={title} onClose={leave} />
        )}
      </Suspense>
    );
  }
  return (
    <CanvasScreen
      title={title}
      session={session}
      said={said}
      notices={
        <>
          <CanvasRefusals session={session} canvasId={project.canvasId} />
          <ImageNotices images={transfer.images} />
          <CanvasPresence canvasId={project.canvasId} session={session} view={stage} />
        </>
      }
      actions={
        <CanvasActions
          isEmpty={isEmpty}
          left={left}
          onOpen={(place) => {
            session.controls.settle();
            overlay.send({ type: 'overlay.opened', overlay: place, of: null });
          }}
        />
      }
      empty={
        <EmptyCanvas
          templates={canvasTemplates}
          onNote={(text) => session.controls.placeNote(text)}
          onChoose={(template) => placeTemplate(session, services, project.canvasId, template)}
        />
      }
    >
      <TemplateCredits canvas={canvas} />
      <CanvasDialogs session={session} project={project} title={title} />
    </CanvasScreen>
  );
}
