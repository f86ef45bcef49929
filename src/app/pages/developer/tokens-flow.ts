import { fromPromise } from 'xstate';
import { fetchAccessTokens, makeAccessToken, revokeAccessToken } from '#adapters/api/access-tokens.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import { proofMachine } from '#machines/auth/proof.machine.ts';
import { accessTokensMachine, type ShownToken, type TokenForm } from '#machines/settings/access-tokens.machine.ts';
import type { Services } from '../../services.ts';
import { proofActors } from '../proof-actors.ts';
import { ofEveryWorkspace } from './of-every-workspace.ts';

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
