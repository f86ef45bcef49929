import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { namedExport } from '#ui/named-export.ts';
import { useRights } from '#ui/rights.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CanvasFrame } from './CanvasFrame.tsx';
import { CanvasMenu } from './CanvasMenu.tsx';
import type { CanvasSession } from './canvas-session.ts';
import { useCanvasKeys } from './keys/use-canvas-keys.ts';
import { canvasLabels } from './labels.ts';
import { CanvasStage, focusPart } from './stage/CanvasStage.tsx';
import { EditedText } from './stage/EditedText.tsx';
import { ViewControls } from './stage/ViewControls.tsx';
import { WritingNotice } from './stage/WritingNotice.tsx';
import { CanvasTools } from './tools/CanvasTools.tsx';

const loadOpened = () => import('./opened.ts');
const SelectionArea = lazy(namedExport(loadOpened, 'SelectionArea'));
const SelectionMenu = lazy(namedExport(loadOpened, 'SelectionMenu'));

export interface CanvasScreenProps {
  readonly title: string;
  readonly session: CanvasSession;
  /** The latest action, to be read out. */
  readonly said: string;
  /** Things to know before anything is done. */
  readonly notices: ReactNode;
  /** Buttons at the upper right. */
  readonly actions: ReactNode;
  /** Bubbles at items that are commented on. */
  readonly pins: ReactNode;
  /** All of it in small. */
  readonly map: ReactNode;
  /** Whose the templates are that lie on it. */
  readonly credits: ReactNode;
  /** Shown in the middle while nothing lies on the canvas. */
  readonly empty: ReactNode;
  /** Dialogs. */
  readonly children: ReactNode;
}

/** One canvas: the scene, its tools, and what is selected. */
export function CanvasScreen(props: CanvasScreenProps) {
  const { title, session, said, notices, actions, pins, map, credits, empty, children } = props;
  const { actor, canvas, overlay, multiSelect, touch, controls, image, cards, keepView } = session;
  const { edit: mayEdit } = useRights();
  const state = useAtom(canvas);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const isWriting = useSelector(actor, (snapshot) => snapshot.hasTag('writing'));
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const isMultiSelect = useCallback(() => multiSelect.get(), [multiSelect]);
  const focus = useCallback(
    (id: string) => {
      setFocusedId(id);
      if (!isMultiSelect() && !controls.selection.includes(id)) controls.select([id]);
    },
    [controls, isMultiSelect],
  );
  const press = useCallback(
    (id: string) => controls.select([id], isMultiSelect() ? 'toggle' : 'replace'),
    [controls, isMultiSelect],
  );
  const last = selection.at(-1);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    wanted.current = last ?? null;
    if (last !== undefined) setFocusedId(last);
  }, [last]);
  useEffect(() => {
    // The keyboard goes on where the pointer was, unless it is in a field or a dialog. What was just made has its
    // element with the drawing that follows.
    if (isWriting) wanted.current = last ?? null;
    else if (state && wanted.current !== null && isAtScene() && focusPart(wanted.current)) wanted.current = null;
  }, [state, isWriting, last]);
  const wasWriting = useRef(false);
  useEffect(() => {
    // A note that got no words leaves nothing that could have the keyboard.
    const isLost = wasWriting.current && !isWriting && document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true });
    wasWriting.current = isWriting;
  }, [isWriting]);
  const isMenuOpen = menuAt !== null;
  const keys = useCanvasKeys({ session, mayEdit, focusedId, setFocusedId, openMenu: setMenuAt, isMenuOpen });
  const isEmpty = !state || state.nodeCount + state.edgeCount === 0;
  return (
    <CanvasFrame
      title={title}
      onKey={keys.onControlKey}
      stage={
        <CanvasStage
          actor={actor}
          touch={touch}
          isMultiSelect={isMultiSelect}
          canvas={canvas}
          label={canvasLabels.scene(title)}
          image={image}
          cards={cards}
          mayEdit={mayEdit}
          focusedId={focusedId}
          onFocus={focus}
          onPress={press}
          onKey={keys.onKey}
          onKeyUp={keys.onKeyUp}
          onMenu={setMenuAt}
          onView={keepView}
        >
          {mayEdit && <EditedText actor={actor} canvas={state} onNext={() => controls.continueSeries()} />}
        </CanvasStage>
      }
      menu={
        <CanvasMenu
          isEmpty={isEmpty}
          onOpen={(place) => overlay.send({ type: 'overlay.opened', overlay: place, of: null })}
        />
      }
      actions={actions}
      tools={mayEdit && <CanvasTools session={session} />}
      zoom={<ViewControls session={session} isEmpty={isEmpty} map={map} />}
      panel={
        <>
          {pins}
          <Suspense fallback={null}>
            {mayEdit && selection.length > 0 && !isWriting && <SelectionArea session={session} />}
          </Suspense>
        </>
      }
      credits={credits}
      notices={
        <>
          {isWriting && <WritingNotice actor={actor} />}
          {notices}
        </>
      }
    >
      {mayEdit && isEmpty && !isWriting && empty}
      <Suspense fallback={null}>
        {mayEdit && menuAt && <SelectionMenu session={session} at={menuAt} onClose={() => setMenuAt(null)} />}
      </Suspense>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {children}
    </CanvasFrame>
  );
}

const isAtScene = (): boolean => {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest('[data-canvas]') != null;
};
