import { Archive, ArchiveRestore, Copy, Ellipsis, GitBranch, History, Users } from 'lucide-react';
import type { Idea } from '#domain/idea/idea.ts';
import type { ProjectActor } from '#machines/project/project.machine.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { labels } from './labels.ts';

export interface IdeaActionsProps {
  readonly idea: Idea;
  readonly page: ProjectActor;
  readonly onDuplicate: () => void;
  /** Absent for somebody who is in no other workspace that could take it. */
  readonly onMoveToTeam?: (() => void) | undefined;
}

/** Actions on an idea besides editing it. */
export function IdeaActions({ idea, page, onDuplicate, onMoveToTeam }: IdeaActionsProps) {
  const filing = idea.archived
    ? {
        id: 'restore',
        label: labels.restore,
        icon: <ArchiveRestore aria-hidden="true" />,
        onAction: () => page.send({ type: 'idea.restored' }),
      }
    : {
        id: 'archive',
        label: labels.archive,
        icon: <Archive aria-hidden="true" />,
        onAction: () => page.send({ type: 'idea.archived', title: idea.title }),
      };
  const lookingBack = {
    id: 'history',
    label: labels.history,
    icon: <History aria-hidden="true" />,
    onAction: () => page.send({ type: 'history.asked' }),
  };
  const copying = [
    { id: 'duplicate', label: labels.duplicate, icon: <Copy aria-hidden="true" />, onAction: onDuplicate },
    {
      id: 'fork',
      label: labels.fork,
      note: labels.forkNote,
      icon: <GitBranch aria-hidden="true" />,
      onAction: () => page.send({ type: 'fork.asked' }),
    },
  ];
  return (
    <Menu
      trigger={<IconButton label={labels.more} variant="secondary" icon={<Ellipsis aria-hidden="true" />} />}
      groups={[[lookingBack], copying, [...(onMoveToTeam ? [moving(onMoveToTeam)] : []), filing]]}
    />
  );
}

const moving = (onAction: () => void) => ({
  id: 'to-team',
  label: labels.toTeam,
  icon: <Users aria-hidden="true" />,
  onAction,
});
