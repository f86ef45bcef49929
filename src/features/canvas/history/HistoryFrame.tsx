import { ArrowLeft, Maximize } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { labels } from './labels.ts';

export interface HistoryFrameProps {
  /** The name of the canvas. */
  readonly title: string;
  readonly stage: ReactNode;
  /** The moments, and what can be done with them. */
  readonly children: ReactNode;
  /** Shows the whole canvas. */
  readonly onFit: () => void;
  readonly onClose: () => void;
}

/** A canvas in the past: the scene, and beside it the moments, on phones below. */
export function HistoryFrame({ title, stage, children, onFit, onClose }: HistoryFrameProps) {
  return (
    <section aria-label={labels.region} className={root}>
      <div className={css({ position: 'relative', flex: '1', minWidth: '0', minHeight: '0', isolation: 'isolate' })}>
        {stage}
        <div className={view}>
          <IconButton label={labels.fit} icon={<Maximize aria-hidden="true" />} onPress={onFit} />
        </div>
      </div>
      <aside aria-label={labels.versions} className={panel}>
        <header className={head}>
          <h1 tabIndex={-1} className={heading}>
            {labels.heading(title)}
          </h1>
          <Button size="small" autoFocus onPress={onClose}>
            <ArrowLeft aria-hidden="true" />
            {labels.back}
          </Button>
        </header>
        <h2 className={css({ srOnly: true })}>{labels.versions}</h2>
        {children}
      </aside>
    </section>
  );
}

const root = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  height: 'full',
  minHeight: 'card',
  background: 'surface.sunken',
});
const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  flexShrink: '0',
  width: { tablet: 'card', laptop: 'drawer' },
  height: { base: '[55%]', tablet: 'full' },
  overflow: 'auto',
  padding: '16',
  background: 'surface',
  borderInlineStart: { tablet: 'hairline' },
  borderTop: { tabletDown: 'hairline' },
});
const view = css({
  position: 'absolute',
  insetBlockEnd: '16',
  insetInlineEnd: '16',
  zIndex: 'raised',
  border: 'hairline',
  borderRadius: 'control',
  background: 'surface',
});
const head = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' });
const heading = css({ textStyle: 'subheading', overflowWrap: 'anywhere' });
