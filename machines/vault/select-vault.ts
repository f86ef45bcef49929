import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { emptyVault, type Vault, vaultStreamOf } from '#domain/vault/vault.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const vaults = new WeakMap<Workspace, ReadonlyAtom<Vault>>();

/** Returns the settings that hold for all ideas; an empty vault if there is none. The same atom every time. */
export function vaultOf(workspace: Workspace): ReadonlyAtom<Vault> {
  const known = vaults.get(workspace);
  if (known) return known;
  const vault = createAtom((): Vault => {
    const id = workspace.id.get();
    return (id === null ? undefined : (workspace.stream(vaultStreamOf(id)).get() as Vault | undefined)) ?? emptyVault;
  });
  vaults.set(workspace, vault);
  return vault;
}
