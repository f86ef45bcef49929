import { fromPromise } from 'xstate';
import { fetchAccessTokens, makeAccessToken, revokeAccessToken } from '#adapters/api/access-tokens.ts';
import {
  deleteWebhook,
  fetchDeliveries,
  fetchWebhooks,
  makeWebhook,
  rotateSecret,
  sendDeliveryAgain,
  switchWebhook,
  testWebhook,
} from '#adapters/api/webhooks.ts';
import { endAssistant, fetchAssistants } from '#adapters/assistants/assistant-grants.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import { accountFailureOf } from '#domain/account/account-failure.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import { assistantsMachine, type ShownAssistant } from '#machines/assistants/assistants.machine.ts';
import { reauthenticationMachine } from '#machines/auth/reauthentication.machine.ts';
import { accessTokensMachine, type ShownToken, type TokenForm } from '#machines/settings/access-tokens.machine.ts';
import { deliveriesMachine, type OfWebhook } from '#machines/settings/deliveries.machine.ts';
import {
  type ShownWebhook,
  type WebhookDeed,
  type WebhookForm,
  webhooksMachine,
} from '#machines/settings/webhooks.machine.ts';
import type { Services } from '../../services.ts';
import { reauthenticationActors } from '../reauthentication-actors.ts';

interface ListSetting {
  readonly workspaceIds: readonly string[];
  readonly tellChanged: () => void;
}

interface TokensSetting extends ListSetting {
  readonly identity: AccountIdentity;
}

/** The founder's access tokens in all of their workspaces, at the real provider and our server. */
export const tokensFlow = ({ call }: Services, { identity, workspaceIds, tellChanged }: TokensSetting) =>
  accessTokensMachine.provide({
    actors: {
      reauthentication: reauthenticationMachine.provide({ actors: reauthenticationActors(call, identity) }),
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

/** The assistants that the founder has let into any of their workspaces, at our server. */
export const assistantsFlow = ({ call }: Services, { workspaceIds, tellChanged }: ListSetting) =>
  assistantsMachine.provide({
    actors: {
      loadAssistants: fromPromise<readonly ShownAssistant[]>(() =>
        ofEveryWorkspace(workspaceIds, (workspaceId) => fetchAssistants(call, workspaceId)),
      ),
      endAssistant: fromPromise<void, { readonly id: string; readonly workspaceId: string }>(
        ({ input: { workspaceId, id } }) => endAssistant(call, workspaceId, id),
      ),
    },
    actions: { tellChanged },
  });

interface WebhookChange {
  readonly about: ShownWebhook | null;
  readonly deed: WebhookDeed;
}

/** The webhooks of these workspaces, at our server. */
export const webhooksFlow = ({ call }: Services, workspaceIds: readonly string[]) =>
  webhooksMachine.provide({
    actors: {
      loadWebhooks: fromPromise<readonly ShownWebhook[]>(() =>
        ofEveryWorkspace(workspaceIds, (workspaceId) => fetchWebhooks(call, workspaceId)),
      ),
      makeWebhook: fromPromise<string, WebhookForm>(({ input: { workspaceId, types, ...wanted } }) =>
        makeWebhook(call, workspaceId, { ...wanted, types: [...types] }),
      ),
      changeWebhook: fromPromise<string | null, WebhookChange>(({ input }) => changeWebhook(call, input)),
    },
  });

async function changeWebhook(call: AuthorisedCall, { about, deed }: WebhookChange): Promise<string | null> {
  if (about === null) return null;
  const { workspaceId, id } = about;
  switch (deed) {
    case 'rotate':
      return rotateSecret(call, workspaceId, id);
    case 'delete':
      await deleteWebhook(call, workspaceId, id);
      return null;
    case 'switch-off':
    case 'switch-on':
      await switchWebhook(call, workspaceId, id, deed === 'switch-on');
      return null;
  }
}

/** The deliveries of a webhook, at our server. */
export const deliveriesFlow = ({ call }: Services) =>
  deliveriesMachine.provide({
    actors: {
      loadDeliveries: fromPromise<readonly WebhookDelivery[], OfWebhook>(({ input }) => {
        const { workspaceId, id } = webhookOf(input);
        return fetchDeliveries(call, workspaceId, id);
      }),
      sendTest: fromPromise<WebhookDelivery, OfWebhook>(({ input }) => {
        const { workspaceId, id } = webhookOf(input);
        return testWebhook(call, workspaceId, id);
      }),
      sendAgain: fromPromise<WebhookDelivery, OfWebhook & { readonly id: string }>(({ input }) => {
        const { workspaceId, id } = webhookOf(input);
        return sendDeliveryAgain(call, workspaceId, { id, deliveryId: input.id });
      }),
    },
  });

function webhookOf({ about }: OfWebhook): ShownWebhook {
  if (about === null) throw new Error('Deliveries are asked for without a webhook.');
  return about;
}

/** Reads something of each workspace, and adds its id. A workspace that the founder has just lost has none of it. */
async function ofEveryWorkspace<Item extends object>(
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
