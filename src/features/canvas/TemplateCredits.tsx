import { shallowEqual, useSelector as useAtom } from '@xstate/store-react';
import { creditsOf } from '#domain/canvas-templates/credits-of.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { CanvasAtom } from '#machines/canvas/select-canvas.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';

export interface TemplateCreditsProps {
  readonly canvas: CanvasAtom;
}

/** Whose the templates are that lie on a canvas: their licences ask that it be seen with them. */
export function TemplateCredits({ canvas }: TemplateCreditsProps) {
  const credits = useAtom(canvas, (state) => creditsOf(state ? eachPart(state.nodes) : []), shallowEqual);
  if (credits.length === 0) return null;
  return (
    <div className={place}>
      {credits.map(({ text, source, licence }) => (
        <p key={text}>
          <Link href={source}>{text}</Link>
          {licence && (
            <>
              {', '}
              <Link href={licence.url}>{licence.name}</Link>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

const place = css({
  width: 'fit',
  tablet: {
    position: 'absolute',
    zIndex: 'raised',
    insetInlineStart: '64',
    // The zoom stands there.
    insetInlineEnd: '[{sizes.160}]',
    bottom: '12',
    maxWidth: 'sheet',
  },
  borderRadius: 'control',
  paddingInline: '4',
  background: 'canvas',
  color: 'ink.muted',
  textStyle: 'caption',
});
