type Listener = (workspaceId: string, position: number) => void;

/** Who wants to know of appends. */
export function createAppended(): { tell: Listener; listen(listener: Listener): () => void } {
  const listeners = new Set<Listener>();
  return {
    tell: (workspaceId, position) => {
      for (const listener of listeners) listener(workspaceId, position);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
