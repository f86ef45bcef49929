/**
 * Asks once for all who ask meanwhile. Whoever asks while an answer is on its way waits for the next one, so that nobody
 * gets an answer that is older than their question.
 */
export function shareAnswers<Answer>(ask: (of: string) => Promise<Answer>): (of: string) => Promise<Answer> {
  const underWay = new Map<string, { readonly running: Promise<Answer>; next?: Promise<Answer> }>();
  const run = (of: string): Promise<Answer> => {
    const running = ask(of).finally(() => underWay.delete(of));
    underWay.set(of, { running });
    return running;
  };
  return (of) => {
    const found = underWay.get(of);
    if (!found) return run(of);
    found.next ??= found.running.then(
      () => run(of),
      () => run(of),
    );
    return found.next;
  };
}
