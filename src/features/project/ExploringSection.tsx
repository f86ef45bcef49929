import { Compass, SquareDashed } from 'lucide-react';
import type { Idea } from '#domain/idea/idea.ts';
import type { Project } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { NamedProject, ProjectActor } from '#machines/project.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Menu } from '#ui/Menu.tsx';

export interface ExploringSectionProps {
  readonly idea: Idea;
  /** The one that is not removed. */
  readonly project: Project | undefined;
  /** The one that was removed last, while there is no other. */
  readonly removed: Project | undefined;
  readonly page: ProjectActor;
  readonly onStart: () => void;
}

/** Whether the idea is being explored, since when, and the way to its canvas; or the way to begin. */
export function ExploringSection({ idea, project, removed, page, onStart }: ExploringSectionProps) {
  return (
    <section aria-labelledby="idea-exploring" className={section}>
      <Heading level={2} size="label" id="idea-exploring">
        Exploring
      </Heading>
      {project ? <Explored project={project} idea={idea} page={page} /> : <Unexplored idea={idea} onStart={onStart} />}
      {!project && removed && (
        <Button size="small" variant="quiet" onPress={() => page.send({ type: 'project.restored', id: removed.id })}>
          Bring back what was removed
        </Button>
      )}
    </section>
  );
}

function Unexplored({ idea, onStart }: { readonly idea: Idea; readonly onStart: () => void }) {
  return (
    <>
      <p className={css({ color: 'ink.muted' })}>
        An idea that you explore gets a canvas of its own, where you lay it out; its tests will be beside it. It is then
        in the switcher at the top.
      </p>
      {!idea.archived && (
        <Button variant="primary" onPress={onStart}>
          <Compass aria-hidden="true" />
          Start exploring
        </Button>
      )}
    </>
  );
}

function Explored({ project, idea, page }: { project: Project; idea: Idea; page: ProjectActor }) {
  const { id, title, archived, startedAt, isSample } = project;
  const named: NamedProject = { id, title: title || idea.title, archived };
  const isOver = archived || idea.status === 'paused' || idea.status === 'killed';
  const filing = archived
    ? { id: 'restore', label: 'Restore', onAction: () => page.send({ type: 'project.restored', id }) }
    : { id: 'archive', label: 'Archive', onAction: () => page.send({ type: 'project.archived', project: named }) };
  return (
    <>
      <p>
        {isOver ? 'Explored since ' : 'Being explored since '}
        <DateDisplay at={startedAt} />
        {archived ? '; the exploration is archived.' : '.'}
        {isSample && ' Part of the example.'}
      </p>
      {title !== '' && <p className={css({ overflowWrap: 'anywhere' })}>Under the name “{title}”.</p>}
      <div className={ways}>
        <ButtonLink href={buildPath({ name: 'canvas', params: { projectId: id } })} variant="primary" size="small">
          <SquareDashed aria-hidden="true" />
          Open the canvas
        </ButtonLink>
        <Menu
          placement="bottom start"
          trigger={<Button size="small">Manage</Button>}
          groups={[
            [
              {
                id: 'rename',
                label: 'Rename…',
                onAction: () => page.send({ type: 'rename.asked', project: named, draft: title }),
              },
              filing,
            ],
            [
              {
                id: 'remove',
                label: 'Remove…',
                isDangerous: true,
                onAction: () => page.send({ type: 'removal.asked', project: named }),
              },
            ],
          ]}
        />
      </div>
    </>
  );
}

const section = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' });
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
