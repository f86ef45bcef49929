import { fromPromise } from 'xstate';
import { fetchAccessTokens, makeAccessToken, revokeAccessToken } from '#adapters/api/access-tokens.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import { accountFailureOf } from '#domain/account/account-failure.ts';
import { proofMachine } from '#machines/auth/proof.machine.ts';
import { accessTokensMachine, type ShownToken, type TokenForm } from '#machines/settings/access-tokens.machine.ts';
import type { Services } from '../../services.ts';
import { proofActors } from '../proof-actors.ts';

export interface TokensFlowSetting {
  readonly identity: AccountIdentity;
  readonly workspaceIds: readonly string[];
  readonly tellChanged: () => void;
}

/** The founder's access tokens in all of their workspaces, at the real provider and our server. */
export const tokensFlow = ({ call }: Services, { identity, workspaceIds, tellChanged }: TokensFlowSetting) =>
  accessTokensMachine.provide({
    actors: {
      proof: proofMachine.provide({ actors: proofActors(call, identity) }),
      loadTokens: fromPromise<readonly ShownToken[]>(() =>
        ofEveryWorkspace(workspaceIds, (workspaceId) => fetchAccessTokens(call, workspaceId)),
      ),
      makeToken: fromPromise<string, TokenForm>(({ input }) => makeAccessToken(call, input)),
      revokeToken: fromPromise<void, { readonly id: string; readonly workspaceId: string }>(
        ({ input: { workspaceId, id } }) => revokeAccessToken(call, workspaceId, id),
      ),
    },
    actions: { tellChanged },
  });

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
