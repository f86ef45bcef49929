import type { RefObject } from 'react';
import { commandLabels } from '#features/shell/labels.ts';
import type { ProjectSwitcherActor } from '#machines/shell/project-switcher.machine.ts';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { type MenuProject, ProjectMenu } from './ProjectMenu.tsx';
import type { AllOfSection } from './project-at.ts';

export interface ProjectPopoverProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly switcher: ProjectSwitcherActor;
  readonly projects: readonly MenuProject[];
  readonly currentId: string | null;
  readonly all: AllOfSection | null;
}

export function ProjectPopover({ triggerRef, switcher, projects, currentId, all }: ProjectPopoverProps) {
  return (
    <AnchoredPopover
      label={commandLabels.switcher.name}
      triggerRef={triggerRef}
      padding="list"
      onClose={() => switcher.send({ type: 'switcher.closed' })}
    >
      <ProjectMenu switcher={switcher} projects={projects} currentId={currentId} all={all} />
    </AnchoredPopover>
  );
}
