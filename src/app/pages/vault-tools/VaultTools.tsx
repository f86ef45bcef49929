import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { vaultToolsMachine } from '#machines/vault/vault-tools.machine.ts';
import { namedExport } from '#ui/named-export.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { ForkTool } from './ForkTool.tsx';
import { duplicateIdea, exportIdeas } from './idea-actions.ts';
import { VaultToolMenus } from './VaultToolMenus.tsx';

const CriteriaTool = lazy(() => import('./CriteriaTool.tsx'));
const ImportTool = lazy(() => import('./ImportTool.tsx'));
const CompareTool = lazy(namedExport(() => import('./opened.ts'), 'CompareTool'));

export interface VaultToolsProps {
  readonly vault: IdeaVaultActor;
}

/** The tools for the vault as a whole, and for the requests of its rows. */
export function VaultTools({ vault }: VaultToolsProps) {
  const app = useApp();
  const { services } = app;
  const { workspace } = services;
  const tools = useFlow(vaultToolsMachine);
  const tool = useSelector(tools, ({ value }) => value);
  const ids = useSelector(tools, ({ context }) => context.ids);
  const workspaceId = useAtom(workspace.id);
  const close = useCallback(() => tools.send({ type: 'tool.closed' }), [tools]);
  const forked = tool === 'forking' ? ideaOf(workspace, ids[0] ?? '').get() : undefined;

  useEffect(() => {
    const heard = [
      vault.on('idea.duplicated', ({ id }) => {
        const idea = ideaOf(workspace, id).get();
        if (idea) duplicateIdea(app, idea);
      }),
      vault.on('criteria.asked', () => tools.send({ type: 'criteria.asked' })),
      vault.on('idea.forkAsked', ({ id }) => tools.send({ type: 'fork.asked', id })),
      vault.on('comparison.asked', (asked) => tools.send({ type: 'comparison.asked', ids: asked.ids })),
      vault.on('export.asked', (asked) => void exportIdeas(services, asked.format, asked.ids)),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [vault, tools, app, services, workspace]);

  return (
    <>
      <VaultToolMenus
        vault={vault}
        areCriteriaReady={workspaceId !== null}
        onCriteria={() => tools.send({ type: 'criteria.asked' })}
        onImport={() => tools.send({ type: 'import.asked' })}
        onExport={(format) => void exportIdeas(services, format)}
      />
      <Suspense fallback={null}>
        {tool === 'criteria' && workspaceId !== null && <CriteriaTool workspaceId={workspaceId} onClose={close} />}
        {tool === 'importing' && <ImportTool onClose={close} />}
        {forked && <ForkTool key={forked.id} idea={forked} onClose={close} />}
        {tool === 'comparing' && (
          <CompareTool
            key={ids.join()}
            ids={ids}
            onClose={close}
            onAskCriteria={() => tools.send({ type: 'criteria.asked' })}
          />
        )}
      </Suspense>
    </>
  );
}
