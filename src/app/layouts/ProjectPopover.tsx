import type { RefObject } from 'react';
import { ProjectSwitcher, type SwitcherProject } from '#features/shell/ProjectSwitcher.tsx';
import type { ProjectSwitcherActor } from '#machines/project-switcher.machine.ts';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';

export interface ProjectPopoverProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly switcher: ProjectSwitcherActor;
  readonly projects: readonly SwitcherProject[];
  readonly currentId: string | null;
}

export default function ProjectPopover({ triggerRef, switcher, projects, currentId }: ProjectPopoverProps) {
  return (
    <AnchoredPopover
      label="Switch to another idea"
      triggerRef={triggerRef}
      padding="list"
      onClose={() => switcher.send({ type: 'switcher.closed' })}
    >
      <ProjectSwitcher switcher={switcher} projects={projects} currentId={currentId} />
    </AnchoredPopover>
  );
}
