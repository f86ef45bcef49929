import type { ReactNode } from 'react';
import type { ReportChanges } from '#domain/report/compare-reports.ts';
import type { ReportSource } from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { figureOf } from '#domain/text/figures.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { compareLabels as labels } from './labels.ts';

export interface CompareDialogProps {
  /** Choose the two moments; nothing if there is only one. */
  readonly moments: ReactNode;
  /** Null if there is nothing to compare with, or not yet. */
  readonly changes: ReportChanges | null;
  /** While there is none: why. */
  readonly instead: ReactNode;
  readonly onClose: () => void;
}

/** Differences of a report between two moments. */
export function CompareDialog({ moments, changes, instead, onClose }: CompareDialogProps) {
  return (
    <Dialog title={labels.title} place="wide" isText isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
        {moments}
        {changes ? <Changes changes={changes} /> : instead}
      </div>
    </Dialog>
  );
}

function Changes({ changes: { from, to, claims, added, gone } }: { readonly changes: ReportChanges }) {
  const moment = ({ position, at }: typeof from): string => `#${figureOf(position)}, ${dayText(at)}`;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      <p className={css({ color: 'ink.muted' })}>{labels.range(moment(from), moment(to))}</p>
      {claims.length + added.length + gone.length === 0 && <p>{labels.same}</p>}
      {claims.length > 0 && (
        <section aria-label={labels.claims} className={list}>
          <Heading level={3}>{labels.claims}</Heading>
          {claims.map(({ id, before, after }) => (
            <dl key={id} className={css({ borderTop: 'hairline', paddingTop: '8' })}>
              <dt className={term}>{labels.before}</dt>
              <dd className={wrap}>{before ?? labels.nothing}</dd>
              <dt className={term}>{labels.after}</dt>
              <dd className={wrap}>{after ?? labels.nothing}</dd>
            </dl>
          ))}
        </section>
      )}
      <Sources title={labels.added} sources={added} />
      <Sources title={labels.gone} sources={gone} />
    </div>
  );
}

function Sources({ title, sources }: { readonly title: string; readonly sources: readonly ReportSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-label={title} className={list}>
      <Heading level={3}>{title}</Heading>
      <ul className={css({ paddingInlineStart: '24' })}>
        {sources.map(({ id, direction, text, basis }) => (
          <li key={id} className={wrap}>
            {direction}: {text} <span className={css({ color: 'ink.muted' })}>{basis}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const wrap = css({ overflowWrap: 'anywhere' });
const term = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '8' });
