import type { ReactNode } from 'react';
import type { ProjectActor } from '#machines/project.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';

export interface RatingsSectionProps {
  readonly page: ProjectActor;
  readonly hasCriteria: boolean;
  /** How the idea is rated by each criterion. */
  readonly children: ReactNode;
}

/** The founder's own judgement of an idea, by criteria that hold for all of them. */
export function RatingsSection({ page, hasCriteria, children }: RatingsSectionProps) {
  return (
    <section aria-labelledby="idea-ratings" className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <Heading level={2} size="subheading" id="idea-ratings">
        Ratings
      </Heading>
      {hasCriteria ? (
        children
      ) : (
        <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>
          Criteria are questions by which you weigh your ideas against each other, the same for all of them.
        </p>
      )}
      <div>
        <Button
          size="small"
          variant={hasCriteria ? 'quiet' : 'secondary'}
          onPress={() => page.send({ type: 'criteria.asked' })}
        >
          {hasCriteria ? 'Change the criteria' : 'Choose criteria'}
        </Button>
      </div>
    </section>
  );
}
