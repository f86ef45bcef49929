import { Archive, ArchiveRestore, Ellipsis, History } from 'lucide-react';
import type { Idea } from '#domain/idea/idea.ts';
import type { ProjectActor } from '#machines/project.machine.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';

export interface IdeaActionsProps {
  readonly idea: Idea;
  readonly page: ProjectActor;
}

/** What can be done with an idea besides editing it. */
export function IdeaActions({ idea, page }: IdeaActionsProps) {
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
  return (
    <Menu
      trigger={<IconButton label="More actions" variant="secondary" icon={<Ellipsis aria-hidden="true" />} />}
      groups={[[lookingBack], [filing]]}
    />
  );
}
