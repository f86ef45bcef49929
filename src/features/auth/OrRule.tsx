import { css } from '#styled-system/css';
import { labels } from './labels.ts';

/** Between two ways of doing the same. */
export function OrRule() {
  return (
    <div className={rule}>
      <span>{labels.or}</span>
    </div>
  );
}

const line = { content: '""', flex: '1', borderTop: 'hairline' } as const;
const rule = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  color: 'ink.muted',
  textStyle: 'small',
  _before: line,
  _after: line,
});
