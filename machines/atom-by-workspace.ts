import type { Workspace } from './sync/workspace.store.ts';

/** A selector whose atoms are made once for each workspace and id: it answers with the same atom every time. */
export function atomByWorkspace<Atom>(
  make: (workspace: Workspace, id: string) => Atom,
): (workspace: Workspace, id: string) => Atom {
  const known = new WeakMap<Workspace, Map<string, Atom>>();
  return (workspace, id) => {
    const ofWorkspace = known.get(workspace) ?? new Map<string, Atom>();
    known.set(workspace, ofWorkspace);
    const atom = ofWorkspace.get(id) ?? make(workspace, id);
    ofWorkspace.set(id, atom);
    return atom;
  };
}
