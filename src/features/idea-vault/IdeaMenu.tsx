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
  Star,
  Tag,
} from 'lucide-react';
import { chosenStatuses, type Idea } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { projectOfIdea } from '#machines/project/select-projects.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { type MenuEntry, MenuRows } from '#ui/MenuRows.tsx';
import { RowMenu } from '#ui/RowMenu.tsx';
import { labels } from './labels.ts';

export interface IdeaMenuProps {
  readonly idea: Idea;
  readonly vault: IdeaVaultActor;
  readonly workspace: Workspace;
  /** Given where ideas stand by hand: moves the idea by one place. Undefined if there is none further. */
  readonly onMove?: { readonly up: (() => void) | undefined; readonly down: (() => void) | undefined } | undefined;
  /** Given where ideas can be chosen: chooses this one, so that others can be added. */
  readonly onCompare?: () => void;
}

/** All that can be done with one idea; what can be dragged can be chosen here too. */
export function IdeaMenu(props: IdeaMenuProps) {
  return (
    <RowMenu label={labels.menu.name(props.idea.title)} icon={icon(Ellipsis)}>
      <IdeaEntries {...props} />
    </RowMenu>
  );
}

function IdeaEntries({ idea, vault, workspace, onMove, onCompare }: IdeaMenuProps) {
  const { id, archived } = idea;
  const project = useAtom(projectOfIdea(workspace, id));
  const changed = (change: Parameters<typeof changeOf>[1]) => () => vault.send(changeOf(id, change));
  const open: MenuEntry[] = [
    {
      id: 'open',
      label: labels.menu.open,
      icon: icon(ArrowRight),
      onAction: () => vault.send({ type: 'idea.visited', id }),
    },
    ...cells.map(({ cell, label, Icon }) => ({
      id: cell,
      label,
      icon: icon(Icon),
      onAction: () => vault.send({ type: 'cell.asked', id, cell }),
    })),
    ...(project
      ? [
          {
            id: 'canvas',
            label: labels.menu.canvas,
            icon: icon(SquareDashed),
            href: buildPath({ name: 'canvas', params: { projectId: project.id } }),
          },
        ]
      : []),
  ];
  const derive: MenuEntry[] = [
    {
      id: 'duplicate',
      label: labels.menu.duplicate,
      icon: icon(Copy),
      onAction: () => vault.send({ type: 'idea.duplicated', id }),
    },
    {
      id: 'fork',
      label: labels.menu.fork,
      icon: icon(GitFork),
      onAction: () => vault.send({ type: 'idea.forkAsked', id }),
    },
    ...(onCompare ? [{ id: 'compare', label: labels.menu.compare, icon: icon(Columns3), onAction: onCompare }] : []),
    ...(project === undefined && !archived
      ? [
          {
            id: 'explore',
            label: labels.menu.explore,
            icon: icon(Compass),
            onAction: () => vault.send({ type: 'exploring.asked', id }),
          },
        ]
      : []),
  ];
  const place: MenuEntry[] = [
    ...(onMove
      ? [entry('up', labels.menu.up, ArrowUp, onMove.up), entry('down', labels.menu.down, ArrowDown, onMove.down)]
      : []),
    ...chosenStatuses
      .filter((status) => status !== idea.status && !(status === 'exploring' && project === undefined))
      .map((status) => ({
        id: `to-${status}`,
        label: labels.menu.moveTo(status),
        icon: icon(MoveRight),
        onAction: changed({ kind: 'moved', status }),
      })),
  ];
  const filing: MenuEntry = {
    id: 'file',
    label: archived ? labels.menu.restore : labels.menu.archive,
    icon: icon(archived ? ArchiveRestore : Archive),
    onAction: changed({ kind: 'filed', archived: !archived }),
  };
  return <MenuRows groups={archived ? [open, [filing]] : [open, derive, place, [filing]]} />;
}

const cells = [
  { cell: 'title', label: labels.menu.rename, Icon: Pencil },
  { cell: 'tags', label: labels.menu.tags, Icon: Tag },
  { cell: 'ratings', label: labels.menu.rate, Icon: Star },
] as const;

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
