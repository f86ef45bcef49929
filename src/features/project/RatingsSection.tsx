import type { ReactNode } from 'react';
import type { ProjectActor } from '#machines/project/project.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { labels } from './labels.ts';

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
        {labels.ratings.heading}
      </Heading>
      {hasCriteria ? children : <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>{labels.ratings.none}</p>}
      <IfMayEdit>
        <div>
          <Button
            size="small"
            variant={hasCriteria ? 'quiet' : 'secondary'}
            onPress={() => page.send({ type: 'criteria.asked' })}
          >
            {hasCriteria ? labels.ratings.change : labels.ratings.choose}
          </Button>
        </div>
      </IfMayEdit>
    </section>
  );
}
