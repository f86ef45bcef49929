import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { local } from '#adapters/storage/local.ts';
import { readVaultView, writeVaultView } from '#adapters/storage/vault-view-storage.ts';
import { type Idea, isOfPivot } from '#domain/idea/idea.ts';
import { type CommandDraft, vaultDraft } from '#domain/log/command-draft.ts';
import type { Location } from '#domain/routes/routes.ts';
import { wholeVault } from '#domain/vault/idea-query.ts';
import { paramsOfQuery, queryOfParams, type VaultAddress } from '#domain/vault/query-params.ts';
import { holdEarlyKeys } from '#features/idea-vault/hold-early-keys.ts';
import { IdeaVaultScreen } from '#features/idea-vault/IdeaVaultScreen.tsx';
import { LinesQuestion } from '#features/idea-vault/LinesQuestion.tsx';
import { cardLandingMachine } from '#machines/canvas/card-landing.machine.ts';
import { ideaCaptureMachine } from '#machines/vault/idea-capture.machine.ts';
import { ideaCellMachine } from '#machines/vault/idea-cell.machine.ts';
import { ideaVaultMachine } from '#machines/vault/idea-vault.machine.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { namedExport } from '#ui/named-export.ts';
import { type App, useApp } from '../app-context.ts';
import { useFetchSoon } from '../layouts/use-fetch-ahead.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import type { PageProps } from '../page-props.ts';
import { leaveByRow } from '../return-to-row.ts';
import type { Services } from '../services.ts';
import { useFlow } from '../use-flow.ts';
import { useIsIdle } from '../use-is-idle.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { changeIdeas } from './change-ideas.ts';
import { NextFlag } from './NextFlag.tsx';
import { exploreIdea } from './new-project-of.ts';
import { PivotLine } from './PivotLine.tsx';
import { SampleOffer } from './SampleNotice.tsx';
import { useVaultCommands } from './use-vault-commands.ts';
import { VaultTools } from './vault-tools/VaultTools.tsx';

const loadOpened = () => import('./vault-tools/opened.ts');
const IdeaEditor = lazy(namedExport(loadOpened, 'IdeaEditor'));
const CellEditor = lazy(namedExport(loadOpened, 'CellEditor'));
const VaultQuestion = lazy(namedExport(loadOpened, 'VaultQuestion'));
// Seldom is anything rejected; the panel of the top bar tells it too.
const RejectedChanges = lazyOrNothing(namedExport(loadOpened, 'RejectedChanges'));

export default function IdeaVaultPage({ place }: PageProps) {
  const app = useApp();
  const { services } = app;
  const { workspace, newId } = services;
  const now = useMemo(() => services.now(), [services]);
  const isOffline = useIsOffline();
  const capture = useFlow(ideaCaptureMachine);
  const vault = useFlow(vaultFlow(app), { address: vaultAddressOf(place) });
  const landing = useFlow(
    cardLandingMachine.provide({
      actions: {
        deselect: (_, { ids }) => {
          const { selected } = vault.getSnapshot().context;
          vault.send({ type: 'selection.changed', selected: selected.filter((id) => !ids.includes(id)) });
        },
      },
    }),
  );
  const kept = useAtom(vaultOf(workspace));
  const hasRefusals = useAtom(workspace.rejections, (rejections) => rejections.length > 0);
  const editing = useSelector(vault, ({ context }) => context.editing);
  const isAsking = useSelector(vault, (snapshot) => snapshot.matches({ question: 'asked' }));
  const search = useRef<HTMLInputElement>(null);
  const cells = useFlow(ideaCellMachine);
  const isCellOpen = useSelector(cells, (snapshot) => snapshot.matches('open'));
  useEffect(() => (isCellOpen ? holdEarlyKeys(cells) : undefined), [isCellOpen, cells]);
  // The list itself comes first: which idea the next step is about is read from all of them.
  const isIdle = useIsIdle();
  const isPasting = useSelector(capture, (snapshot) => snapshot.matches('asking'));
  useVaultCommands(search, vault, services);
  useFetchSoon(loadOpened);
  useEffect(() => vault.send({ type: 'address.read', address: vaultAddressOf(place) }), [vault, place]);
  useEffect(() => {
    const heard = [
      vault.on('idea.visited', ({ id }) => {
        leaveByRow(id);
        services.navigate({ name: 'idea-vault.idea', params: { ideaId: id } });
      }),
      vault.on('cell.asked', ({ id, cell }) => cells.send({ type: 'cell.opened', id, cell })),
      vault.on('exploring.asked', ({ id }) => {
        const idea = ideaOf(workspace, id).get();
        if (idea) startExploring(services, idea);
      }),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [vault, cells, services, workspace]);
  return (
    <IdeaVaultScreen
      capture={capture}
      vault={vault}
      landing={landing}
      workspace={workspace}
      isOffline={isOffline}
      newId={newId}
      now={now}
      searchRef={search}
      tools={<VaultTools vault={vault} />}
      notices={<Suspense fallback={null}>{hasRefusals && <RejectedChanges vault={vault} />}</Suspense>}
      flagOf={isIdle ? flagOf : noFlag}
      pivotOf={pivotOf}
      offer={<SampleOffer />}
    >
      <Suspense fallback={null}>
        {editing && <IdeaEditor key={editing.id} {...editing} vault={vault} />}
        {isCellOpen && <CellEditor cells={cells} vault={vault} />}
        {isAsking && <VaultQuestion actor={vault} vault={kept} newId={newId} />}
      </Suspense>
      {isPasting && <LinesQuestion capture={capture} newId={newId} />}
    </IdeaVaultScreen>
  );
}

const flagOf = ({ id }: Idea) => <NextFlag ideaId={id} />;

const noFlag = () => null;

const pivotOf = (idea: Idea) => (isOfPivot(idea) ? <PivotLine ideaId={idea.id} /> : null);

/** The vault's machine with what it asks of the outside. */
function vaultFlow(app: App) {
  const { services } = app;
  const { workspace, navigate } = services;
  const keep = (draftOf: (workspaceId: string) => CommandDraft): void => {
    const workspaceId = workspace.id.get();
    if (workspaceId !== null) services.dispatch([draftOf(workspaceId)]);
  };
  return ideaVaultMachine.provide({
    actions: {
      writeAddress: (_, { address, replace }) => {
        rememberVaultView(address);
        navigate({ name: 'idea-vault', params: paramsOfQuery(address) }, { replace });
      },
      change: (_, { ids, change }) => changeIdeas(app, ids, change),
      saveFilter: (_, { id, name, query }) => keep((vault) => vaultDraft('SaveFilter', vault, { id, name, query })),
      removeFilter: (_, { id }) => keep((vault) => vaultDraft('RemoveFilter', vault, { id })),
    },
  });
}

/** Makes the idea's project, unless it has one, and leads to the idea's page. */
function startExploring(services: Services, idea: Pick<Idea, 'id' | 'status'>): void {
  exploreIdea(services, idea);
  services.navigate({ name: 'idea-vault.idea', params: { ideaId: idea.id } });
}

/** Reads the view from the address; an address without params stands for the last view of the vault on this device. */
function vaultAddressOf({ params }: Location): VaultAddress {
  const isBare = Object.values(params).every((value) => value === undefined);
  return queryOfParams(isBare ? readVaultView(local) : params);
}

/** Keeps how the vault is looked at, and nothing of what is looked for. */
function rememberVaultView({ query: { order, isDescending }, view }: VaultAddress): void {
  writeVaultView(local, paramsOfQuery({ query: { ...wholeVault, order, isDescending }, view }));
}
