import { useSelector } from '@xstate/react';
import { createAtom } from '@xstate/store';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { announcement } from '#domain/canvas/canvas-announcement.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import type { Project } from '#domain/project/project.ts';
import { CanvasActions, type CanvasMode } from '#features/canvas/CanvasActions.tsx';
import { CanvasScreen } from '#features/canvas/CanvasScreen.tsx';
import { CanvasControls } from '#features/canvas/canvas-controls.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { focusScene } from '#features/canvas/keys/focus-scene.ts';
import { canvasLabels } from '#features/canvas/labels.ts';
import { SceneMap } from '#features/canvas/stage/SceneMap.tsx';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import { TemplateCredits } from '#features/canvas/TemplateCredits.tsx';
import { canvasOverlayMachine } from '#machines/canvas/canvas-overlay.machine.ts';
import type { ImageUploadActor } from '#machines/canvas/image-upload.machine.ts';
import { canvasOf } from '#machines/canvas/select-canvas.ts';
import { selectionFocusMachine } from '#machines/canvas/selection-focus.machine.ts';
import { touchMachine } from '#machines/canvas/touch.machine.ts';
import { typeAheadMachine } from '#machines/canvas/type-ahead.machine.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import type { ShownCards } from '#painter/shown-cards.ts';
import { namedExport } from '#ui/named-export.ts';
import { useApp } from '../../app-context.ts';
import { openComments } from '../../comments/open-comments.ts';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';
import { lazyWhenIdle } from '../../lazy-when-idle.ts';
import { useFlow } from '../../use-flow.ts';
import { useIsIdle } from '../../use-is-idle.ts';
import { canvasFlow, tellLocked } from './canvas-flow.ts';
import { tellTouch } from './tell-touch.ts';
import { useAssetImages } from './use-asset-images.ts';
import { useCanvasTransfer } from './use-canvas-transfer.ts';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';
import { useGoneParts } from './use-gone-parts.ts';
import { openingCamera, useKeptView } from './use-kept-view.ts';

// The canvas itself comes first.
const loadIdleParts = () => import('./idle-parts.ts');
const CanvasCommands = lazyWhenIdle(namedExport(loadIdleParts, 'CanvasCommands'));
const CanvasImages = lazyWhenIdle(namedExport(loadIdleParts, 'CanvasImages'));
const CanvasCards = lazyWhenIdle(namedExport(loadIdleParts, 'CanvasCards'));
const CanvasClipboard = lazyWhenIdle(namedExport(loadIdleParts, 'CanvasClipboard'));
const CanvasComments = lazyWhenIdle(namedExport(loadIdleParts, 'CanvasComments'));
const CanvasNotices = lazyWhenIdle(namedExport(loadIdleParts, 'CanvasNotices'));
const CanvasBeginning = lazy(namedExport(loadIdleParts, 'CanvasBeginning'));

const loadOpened = () => import('./opened.ts');
const CanvasDialogs = lazy(namedExport(loadOpened, 'CanvasDialogs'));
const CanvasHistory = lazy(namedExport(loadOpened, 'CanvasHistory'));
const CanvasPresentation = lazy(namedExport(loadOpened, 'CanvasPresentation'));

/** Fetches what a canvas shows as soon as something of it is selected, opened or taken in. */
const loadLater = (): Promise<unknown> =>
  Promise.all([
    import('#features/canvas/opened.ts'),
    import('#ui/late/TooltipWords.tsx'),
    loadIdleParts(),
    loadOpened(),
  ]);

export interface OneCanvasProps {
  readonly project: Project;
  /** The part that the address leads to; nothing comes of one that is not there. */
  readonly named: string | undefined;
}

const modes: readonly CanvasMode[] = ['history', 'presentation'];

/** The canvas of a project that is there. */
export function OneCanvas({ project, named }: OneCanvasProps) {
  const app = useApp();
  const { services } = app;
  const { workspace } = services;
  const idea = useAtom(ideaOf(workspace, project.ideaId));
  const title = project.title || (idea?.title ?? canvasLabels.unknownIdea);
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
      projectId: project.id,
      within: (box) => view.current?.painter.within(box) ?? [],
      onIssued: (drafts) => say(announcement(drafts)),
    }),
    { camera: openingCamera() },
  );
  const overlay = useFlow(canvasOverlayMachine);
  const [multiSelect] = useState(() => createAtom(false));
  const typeAhead = useFlow(typeAheadMachine);
  const touch = useFlow(touchMachine.provide({ actions: { tell: (_, { report }) => tellTouch(actor, view, report) } }));
  const controls = useMemo(
    () => new CanvasControls(actor, canvas, () => tellLocked(services)),
    [actor, canvas, services],
  );
  const selectionFocus = useFlow(
    selectionFocusMachine.provide({ actions: { giveBack: () => focusScene(controls.selection) } }),
  );
  const assets = useAssetImages(view);
  const transfer = useCanvasTransfer({ controls, view, say });
  const cards = useMemo(() => createAtom<ShownCards | null>(null), []);
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
    const openAssumption = (id: string) =>
      services.navigate({ name: 'validate', params: { projectId: project.id, view: 'assumptions', id } });
    const comment = (id: string) => {
      const state = canvas.get();
      // Lines have no comments.
      if (!state || !liveNode(state, id)) return;
      controls.settle();
      openComments(app, { subject: { kind: 'node', id, projectId: project.id } });
    };
    const image = (asset: string) => assets.find(asset);
    const imageFile = (asset: string) => assets.blob(asset);
    return {
      actor,
      canvas,
      overlay,
      multiSelect,
      touch,
      selectionFocus,
      typeAhead,
      controls,
      transfer,
      cards,
      comment,
      undo,
      redo,
      image,
      imageFile,
      keepView,
      openAssumption,
    };
  }, [
    actor,
    canvas,
    overlay,
    multiSelect,
    touch,
    selectionFocus,
    typeAhead,
    controls,
    transfer,
    cards,
    assets,
    app,
    services,
    project.id,
  ]);
  const isIdle = useIsIdle();
  useFetchSoon(loadLater);
  useFocusAfterDialog(overlay);
  useGoneParts(session);
  useKeptView(session, project.id, named);
  // The canvas is seen until what takes its place has come.
  const mode = useDeferredValue(
    useSelector(overlay, ({ context }) => modes.find((each) => each === context.overlay) ?? null),
  );
  const [images, setImages] = useState<ImageUploadActor | null>(null);
  const isOpen = useSelector(overlay, (snapshot) => snapshot.matches('open'));
  const [left, setLeft] = useState<CanvasMode | null>(null);
  const leave = useCallback(() => {
    setLeft(overlay.getSnapshot().context.overlay as CanvasMode);
    overlay.send({ type: 'overlay.closed' });
  }, [overlay]);
  const hasComments = useAtom(workspace.streamsOf('thread')).length > 0;
  const isEmpty = useAtom(canvas, (state) => !state || state.nodeCount + state.edgeCount === 0);
  return (
    <>
      <Suspense fallback={null}>
        <CanvasImages actor={actor} canvasId={project.canvasId} given={transfer.given} onImages={setImages} />
        <CanvasCards projectId={project.id} cards={cards} />
        <CanvasClipboard
          canvasId={project.canvasId}
          controls={controls}
          transfer={transfer}
          assets={assets}
          say={say}
        />
      </Suspense>
      {mode === null ? (
        <CanvasScreen
          title={title}
          session={session}
          said={said}
          notices={
            <Suspense fallback={null}>
              <CanvasNotices canvasId={project.canvasId} session={session} view={stage} images={images} />
            </Suspense>
          }
          actions={
            <CanvasActions
              isEmpty={isEmpty}
              left={left}
              onOpen={(place) => {
                session.controls.settle();
                overlay.send({ type: 'overlay.opened', overlay: place, of: null });
              }}
              onShare={() => {
                session.controls.settle();
                overlay.send({ type: 'overlay.opened', overlay: 'share', of: null });
              }}
            />
          }
          pins={
            <Suspense fallback={null}>
              {hasComments && <CanvasComments projectId={project.id} session={session} />}
            </Suspense>
          }
          map={isIdle && <SceneMap session={session} view={stage} />}
          credits={isIdle && <TemplateCredits canvas={canvas} />}
          empty={
            <Suspense fallback={null}>
              <CanvasBeginning session={session} canvasId={project.canvasId} />
            </Suspense>
          }
        >
          <Suspense fallback={null}>
            <CanvasCommands session={session} isEmpty={isEmpty} />
          </Suspense>
          <Suspense fallback={null}>
            {isOpen && <CanvasDialogs session={session} project={project} title={title} />}
          </Suspense>
        </CanvasScreen>
      ) : mode === 'history' ? (
        <CanvasHistory
          session={session}
          canvasId={project.canvasId}
          projectId={project.id}
          title={title}
          onClose={leave}
        />
      ) : (
        <CanvasPresentation session={session} title={title} onClose={leave} />
      )}
    </>
  );
}
