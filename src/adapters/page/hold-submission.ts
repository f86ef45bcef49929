/** Keeps a form that is sent before anything can take it. Returns how to send it again and to keep no more. */
export function holdSubmission(page: Document): () => void {
  let held: HTMLFormElement | null = null;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = event.target instanceof HTMLFormElement ? event.target : null;
  };
  page.addEventListener('submit', hold, { capture: true });
  return () => {
    page.removeEventListener('submit', hold, { capture: true });
    held?.requestSubmit();
  };
}
