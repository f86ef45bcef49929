export interface ClipboardCalls {
  /** False if there is nothing to copy: the browser goes on as ever. */
  readonly onCopy: (into: DataTransfer, isCut: boolean) => boolean;
  readonly onPaste: (data: DataTransfer) => void;
}

/** Copying, cutting and pasting while a page is edited, except where text is typed or selected. Returns how to stop. */
export function hearClipboard({ onCopy, onPaste }: ClipboardCalls): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const copy = (event: ClipboardEvent): void => {
    if (isElsewhere(event) || document.getSelection()?.type === 'Range' || !event.clipboardData) return;
    if (onCopy(event.clipboardData, event.type === 'cut')) event.preventDefault();
  };
  const paste = (event: ClipboardEvent): void => {
    if (isElsewhere(event) || !event.clipboardData) return;
    event.preventDefault();
    onPaste(event.clipboardData);
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('cut', copy, { signal });
  document.addEventListener('paste', paste, { signal });
  return () => stop.abort();
}

const places = 'input, textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

const isElsewhere = ({ target, defaultPrevented }: Event): boolean =>
  defaultPrevented || (target instanceof Element && target.closest(places) !== null);
