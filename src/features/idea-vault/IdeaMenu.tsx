import { useSelector as useAtom } from '@xstate/store-react';
import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowRight,
  ArrowUp,
  Columns3,
  Compass,
  Copy,
  Ellipsis,
  GitFork,
  MoveRight,
  Pencil,
  SquareDashed,
} from 'lucide-react';
import { type Idea, ideaStatuses } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import { projectOfIdea } from '#machines/select-projects.ts';
import type { Workspace } from '#machines/workspace.store.ts';
import { type MenuEntry, MenuRows } from '#ui/MenuRows.tsx';
import { RowMenu } from '#ui/RowMenu.tsx';
import { statusWords } from './words.ts';

export interface IdeaMenuProps {
  readonly idea: Idea;
  readonly vault: IdeaVaultActor;
  readonly workspace: Workspace;
  /** Given where ideas stand by hand: moves the idea by one place. Undefined where there is none further. */
  readonly onMove?: { readonly up: (() => void) | undefined; readonly down: (() => void) | undefined } | undefined;
  /** Given where ideas can be chosen: chooses this one, so that others can be added. */
  readonly onCompare?: () => void;
}

/** All that can be done with one idea; what can be dragged can be chosen here too. */
export function IdeaMenu(props: IdeaMenuProps) {
  return (
    <RowMenu label={`More for ${props.idea.title}`} icon={icon(Ellipsis)}>
      <IdeaEntries {...props} />
    </RowMenu>
  );
}

function IdeaEntries({ idea, vault, workspace, onMove, onCompare }: IdeaMenuProps) {
  const { id, archived } = idea;
  const project = useAtom(projectOfIdea(workspace, id));
  const changed = (change: Parameters<typeof changeOf>[1]) => () => vault.send(changeOf(id, change));
  const open: MenuEntry[] = [
    { id: 'open', label: 'Open', icon: icon(ArrowRight), onAction: () => vault.send({ type: 'idea.visited', id }) },
    { id: 'edit', label: 'Edit', icon: icon(Pencil), onAction: () => vault.send({ type: 'idea.opened', id }) },
    ...(project
      ? [
          {
            id: 'canvas',
            label: 'Open the canvas',
            icon: icon(SquareDashed),
            href: buildPath({ name: 'canvas', params: { projectId: project.id } }),
          },
        ]
      : []),
  ];
  const derive: MenuEntry[] = [
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: icon(Copy),
      onAction: () => vault.send({ type: 'idea.duplicated', id }),
    },
    { id: 'fork', label: 'Fork…', icon: icon(GitFork), onAction: () => vault.send({ type: 'idea.forkAsked', id }) },
    ...(onCompare ? [{ id: 'compare', label: 'Compare with…', icon: icon(Columns3), onAction: onCompare }] : []),
    ...(project === undefined && !archived
      ? [
          {
            id: 'explore',
            label: 'Start exploring',
            icon: icon(Compass),
            onAction: () => vault.send({ type: 'exploring.asked', id }),
          },
        ]
      : []),
  ];
  const place: MenuEntry[] = [
    ...(onMove ? [entry('up', 'Move up', ArrowUp, onMove.up), entry('down', 'Move down', ArrowDown, onMove.down)] : []),
    ...ideaStatuses
      .filter((status) => status !== idea.status)
      .map((status) => ({
        id: `to-${status}`,
        label: `Move to ${statusWords[status]}`,
        icon: icon(MoveRight),
        onAction: changed({ kind: 'moved', status }),
      })),
  ];
  const filing: MenuEntry = {
    id: 'file',
    label: archived ? 'Restore' : 'Archive',
    icon: icon(archived ? ArchiveRestore : Archive),
    onAction: changed({ kind: 'filed', archived: !archived }),
  };
  return <MenuRows groups={archived ? [open, [filing]] : [open, derive, place, [filing]]} />;
}

const changeOf = (
  id: string,
  change: Extract<Parameters<IdeaVaultActor['send']>[0], { type: 'ideas.changed' }>['change'],
) => ({ type: 'ideas.changed', ids: [id], change }) as const;

const icon = (Icon: typeof Archive) => <Icon aria-hidden="true" />;

const entry = (id: string, label: string, Icon: typeof Archive, onAction: (() => void) | undefined): MenuEntry => ({
  id,
  label,
  icon: icon(Icon),
  isDisabled: onAction === undefined,
  ...(onAction && { onAction }),
});
