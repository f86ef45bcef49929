import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';

export interface LandingScreenProps {
  /** Whether accounts can be created and used. */
  readonly isOpen: boolean;
}

/** Native elements alone: this page is the first that a visitor's network has to carry. */
export function LandingScreen({ isOpen }: LandingScreenProps) {
  return (
    <section className={hero}>
      <Heading level={1} size="display">
        Prove the idea before you build it
      </Heading>
      <p className={css({ textStyle: 'reading', maxWidth: 'prose' })}>
        Groundwork takes a startup idea from first thought to a decision: what must be true, how you tested it, and what
        the tests showed.
      </p>
      {isOpen ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '24' })}>
          <ButtonLink variant="primary" size="large" href={buildPath({ name: 'sign-up' })}>
            Create an account
          </ButtonLink>
          <Link href={buildPath({ name: 'sign-in' })}>Sign in</Link>
        </div>
      ) : (
        <p>Groundwork is not open yet.</p>
      )}
    </section>
  );
}

const hero = css({
  layerStyle: 'surveyGrid',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '24',
  paddingBlock: '96',
});
