import type { KeyboardEvent, ReactNode } from 'react';
import { css } from '#styled-system/css';

export interface CanvasFrameProps {
  /** The name of the canvas. */
  readonly title: string;
  /** The scene, under everything else. */
  readonly stage: ReactNode;
  /** Beside the title. */
  readonly menu: ReactNode;
  /** At the upper right. */
  readonly actions: ReactNode;
  readonly tools: ReactNode;
  readonly zoom: ReactNode;
  /** About what is selected; finds its place by itself. */
  readonly panel: ReactNode;
  /** Whose the templates are, at the lower edge. */
  readonly credits: ReactNode;
  /** Things to know, below the title. */
  readonly notices: ReactNode;
  readonly children: ReactNode;
  /** A key that neither the scene nor the control at which it was pressed has taken. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A canvas from edge to edge; what floats over it leaves it free. */
export function CanvasFrame(props: CanvasFrameProps) {
  const { title, stage, menu, actions, tools, zoom, panel, credits, notices, children, onKey } = props;
  return (
    <section aria-label="Canvas" className={root} onKeyDown={onKey}>
      <header className={head}>
        <div className={titleBar}>
          <h1 tabIndex={-1} className={heading}>
            {title}
          </h1>
          {menu}
        </div>
        <div className={css({ pointerEvents: 'auto' })}>{actions}</div>
      </header>
      <div className={css({ position: 'absolute', inset: '0' })}>{stage}</div>
      <div className={noticeArea}>{notices}</div>
      <div className={toolArea}>{tools}</div>
      <div className={creditArea}>{credits}</div>
      {panel}
      <div data-view-controls className={zoomArea}>
        {zoom}
      </div>
      {children}
    </section>
  );
}

const root = css({
  position: 'relative',
  height: 'full',
  minHeight: 'card',
  overflow: 'clip',
  isolation: 'isolate',
  background: 'canvas',
});
const floats = {
  position: 'absolute',
  zIndex: 'raised',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;
const head = css({
  position: 'absolute',
  zIndex: 'raised',
  top: '0',
  insetInline: '0',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8',
  padding: { base: '8', tablet: '12' },
  pointerEvents: 'none',
});
const titleBar = css({
  layerStyle: 'floating',
  display: 'flex',
  alignItems: 'center',
  minWidth: '0',
  gap: '4',
  padding: '4',
  paddingInlineStart: '12',
  pointerEvents: 'auto',
});
const heading = css({
  minWidth: '0',
  maxWidth: { base: '128', tablet: 'drawer' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 'medium',
  fontSize: '14',
  lineHeight: '20',
});
const toolArea = css({
  ...floats,
  insetInlineStart: { base: '8', tablet: '12' },
  insetInlineEnd: { base: '8', tablet: '[auto]' },
  top: { tablet: '64' },
  bottom: { base: '8', tablet: '12' },
  display: 'flex',
  alignItems: { base: 'flex-end', tablet: 'flex-start' },
  justifyContent: { base: 'center', tablet: 'flex-start' },
  paddingBottom: { tabletDown: '[env(safe-area-inset-bottom)]' },
});
const zoomArea = css({
  ...floats,
  insetInlineEnd: { base: '8', tablet: '12' },
  bottom: { base: '[calc({sizes.64} + {spacing.4})]', tablet: '12' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '8',
});
// On phones above the tools and the zoom, as wide as the screen; elsewhere it has a corner of its own.
const creditArea = css({
  tablet: { display: 'contents' },
  tabletDown: { ...floats, insetInline: '8', bottom: '[{sizes.128}]' },
});
const noticeArea = css({
  ...floats,
  // Above the bar of what is selected.
  zIndex: 'sticky',
  top: '64',
  insetInlineStart: { base: '8', tablet: '64' },
  insetInlineEnd: { base: '8', tablet: '[auto]' },
  maxWidth: { tablet: 'dialog' },
  // Above the tools and the zoom of a phone; many notices are scrolled through.
  maxHeight: {
    base: '[calc(100% - {sizes.64} - {sizes.128})]',
    tablet: '[calc(100% - {sizes.64} - {spacing.12})]',
  },
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
});
