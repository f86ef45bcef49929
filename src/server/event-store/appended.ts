export type AppendedListener = (workspaceId: string, position: number, facts: number) => void;

/** Who wants to know of appends. */
export function createAppended(): { tell: AppendedListener; listen(listener: AppendedListener): () => void } {
  const listeners = new Set<AppendedListener>();
  return {
    tell: (workspaceId, position, facts) => {
      for (const listener of listeners) listener(workspaceId, position, facts);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
