import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { fetchCurrentProject, saveCurrentProject } from '#adapters/api/current-project.ts';
import { readCurrentProject, writeCurrentProject } from '#adapters/storage/current-project-storage.ts';
import { local } from '#adapters/storage/local.ts';
import type { User } from '#domain/user/user.ts';
import { commandLabels } from '#features/shell/labels.ts';
import { namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { openProjectIn } from '#machines/project/select-open-project.ts';
import { projectSwitcherMachine, selectIsSwitcherOpen } from '#machines/shell/project-switcher.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { namedExport } from '#ui/named-export.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { allOfSection, placeOfProject, projectAt } from './project-at.ts';
import { useShell } from './shell-context.ts';
import { usePlace } from './use-place.ts';

const ProjectPopover = lazy(namedExport(() => import('./opened-by-shell.ts'), 'ProjectPopover'));

/** The explored idea that is the current one, and the way to another; nothing while none is explored. */
export function ProjectSwitch() {
  const { actorOf } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  return user && <AccountSwitch key={user.id} user={user} />;
}

function AccountSwitch({ user }: { readonly user: User }) {
  const place = usePlace();
  const { services } = useApp();
  const projects = useAtom(namedProjectsOf(services.workspace));
  const here = useRef({ place, projects });
  useEffect(() => {
    here.current = { place, projects };
  });
  const switcher = useFlow(
    projectSwitcherMachine.provide({
      actors: {
        recall: fromPromise(() => fetchCurrentProject(services.call)),
        tell: fromPromise<void, { readonly id: string }>(({ input }) => saveCurrentProject(services.call, input.id)),
      },
      actions: {
        store: (_, { id }) => id !== null && writeCurrentProject(local, user.id, id),
        lead: (_, { id }) => {
          const project = here.current.projects.find((each) => each.id === id);
          if (project) services.navigate(placeOfProject(here.current.place, project));
        },
        leadToAll: () => services.navigate({ name: 'idea-vault' }),
      },
    }),
    { lastId: readCurrentProject(local, user.id) },
  );
  const { ideaId } = place.params;
  const visited = projects.find(({ id, ...each }) =>
    place.name === 'idea-vault.idea' ? each.ideaId === ideaId : id === projectAt(place),
  )?.id;
  useEffect(() => {
    if (visited !== undefined) switcher.send({ type: 'project.visited', id: visited });
  }, [switcher, visited]);
  useEffect(() => {
    const regained = () => switcher.send({ type: 'connection.regained' });
    addEventListener('online', regained);
    return () => removeEventListener('online', regained);
  }, [switcher]);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useSelector(switcher, selectIsSwitcherOpen);
  const currentId = useSelector(switcher, ({ context }) => context.lastId);
  const current = openProjectIn(projects, currentId);
  const { openProjectId } = useShell();
  const openId = current?.id ?? null;
  useEffect(() => {
    openProjectId.set(openId);
    return () => openProjectId.set(null);
  }, [openProjectId, openId]);
  if (projects.length === 0) return null;
  return (
    <div className={css({ flex: { base: '1', laptop: 'none' }, minWidth: '0' })}>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => switcher.send({ type: 'switcher.toggled' })}
      >
        <VisuallyHidden>{commandLabels.switcher.current}</VisuallyHidden>
        <span className={title}>{current?.title ?? commandLabels.switcher.none}</span>
        <ChevronsUpDown aria-hidden="true" className={onWide} />
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ProjectPopover
            triggerRef={button}
            switcher={switcher}
            projects={projects}
            currentId={openId}
            all={allOfSection(place)}
          />
        )}
      </Suspense>
    </div>
  );
}

// In a narrow window the name has its room.
const onWide = css({ display: { phoneDown: 'none' } });
const title = css({
  minWidth: '0',
  maxWidth: { base: '192', laptop: 'popover' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
