import type { Point } from '#domain/canvas/canvas-node.ts';

export interface TransferCalls {
  /** False where there is nothing to copy: the browser goes on as ever. */
  readonly onCopy: (into: DataTransfer, isCut: boolean) => boolean;
  readonly onPaste: (data: DataTransfer) => void;
  /** `at` in CSS pixels of the window. */
  readonly onDrop: (data: DataTransfer, at: Point) => void;
}

/** Copying, cutting, pasting and dropping while a canvas is shown, except in fields. Returns how to stop. */
export function hearTransfer({ onCopy, onPaste, onDrop }: TransferCalls): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const copy = (event: ClipboardEvent): void => {
    if (isElsewhere(event) || hasSelectedText() || !event.clipboardData) return;
    if (onCopy(event.clipboardData, event.type === 'cut')) event.preventDefault();
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('cut', copy, { signal });
  document.addEventListener(
    'paste',
    (event) => {
      if (isElsewhere(event) || !event.clipboardData) return;
      event.preventDefault();
      onPaste(event.clipboardData);
    },
    { signal },
  );
  const drag = (event: DragEvent): void => {
    // A file that is dropped beside the canvas would be opened in its place.
    if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isOnCanvas(event) ? 'copy' : 'none';
  };
  document.addEventListener('dragover', drag, { signal });
  document.addEventListener(
    'drop',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      if (isOnCanvas(event)) onDrop(event.dataTransfer, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  return () => stop.abort();
}

const places = 'input, textarea, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

const isElsewhere = ({ target, defaultPrevented }: Event): boolean =>
  defaultPrevented || (target instanceof Element && target.closest(places) !== null);

const hasSelectedText = (): boolean => document.getSelection()?.type === 'Range';

const isOnCanvas = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-canvas], [data-canvas-drop]') !== null;
