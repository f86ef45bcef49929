import { Fragment, type ReactNode } from 'react';
import type { TextMark } from '#drawing/figure.ts';
import type { LinkedLine } from '#drawing/linked-lines.ts';
import { css } from '#styled-system/css';

interface SharedTextProps {
  readonly mark: TextMark;
  /** Its links lead nowhere. */
  readonly isPreview: boolean;
}

/** The lines of a text. Each stands for itself, so that the direction of one does not reach into the next. */
export function SharedText({ mark: { lines, fontPx, isStrong, color }, isPreview }: SharedTextProps) {
  return (
    <g fontSize={fontPx} fill={color} {...(isStrong ? { fontWeight: 600 } : {})}>
      {lines.map((line) => (
        <text
          key={line.y}
          x={line.x}
          y={line.y}
          textAnchor={anchorOf(line)}
          direction={line.isRtl ? 'rtl' : 'ltr'}
          xmlSpace="preserve"
        >
          {withLinks(line, isPreview)}
        </text>
      ))}
    </g>
  );
}

const link = css({ textDecoration: 'underline' });

function anchorOf({ align, isRtl }: LinkedLine): 'start' | 'middle' | 'end' {
  if (align === 'center') return 'middle';
  return (align === 'right') === isRtl ? 'start' : 'end';
}

function withLinks({ text, links }: LinkedLine, isPreview: boolean): ReactNode {
  let from = 0;
  const parts: ReactNode[] = [];
  for (const { start, end, href } of links) {
    parts.push(
      <Fragment key={start}>
        {text.slice(from, start)}
        {isPreview ? (
          <tspan className={link}>{text.slice(start, end)}</tspan>
        ) : (
          <a href={href} target="_blank" rel="noopener nofollow ugc" className={link}>
            {text.slice(start, end)}
          </a>
        )}
      </Fragment>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
