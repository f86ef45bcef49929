import { fromPromise } from 'xstate';
import { endAssistant, fetchAssistants } from '#adapters/assistants/assistant-grants.ts';
import { assistantsMachine, type ShownAssistant } from '#machines/assistants/assistants.machine.ts';
import type { Services } from '../../services.ts';
import { ofEveryWorkspace } from './of-every-workspace.ts';

export interface AssistantsFlowSetting {
  readonly workspaceIds: readonly string[];
  readonly tellChanged: () => void;
}

/** The assistants that the founder has let into any of their workspaces, at our server. */
export const assistantsFlow = ({ call }: Services, { workspaceIds, tellChanged }: AssistantsFlowSetting) =>
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
