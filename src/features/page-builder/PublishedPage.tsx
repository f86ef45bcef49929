import { css } from '#styled-system/css';
import { CopyField } from '#ui/CopyField.tsx';
import { Link } from '#ui/Link.tsx';
import { publishLabels as labels } from './labels.ts';

export interface PublishedPageProps {
  /** Where strangers find it. */
  readonly address: string;
  /** Where an assumption is tested with it. */
  readonly testsHref: string;
}

/** Where a page that is published is found, and what can be done with it. */
export function PublishedPage({ address, testsHref }: PublishedPageProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <CopyField label={labels.address} value={address} />
      <Link href={address} target="_blank" rel="noopener">
        {labels.visit}
      </Link>
      <Link href={testsHref}>{labels.test}</Link>
    </div>
  );
}
