import { useSelector } from '@xstate/react';
import { useSelector as useAtomSelector } from '@xstate/store-react';
import { type ReactNode, useCallback, useRef } from 'react';
import type { IdeaCaptureActor } from '#machines/idea-capture.machine.ts';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import type { Workspace } from '#machines/workspace.store.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { CaptureLine } from './CaptureLine.tsx';
import { IdeaList } from './IdeaList.tsx';
import { SyncNote } from './SyncNote.tsx';

export interface IdeaVaultScreenProps {
  readonly capture: IdeaCaptureActor;
  readonly vault: IdeaVaultActor;
  readonly workspace: Workspace;
  readonly isOffline: boolean;
  readonly newId: () => string;
  /** ISO 8601. */
  readonly now: string;
  /** Refused changes. */
  readonly notices: ReactNode;
  /** The editor of the idea that is open. */
  readonly editor: ReactNode;
}

export function IdeaVaultScreen(props: IdeaVaultScreenProps) {
  const { capture, vault, workspace, isOffline, now } = props;
  const archived = useSelector(vault, (snapshot) => snapshot.matches({ list: 'archived' }));
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const pendingCount = useAtomSelector(workspace.pendingCount);
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      <header className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16' })}>
        <Heading ref={heading} level={1}>
          Idea vault
        </Heading>
        <Button variant="quiet" onPress={() => vault.send({ type: 'archive.toggled' })}>
          {archived ? 'Show current ideas' : 'Show archived'}
        </Button>
      </header>
      {!archived && <CaptureLine capture={capture} newId={props.newId} />}
      <SyncNote isOffline={isOffline} pendingCount={pendingCount} />
      {props.notices}
      <IdeaList vault={vault} workspace={workspace} isOffline={isOffline} now={now} onEmptied={focusHeading} />
      {props.editor}
    </section>
  );
}
