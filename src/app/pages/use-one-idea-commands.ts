import { useEffect } from 'react';
import { chosenStatuses, type Idea } from '#domain/idea/idea.ts';
import type { Project } from '#domain/project/project.ts';
import { statusLabels } from '#features/idea-vault/labels.ts';
import { commandLabels } from '#features/shell/labels.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { ProjectActor } from '#machines/project/project.machine.ts';
import { useApp } from '../app-context.ts';
import { useShell } from '../layouts/shell-context.ts';
import type { Services } from '../services.ts';
import { newProjectOf } from './new-project-of.ts';
import { exportIdeas } from './vault-tools/idea-actions.ts';

interface OpenIdea {
  readonly idea: Pick<Idea, 'id' | 'title' | 'status' | 'archived'>;
  readonly project: Project | undefined;
  readonly page: ProjectActor;
  readonly start: () => void;
}

/** While an idea's page is shown, what can be done with it comes first in the list of commands. */
export function useOneIdeaCommands({ idea, project, page, start }: OpenIdea): void {
  const { services } = useApp();
  const { commands } = useShell();
  const { id, title, status, archived } = idea;
  useEffect(
    () => commands.register(ideaCommands({ idea: { id, title, status, archived }, project, page, start }, services)),
    [commands, services, id, title, status, archived, project, page, start],
  );
}

function ideaCommands({ idea, project, page, start }: OpenIdea, services: Services): readonly ShellCommand[] {
  const { id, title, status, archived } = idea;
  const words = commandLabels.idea;
  const command = (
    name: string,
    label: string,
    run: ShellCommand['run'],
    rest: Pick<ShellCommand, 'icon' | 'terms'>,
  ): ShellCommand => ({ id: `this-${name}`, label, group: 'This idea', run, ...rest });
  const toCanvas = () => project && services.navigate({ name: 'canvas', params: { projectId: project.id } });
  const statuses = chosenStatuses
    .filter((each) => each !== status && !(each === 'exploring' && !project))
    .map((each) =>
      command(
        `status-${each}`,
        words.status(statusLabels[each]),
        () => page.send({ type: 'status.chosen', status: each, seen: status, newProject: newProjectOf(services)(id) }),
        { icon: 'bulb', terms: `move ${each}` },
      ),
    );
  return [
    command('title', words.title, () => page.send({ type: 'title.asked' }), { icon: 'pencil', terms: 'rename name' }),
    ...(project || archived
      ? []
      : [command('explore', words.explore, start, { icon: 'compass', terms: 'status exploring canvas' })]),
    ...(project
      ? [
          command('canvas', words.canvas, () => toCanvas(), { icon: 'selection', terms: 'board whiteboard' }),
          command('share', words.share, () => toCanvas(), { icon: 'share', terms: 'invite link public send' }),
        ]
      : []),
    ...statuses,
    command('tags', words.tags, () => focusIn('[data-part=tags] input'), { icon: 'tag', terms: 'label add' }),
    command('rate', words.rate, () => focusIn('[aria-labelledby=idea-ratings] :is(input, button)'), {
      icon: 'star',
      terms: 'score criteria rating',
    }),
    archived
      ? command('restore', words.restore, () => page.send({ type: 'idea.restored' }), { icon: 'archive', terms: '' })
      : command('archive', words.archive, () => page.send({ type: 'idea.archived', title }), {
          icon: 'archive',
          terms: 'delete remove',
        }),
    command('csv', words.csv, () => exportIdeas(services, 'csv', [id]), { icon: 'download', terms: 'download' }),
    command('json', words.json, () => exportIdeas(services, 'json', [id]), { icon: 'download', terms: 'download' }),
    command('history', words.history, () => page.send({ type: 'history.asked' }), {
      icon: 'history',
      terms: 'versions changes',
    }),
    command('fork', words.fork, () => page.send({ type: 'fork.asked' }), { icon: 'bulb', terms: 'pivot copy' }),
  ];
}

const focusIn = (where: string): void => document.querySelector<HTMLElement>(where)?.focus();
