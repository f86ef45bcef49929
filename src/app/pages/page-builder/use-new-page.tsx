import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { type NamedProjectOfIdea, namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { projectToBeginWith } from '#machines/project/select-open-project.ts';
import { namedExport } from '#ui/named-export.ts';
import { useApp } from '../../app-context.ts';
import { useShell } from '../../layouts/shell-context.ts';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';

const loadParts = () => import('./list-parts.tsx');
const NewPage = lazy(namedExport(loadParts, 'NewPage'));

/** The way to a new page: how to ask for one, for an idea or for the one that is open, and the dialog that asks on. */
export function useNewPage() {
  const { workspace } = useApp().services;
  const { openProjectId } = useShell();
  const ideas = useAtom(namedProjectsOf(workspace));
  const [idea, setIdea] = useState<NamedProjectOfIdea | null>(null);
  useFetchSoon(loadParts);
  const close = useCallback(() => setIdea(null), []);
  const ask = (projectId?: string) =>
    setIdea(
      (projectId === undefined
        ? projectToBeginWith(workspace, ideas, openProjectId.get())
        : ideas.find(({ id }) => id === projectId)) ?? null,
    );
  const dialog = <Suspense fallback={null}>{idea && <NewPage idea={idea} ideas={ideas} onClose={close} />}</Suspense>;
  return { ideas, ask, dialog };
}
