/** `size`: of the facts' data as JSON, in characters. */
export type AppendedListener = (workspaceId: string, position: number, facts: number, size: number) => void;

/** Who wants to know of appends. */
export function createAppended(): { tell: AppendedListener; listen(listener: AppendedListener): () => void } {
  const listeners = new Set<AppendedListener>();
  return {
    tell: (...grown) => {
      for (const listener of listeners) listener(...grown);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
