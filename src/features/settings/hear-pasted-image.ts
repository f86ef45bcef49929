/** Hears of images that are pasted anywhere but in a field, a dialog or a menu. Returns how to stop. */
export function hearPastedImage(onImage: (image: File) => void): () => void {
  const hear = (event: ClipboardEvent): void => {
    if (isElsewhere(event)) return;
    const image = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!image) return;
    event.preventDefault();
    // Before react-aria's drop zones: they take what is pasted on them, but leave out images that are no files on a disk.
    event.stopPropagation();
    onImage(image);
  };
  window.addEventListener('paste', hear, { capture: true });
  return () => window.removeEventListener('paste', hear, { capture: true });
}

const places = 'input, textarea, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

const isElsewhere = ({ target }: Event): boolean => target instanceof Element && target.closest(places) !== null;
