import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PresentationEvent } from '#machines/canvas/presentation.machine.ts';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { presentationLabels } from '../later-labels.ts';

export interface PresentationFrameProps {
  /** The name of the canvas. */
  readonly title: string;
  readonly stage: ReactNode;
  /** Description of the view, in words. */
  readonly said: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEvent: (event: PresentationEvent) => void;
}

const keyEvents: Readonly<Record<string, PresentationEvent['type']>> = {
  ArrowRight: 'next.asked',
  ArrowDown: 'next.asked',
  PageDown: 'next.asked',
  ' ': 'next.asked',
  ArrowLeft: 'previous.asked',
  ArrowUp: 'previous.asked',
  PageUp: 'previous.asked',
  Home: 'first.asked',
  End: 'last.asked',
};

/** Fills the window with the scene; the bar below leads from stop to stop, and so do the keys. */
export function PresentationFrame({ title, stage, said, isFirst, isLast, onEvent }: PresentationFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    element?.focus();
    return () => element?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const type = Object.hasOwn(keyEvents, event.key) ? keyEvents[event.key] : undefined;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const isOnButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
    if (!type || isModified || isOnButton) return;
    event.preventDefault();
    event.stopPropagation();
    onEvent({ type } as PresentationEvent);
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={presentationLabels.name(title)}
      className={root}
      onKeyDownCapture={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onEvent({ type: 'presentation.left' });
      }}
    >
      <div className={scene}>{stage}</div>
      <div className={bar}>
        <IconButton
          label={presentationLabels.previous}
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          isDisabled={isFirst}
          onPress={() => onEvent({ type: 'previous.asked' })}
        />
        <p role="status" className={line}>
          {said}
        </p>
        <IconButton
          label={presentationLabels.next}
          size="small"
          icon={<ChevronRight aria-hidden="true" />}
          isDisabled={isLast}
          onPress={() => onEvent({ type: 'next.asked' })}
        />
        <IconButton
          label={presentationLabels.end}
          size="small"
          icon={<X aria-hidden="true" />}
          onPress={() => onEvent({ type: 'presentation.left' })}
        />
      </div>
    </dialog>
  );
}

const root = css({
  position: 'fixed',
  inset: '0',
  width: 'full',
  height: 'full',
  maxWidth: 'full',
  maxHeight: 'full',
  margin: '0',
  padding: '0',
  border: 'none',
  overflow: 'clip',
  background: 'canvas',
  color: 'ink',
});
// Above the bar, which covers nothing that is presented.
const scene = css({ position: 'absolute', insetInline: '0', top: '0', bottom: '64' });
const bar = css({
  layerStyle: 'floating',
  position: 'absolute',
  zIndex: 'raised',
  bottom: '12',
  insetInline: '12',
  width: 'fit',
  maxWidth: 'full',
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  padding: '4',
});
const line = css({ paddingInline: '8', minWidth: '0', overflowWrap: 'anywhere', textAlign: 'center' });
