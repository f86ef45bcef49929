import { type StateView, viewOf } from '#machines/inspector/view-of.ts';
import { css, cx } from '#styled-system/css';

export interface ActorRowProps {
  readonly address: string;
  /** Null if it cannot be told. */
  readonly state: Parameters<typeof viewOf>[0] | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function ActorRow({ address, state, isChosen, onChoose }: ActorRowProps) {
  const depth = address.split('/').length - 1;
  return (
    <li className={depth > 0 ? inner : undefined}>
      <button type="button" aria-pressed={isChosen} className={cx(row, isChosen && chosen)} onClick={onChoose}>
        <span className={css({ fontWeight: 'medium' })}>{address.split('/').at(-1)}</span>
        <span className={quiet}>{state && wordsOf(viewOf(state))}</span>
      </button>
    </li>
  );
}

const wordsOf = ({ status, value }: StateView): string => (status === 'active' ? value : status);

const inner = css({ paddingInlineStart: '16' });
const row = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  paddingBlock: '4',
  paddingInline: '8',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { background: 'hover' },
});
const chosen = css({ background: 'brand.tint' });
const quiet = css({ textStyle: 'figure.small', color: 'ink.muted' });
