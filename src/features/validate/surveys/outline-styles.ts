import { css } from '#styled-system/css';

/** Styles of the list of questions. */
export const outlineStyles = {
  ruler: css({ position: 'absolute', height: 'touch', width: '0', visibility: 'hidden' }),
  list: css({
    flex: '[0 1 auto]',
    minHeight: '0',
    overflowY: 'auto',
    overflowX: 'hidden',
    outline: 'none',
    _focusVisible: { outline: 'ring', outlineOffset: '[calc(-1 * {spacing.2})]' },
  }),
  all: css({ position: 'relative' }),
  row: css({
    position: 'absolute',
    insetInline: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    height: 'touch',
    paddingInline: '4',
    paddingInlineEnd: '8',
    fontSize: '13',
    lineHeight: '20',
    '&[data-dragged]': { opacity: 'quiet' },
    '&[data-drop=before]': { borderTop: 'hairline', borderTopColor: 'brand' },
    '&[data-drop=after]': { borderBottom: 'hairline', borderBottomColor: 'brand' },
  }),
  grip: css({ flexShrink: '0', width: '16', height: '16', color: 'ink.muted', cursor: 'grab' }),
  number: css({ flexShrink: '0', color: 'ink.muted', fontVariantNumeric: 'tabular-nums' }),
  text: css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere', lineClamp: '2' }),
  mark: css({
    display: 'flex',
    flexShrink: '0',
    color: 'ink.muted',
    '& svg': { width: '16', height: '16' },
    '&[data-broken]': { color: 'refutes' },
  }),
} as const;
