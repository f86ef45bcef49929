import { Archive, ArchiveRestore, Copy, Ellipsis, GitBranch, History } from 'lucide-react';
import type { Idea } from '#domain/idea/idea.ts';
import type { ProjectActor } from '#machines/project.machine.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';

export interface IdeaActionsProps {
  readonly idea: Idea;
  readonly page: ProjectActor;
  readonly onDuplicate: () => void;
}

/** What can be done with an idea besides editing it. */
export function IdeaActions({ idea, page, onDuplicate }: IdeaActionsProps) {
  const filing = idea.archived
    ? {
        id: 'restore',
        label: 'Restore',
        icon: <ArchiveRestore aria-hidden="true" />,
        onAction: () => page.send({ type: 'idea.restored' }),
      }
    : {
        id: 'archive',
        label: 'Archive',
        icon: <Archive aria-hidden="true" />,
        onAction: () => page.send({ type: 'idea.archived', title: idea.title }),
      };
  const lookingBack = {
    id: 'history',
    label: 'History',
    icon: <History aria-hidden="true" />,
    onAction: () => page.send({ type: 'history.asked' }),
  };
  const copying = [
    { id: 'duplicate', label: 'Duplicate', icon: <Copy aria-hidden="true" />, onAction: onDuplicate },
    {
      id: 'fork',
      label: 'Fork…',
      note: 'Take it in another direction',
      icon: <GitBranch aria-hidden="true" />,
      onAction: () => page.send({ type: 'fork.asked' }),
    },
  ];
  return (
    <Menu
      trigger={<IconButton label="More actions" variant="secondary" icon={<Ellipsis aria-hidden="true" />} />}
      groups={[[lookingBack], copying, [filing]]}
    />
  );
}
