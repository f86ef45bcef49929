import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { ProjectActor } from '#machines/project.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';

export interface IdeaHeaderProps {
  readonly idea: Idea;
  readonly page: ProjectActor;
  readonly actions: ReactNode;
}

/** What the idea is called, the way back to the others, and what can be done with it. */
export function IdeaHeader({ idea, page, actions }: IdeaHeaderProps) {
  return (
    <header className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <p>
        <Link href={buildPath({ name: 'idea-vault' })} variant="quiet">
          All ideas
        </Link>
      </p>
      <div className={line}>
        <div className={css({ flex: '1', minWidth: '0' })}>
          <Heading level={1}>{idea.title}</Heading>
        </div>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          <Button onPress={() => page.send({ type: 'editing.asked' })}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
          {actions}
        </div>
      </div>
    </header>
  );
}

const line = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  alignItems: { base: 'stretch', tablet: 'flex-start' },
  gap: '16',
  overflowWrap: 'anywhere',
});
