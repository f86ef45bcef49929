interface Words {
  readonly html: string;
  readonly text: string;
}

export interface ClipboardCalls {
  /** Undefined if there is nothing to copy: the browser goes on as ever. */
  readonly onCopy: (isCut: boolean) => Words | undefined;
  readonly onPaste: (content: Words & { readonly files: readonly File[] }) => void;
}

/** Copying, cutting and pasting while a page is edited, except where text is typed or selected. Returns how to stop. */
export function hearClipboard({ onCopy, onPaste }: ClipboardCalls): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const copy = (event: ClipboardEvent): void => {
    const { clipboardData: data } = event;
    if (isElsewhere(event) || document.getSelection()?.type === 'Range' || !data) return;
    const words = onCopy(event.type === 'cut');
    if (!words) return;
    event.preventDefault();
    data.setData('text/html', words.html);
    data.setData('text/plain', words.text);
  };
  const paste = (event: ClipboardEvent): void => {
    const { clipboardData: data } = event;
    if (isElsewhere(event) || !data) return;
    event.preventDefault();
    onPaste({ html: data.getData('text/html'), text: data.getData('text/plain'), files: [...data.files] });
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('cut', copy, { signal });
  document.addEventListener('paste', paste, { signal });
  return () => stop.abort();
}

const places = 'input, textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

const isElsewhere = ({ target, defaultPrevented }: Event): boolean =>
  defaultPrevented || (target instanceof Element && target.closest(places) !== null);
