import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { CopyField } from '#ui/CopyField.tsx';
import { Link } from '#ui/Link.tsx';
import { publishLabels as labels } from './labels.ts';

export interface PublishedSurveyProps {
  /** Whether people can answer it. */
  readonly isLive: boolean;
  /** Where everybody answers it; absent if each has a link of their own. */
  readonly address: string | undefined;
  readonly resultsHref: string;
  /** Where an assumption is tested with it. */
  readonly testsHref: string;
  /** Links for one response each, where the survey asks for them. */
  readonly links: ReactNode;
}

/** Where a survey is answered once it is published, and what can be done with it. */
export function PublishedSurvey({ isLive, address, resultsHref, testsHref, links }: PublishedSurveyProps) {
  return (
    <>
      {isLive && address !== undefined && (
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
          <CopyField label={labels.address} value={address} />
          <Link href={address} target="_blank" rel="noopener">
            {labels.visit}
          </Link>
        </div>
      )}
      {links}
      {isLive && (
        <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '24', rowGap: '8' })}>
          <Link href={testsHref}>{labels.test}</Link>
          <Link href={resultsHref}>{labels.results}</Link>
        </p>
      )}
    </>
  );
}
