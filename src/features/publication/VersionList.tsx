import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { publishingLabels as labels } from './labels.ts';
import { listStyle } from './list-style.ts';

export interface ListedVersion {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** The earlier version that it brought back. */
  readonly of: number | null;
}

export interface VersionListProps {
  /** The newest last. */
  readonly versions: readonly ListedVersion[];
  /** Whether strangers see the newest. */
  readonly isLive: boolean;
  readonly isPending: boolean;
  readonly onRollBack: (version: number) => void;
}

/** Versions that strangers have seen so far, and the way back to each. */
export function VersionList({ versions, isLive, isPending, onRollBack }: VersionListProps) {
  const newest = versions.at(-1);
  return (
    <section aria-label={labels.versions}>
      <Heading level={3}>{labels.versions}</Heading>
      <ul className={listStyle}>
        {versions.toReversed().map((each) => (
          <li key={each.version} className={row}>
            <span className={css({ flex: '1' })}>
              {labels.version(each.version, each.of)} · <DateDisplay at={each.at} form="recent" />
            </span>
            {isLive && each === newest ? (
              <span className={css({ color: 'ink.muted' })}>{labels.live}</span>
            ) : (
              <Button
                size="small"
                aria-label={labels.rollBackTo(each.version)}
                onPress={() => onRollBack(each.version)}
                isDisabled={isPending}
              >
                {labels.rollBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', minHeight: 'control' });
