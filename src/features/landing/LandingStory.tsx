import type { Inspect } from '#machines/journal/inspect.ts';
import type { LandingIdeaActor } from '#machines/landing/landing-idea.machine.ts';
import type { SampleSeeker } from '#machines/landing/landing-loop.machine.ts';
import { css } from '#styled-system/css';
import { ContourDrawing } from '#ui/drawings/ContourDrawing.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { Link } from '#ui/Link.tsx';
import { Chapter } from './Chapter.tsx';
import { ideaFieldId } from './idea-field-id.ts';
import { LoopMiniature } from './LoopMiniature.tsx';
import { LoopSteps } from './LoopSteps.tsx';
import { answers, points } from './labels.ts';
import { Rows } from './Rows.tsx';
import { ScreenPicture } from './ScreenPicture.tsx';
import { testScreen } from './screens.ts';

export interface LandingStoryProps {
  readonly idea: LandingIdeaActor;
  /** Whether accounts can be created and used. */
  readonly isOpen: boolean;
  readonly inspect?: Inspect;
  /** Works beside the page; never asked if the server draws. */
  readonly findSample?: SampleSeeker;
}

/** All beside and below the page's one action: the product's screens, the miniature of the loop, and what there is to read. */
export function LandingStory({ idea, isOpen, inspect, findSample }: LandingStoryProps) {
  return (
    <>
      <ScreenPicture screen={testScreen} isFirst />
      <div className={chapters}>
        <LoopSteps />
        <div className={demo}>
          <LoopMiniature idea={idea} {...(inspect && { inspect })} {...(findSample && { findSample })} />
        </div>
        <Chapter
          title="What you won’t find elsewhere"
          lead="Evidence you can trace, in a log that can’t be edited."
          drawing={<ContourDrawing />}
        >
          <Rows rows={points} />
        </Chapter>
        <Chapter
          title="Before you type it in"
          lead="An unproven idea isn’t worth much, but it’s yours."
          drawing={<PlotDrawing />}
        >
          <Rows rows={answers} />
        </Chapter>
        {isOpen && (
          <p className={closing}>
            One line is enough to start. <Link href={`#${ideaFieldId}`}>Write it down</Link>
          </p>
        )}
      </div>
    </>
  );
}

const demo = css({ width: 'full', maxWidth: 'sheet', marginInline: 'auto' });
const closing = css({ textStyle: 'title', textAlign: { tablet: 'center' } });
const chapters = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '64', laptop: '96' },
  gridColumn: '1 / -1',
  paddingTop: { base: '16', laptop: '48' },
});
