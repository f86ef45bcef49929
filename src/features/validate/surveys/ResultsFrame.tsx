import type { ReactNode } from 'react';
import type { OnceRule } from '#domain/survey/survey.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { resultLabels as labels } from './labels.ts';

export const crossings = ['none', 'source', 'publishedVersion'] as const;
export type Crossing = (typeof crossings)[number];

export interface ResultsFrameProps {
  readonly title: string;
  readonly surveyHref: string;
  readonly peopleHref: string;
  /** When it closes or has closed, in words. */
  readonly closing: string | undefined;
  readonly counted: number;
  readonly excluded: number;
  readonly uncounted: number;
  /** By which rules responses were kept apart. */
  readonly held: readonly OnceRule[];
  /** List of responses that do not count for tests because of their network. */
  readonly leftOut: ReactNode;
  readonly by: Crossing;
  readonly onBy: (by: Crossing) => void;
  readonly onExport: () => void;
  readonly children: ReactNode;
}

/** How many have answered and by which rule, and what is compared. */
export function ResultsFrame(props: ResultsFrameProps) {
  const { title, surveyHref, peopleHref, closing, counted, excluded, uncounted, held, leftOut, by, onBy } = props;
  const { onExport, children } = props;
  const hasAny = counted + excluded + uncounted > 0;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' })}>
      <p>
        <Link href={surveyHref}>{labels.back}</Link>
      </p>
      <header className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <Heading level={2}>{labels.title(title)}</Heading>
        {hasAny && (
          <p role="status">
            {[
              labels.counted(counted),
              ...(excluded > 0 ? [labels.excluded(excluded)] : []),
              ...(uncounted > 0 ? [labels.uncounted(uncounted)] : []),
            ].join(', ')}
            .
          </p>
        )}
        {closing !== undefined && <p className={css({ color: 'ink.muted' })}>{closing}</p>}
        {held.length > 0 && (
          <p className={css({ color: 'ink.muted' })}>
            {held.map((rule) => labels.rules[rule]).join(' ')} <Link href={peopleHref}>{labels.people}</Link>
          </p>
        )}
        {leftOut}
      </header>
      {hasAny && (
        <div className={bar}>
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
            <span aria-hidden="true" className={css({ fontSize: '13', lineHeight: '20' })}>
              {labels.compare}
            </span>
            <SegmentedControl
              label={labels.compare}
              options={crossings.map((value) => ({ value, label: labels.comparisons[value] }))}
              value={by}
              onChange={onBy}
            />
          </div>
          <Button onPress={onExport}>{labels.export}</Button>
        </div>
      )}
      {children}
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
});
