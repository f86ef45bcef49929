import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { StatusWord } from '#ui/StatusWord.tsx';
import { liveLabels as labels, publicationLabels } from './labels.ts';

export interface LiveLineProps {
  /** Where visitors find the page. */
  readonly address: string;
  /** How it does so far, in words, and where that is told in full; undefined before anybody came. */
  readonly record?: { readonly text: string; readonly href: string } | undefined;
  /** Set if visitors see an earlier state of it. */
  readonly changed?: {
    /** Undefined until they are counted, and without a network. */
    readonly count: number | undefined;
    readonly onOpen: () => void;
  };
}

/** The way to what visitors see, and to what changed since. */
export function LiveLine({ address, record, changed }: LiveLineProps): ReactNode {
  return (
    <div className={line}>
      {changed ? (
        <Button size="small" onPress={changed.onOpen}>
          {labels.changes(changed.count)}
        </Button>
      ) : (
        <StatusWord sign="full">{publicationLabels.live}</StatusWord>
      )}
      <Link href={address} target="_blank" rel="noopener">
        {labels.see}
      </Link>
      {record && <Link href={record.href}>{record.text}</Link>}
    </div>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '4',
  paddingInline: '12',
  paddingBlock: '4',
  borderBottom: 'hairline',
  background: 'surface',
  fontSize: '13',
  lineHeight: '20',
});
