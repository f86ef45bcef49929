type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields in which something is written that others may see; not what is looked for, nor what is secret. */
const written = 'main textarea, main input:is([type=text], [type=number], [type=date], [type=url], :not([type]))';

const labelOf = (field: Field): string => (field.ariaLabel ?? field.labels?.[0]?.textContent ?? '').trim();

/** Tells the label of the field that is written in, null once it is left. Returns how to stop. */
export function hearWriting(tell: (field: string | null) => void): () => void {
  const onInput = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(written)) tell(labelOf(target as Field) || null);
  };
  const onLeave = (): void => tell(null);
  document.addEventListener('input', onInput);
  document.addEventListener('focusout', onLeave);
  return () => {
    document.removeEventListener('input', onInput);
    document.removeEventListener('focusout', onLeave);
  };
}

/** Words at the fields with these labels, also at those that come onto the screen later. Returns how to take them away. */
export function markWriting(
  marks: readonly { readonly field: string; readonly words: string }[],
  className: string,
): () => void {
  if (marks.length === 0) return () => {};
  const notes = marks.map(({ words }) => {
    const note = document.createElement('p');
    note.className = className;
    note.textContent = words;
    // What is read out is the line at the top.
    note.setAttribute('aria-hidden', 'true');
    return note;
  });
  const place = (): void => {
    const fields = [...document.querySelectorAll<Field>(written)];
    for (const [n, { field }] of marks.entries()) {
      const note = notes[n];
      if (!note || note.isConnected) continue;
      const found = fields.find((each) => labelOf(each) === field);
      (found?.labels?.[0] ?? found)?.parentElement?.append(note);
    }
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  place();
  return () => {
    observer.disconnect();
    for (const note of notes) note.remove();
  };
}
