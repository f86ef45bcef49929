import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { pageMaterial } from '#domain/page/page-material.ts';
import { blocksOfTemplate, languageOfMaterial } from '#domain/page/page-templates.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { NewPageDialog } from '#features/page-builder/NewPageDialog.tsx';
import { canvasOf } from '#machines/canvas/select-canvas.ts';
import { chosenTheme, newPageMachine } from '#machines/page/new-page.machine.ts';
import type { NamedProjectOfIdea } from '#machines/project/select-named-projects.ts';
import { useApp } from '../../app-context.ts';
import type { Services } from '../../services.ts';
import { useFlow } from '../../use-flow.ts';
import { ideaOfProject } from '../new-project-of.ts';

export interface NewPageProps {
  /** The one that the page is for, unless another is chosen. */
  readonly idea: NamedProjectOfIdea;
  readonly ideas: readonly NamedProjectOfIdea[];
  readonly onClose: () => void;
}

/** Asks what a new page is for and how it begins; leads to it. */
export function NewPage({ idea: { id, title }, ideas, onClose }: NewPageProps) {
  const { services } = useApp();
  const flow = useFlow(
    newPageMachine.provide({
      actions: {
        open: (_, { projectId, pageId: page }) =>
          services.navigate({ name: 'page-builder.project', params: { projectId, page } }),
      },
    }),
  );
  useEffect(() => {
    flow.send({ type: 'page.asked', projectId: id, title });
    const { unsubscribe } = flow.subscribe((snapshot) => snapshot.matches('closed') && onClose());
    return unsubscribe;
  }, [flow, id, title, onClose]);
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('open'));
  const submit = () => {
    const { projectId, template, theme } = flow.getSnapshot().context;
    const material = materialOf(services, projectId ?? '');
    const language = languageOfMaterial(material);
    const blocks = blocksOfTemplate(template, material, services.newId, chosenTheme({ template, theme }), language);
    flow.send({ type: 'page.submitted', pageId: services.newId(), blocks, language });
  };
  return isOpen && <NewPageDialog flow={flow} ideas={ideas} onSubmit={submit} />;
}

/** Returns the material about an idea, from its own texts and its canvas. */
function materialOf(services: Services, projectId: string) {
  const { workspace } = services;
  const project = workspace.peek(projectStreamOf(projectId)) as Project | undefined;
  return pageMaterial(ideaOfProject(services, projectId), canvasOf(workspace, project?.canvasId ?? '').get());
}
