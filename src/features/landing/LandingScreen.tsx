import { type ReactNode, Suspense } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { LandingIdeaActor } from '#machines/landing/landing-idea.machine.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { IdeaForm } from './IdeaForm.tsx';

export interface LandingScreenProps {
  /** Whether accounts can be created and used. */
  readonly isOpen: boolean;
  readonly idea: LandingIdeaActor;
  /** The rest of the page, which may come later. */
  readonly story: ReactNode;
}

/** Native elements alone: this page is the first that a visitor's network has to carry. */
export function LandingScreen({ isOpen, idea, story }: LandingScreenProps) {
  return (
    <div className={page}>
      <div className={opening}>
        <Heading level={1} size="display">
          Prove the idea before you build it.
        </Heading>
        <p className={css({ color: 'ink.muted' })}>
          Write down what must be true. Test it with real people, against a target you can’t move later. Then decide.
        </p>
        {isOpen ? (
          <>
            <IdeaForm idea={idea} />
            <p className={css({ textStyle: 'body', color: 'ink.muted' })}>
              No idea yet? <Link href={buildPath({ name: 'sign-up' })}>Create an account</Link>.
            </p>
          </>
        ) : (
          <p className={css({ fontWeight: 'medium' })}>
            Groundwork isn’t open yet, but you can already try the verdict.
          </p>
        )}
      </div>
      <Suspense>{story}</Suspense>
    </div>
  );
}

// What is fetched later lies beside and below the opening, so that nothing moves when it comes.
const page = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'minmax(0, 5fr) minmax(0, 7fr)' },
  alignItems: 'start',
  gap: { base: '48', laptop: '64' },
  paddingTop: { base: '24', laptop: '48' },
  _before: {
    content: '""',
    layerStyle: 'surveyGrid',
    position: 'absolute',
    insetInline: '-16',
    top: '-24',
    height: 'sheet',
    zIndex: 'below',
    maskImage: 'radial-gradient(ellipse at 55% 45%, black 30%, transparent 72%)',
  },
});

const opening = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '24',
  paddingTop: { laptop: '32' },
});
