import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { peopleLabels as labels } from './labels.ts';

/** The way back to the tests that these people decide. */
export function PeopleHead({ testsHref }: { readonly testsHref: string }) {
  return (
    <header className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <p>
        <Link href={testsHref}>{labels.back}</Link>
      </p>
      <Heading level={2}>{labels.table}</Heading>
    </header>
  );
}
