import { fromPromise } from 'xstate';
import { deleteWebhook, fetchWebhooks, makeWebhook, rotateSecret, switchWebhook } from '#adapters/api/webhooks.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import {
  type ShownWebhook,
  type WebhookDeed,
  type WebhookForm,
  webhooksMachine,
} from '#machines/settings/webhooks.machine.ts';
import type { Services } from '../../services.ts';
import { ofEveryWorkspace } from './of-every-workspace.ts';

interface Change {
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
      changeWebhook: fromPromise<string | null, Change>(({ input }) => change(call, input)),
    },
  });

async function change(call: AuthorisedCall, { about, deed }: Change): Promise<string | null> {
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
