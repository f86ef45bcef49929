import { Compass, SquareDashed } from 'lucide-react';
import { type Idea, isOver } from '#domain/idea/idea.ts';
import type { Project } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { NamedProject, ProjectActor } from '#machines/project/project.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Menu } from '#ui/Menu.tsx';
import { IfMayEdit, useRights } from '#ui/rights.ts';
import { labels } from './labels.ts';

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
        {labels.exploring.heading}
      </Heading>
      {project ? (
        <Explored project={project} idea={idea} page={page} />
      ) : (
        <Unexplored idea={idea} hadCanvas={removed !== undefined} onStart={onStart} />
      )}
      {!project && removed && (
        <IfMayEdit>
          <Button size="small" variant="quiet" onPress={() => page.send({ type: 'project.restored', id: removed.id })}>
            {labels.exploring.bringBack}
          </Button>
        </IfMayEdit>
      )}
    </section>
  );
}

interface UnexploredProps {
  readonly idea: Idea;
  readonly hadCanvas: boolean;
  readonly onStart: () => void;
}

function Unexplored({ idea, hadCanvas, onStart }: UnexploredProps) {
  // An imported idea may say so without ever having had a canvas.
  const isExploring = idea.status === 'exploring' && !hadCanvas;
  const mayEdit = useRights().edit;
  return (
    <>
      <p className={css({ color: 'ink.muted' })}>{isExploring ? labels.exploring.noCanvas : labels.exploring.text}</p>
      {mayEdit && !idea.archived && (
        <Button variant="primary" onPress={onStart}>
          <Compass aria-hidden="true" />
          {isExploring ? labels.exploring.makeCanvas : labels.exploring.start}
        </Button>
      )}
    </>
  );
}

function Explored({ project, idea, page }: { project: Project; idea: Idea; page: ProjectActor }) {
  const { id, title, archived, startedAt, isSample } = project;
  const named: NamedProject = { id, title: title || idea.title, archived };
  const isEnded = archived || isOver(idea.status);
  const filing = archived
    ? { id: 'restore', label: labels.exploring.again, onAction: () => page.send({ type: 'project.restored', id }) }
    : {
        id: 'archive',
        label: labels.exploring.stop,
        onAction: () => page.send({ type: 'project.archived', project: named }),
      };
  return (
    <>
      <p>
        {labels.exploring.since(isEnded)}
        <DateDisplay at={startedAt} />
        {archived ? labels.exploring.archived : '.'}
        {isSample && labels.exploring.sample}
      </p>
      {title !== '' && <p className={css({ overflowWrap: 'anywhere' })}>{labels.exploring.named(title)}</p>}
      <div className={ways}>
        <ButtonLink href={buildPath({ name: 'canvas', params: { projectId: id } })} variant="primary" size="small">
          <SquareDashed aria-hidden="true" />
          {labels.exploring.canvas}
        </ButtonLink>
        <IfMayEdit>
          <Menu
            placement="bottom start"
            trigger={<Button size="small">{labels.exploring.manage}</Button>}
            groups={[
              [
                {
                  id: 'rename',
                  label: labels.exploring.rename,
                  onAction: () => page.send({ type: 'rename.asked', project: named, draft: title }),
                },
                filing,
              ],
              [
                {
                  id: 'remove',
                  label: labels.exploring.remove,
                  isDangerous: true,
                  onAction: () => page.send({ type: 'removal.asked', project: named }),
                },
              ],
            ]}
          />
        </IfMayEdit>
      </div>
    </>
  );
}

const section = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' });
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
