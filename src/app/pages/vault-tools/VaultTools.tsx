import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { FileJson, FileSpreadsheet, FileUp, Scale } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import { ideaOf } from '#machines/select-ideas.ts';
import { vaultToolsMachine } from '#machines/vault-tools.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { duplicateIdea, exportIdeas } from './idea-actions.ts';

const CriteriaTool = lazy(() => import('./CriteriaTool.tsx'));
const ImportTool = lazy(() => import('./ImportTool.tsx'));
const ForkTool = lazy(() => import('./ForkTool.tsx'));
const CompareTool = lazy(() => import('./CompareTool.tsx'));

export interface VaultToolsProps {
  readonly vault: IdeaVaultActor;
}

/** What can be done with the vault as a whole, and what its rows ask for. */
export default function VaultTools({ vault }: VaultToolsProps) {
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
      vault.on('idea.forkAsked', ({ id }) => tools.send({ type: 'fork.asked', id })),
      vault.on('comparison.asked', (asked) => tools.send({ type: 'comparison.asked', ids: asked.ids })),
      vault.on('export.asked', (asked) => void exportIdeas(services, 'csv', asked.ids)),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [vault, tools, app, services, workspace]);

  return (
    <>
      <Button variant="quiet" isDisabled={workspaceId === null} onPress={() => tools.send({ type: 'criteria.asked' })}>
        <Scale aria-hidden="true" />
        Criteria
      </Button>
      <Menu
        trigger={
          <Button variant="quiet">
            <FileUp aria-hidden="true" />
            Import and export
          </Button>
        }
        groups={[
          [
            {
              id: 'import',
              label: 'Import ideas…',
              note: 'CSV or JSON',
              icon: <FileUp aria-hidden="true" />,
              onAction: () => tools.send({ type: 'import.asked' }),
            },
          ],
          [
            {
              id: 'csv',
              label: 'Export as CSV',
              note: 'For spreadsheets',
              icon: <FileSpreadsheet aria-hidden="true" />,
              onAction: () => void exportIdeas(services, 'csv'),
            },
            {
              id: 'json',
              label: 'Export as JSON',
              note: 'Everything, with criteria and saved filters',
              icon: <FileJson aria-hidden="true" />,
              onAction: () => void exportIdeas(services, 'json'),
            },
          ],
        ]}
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
