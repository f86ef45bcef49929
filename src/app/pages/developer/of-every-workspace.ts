import { accountFailureOf } from '#domain/account/account-failure.ts';

/** Reads something of each workspace, and adds its id. A workspace that the founder has just lost has none of it. */
export async function ofEveryWorkspace<Item extends object>(
  workspaceIds: readonly string[],
  read: (workspaceId: string) => Promise<readonly Item[]>,
): Promise<readonly (Item & { readonly workspaceId: string })[]> {
  const lists = await Promise.all(
    workspaceIds.map(async (workspaceId) => {
      try {
        return (await read(workspaceId)).map((item) => ({ ...item, workspaceId }));
      } catch (reason) {
        if (accountFailureOf(reason).kind === 'gone') return [];
        throw reason;
      }
    }),
  );
  return lists.flat();
}
