import { useSelector as useAtom } from '@xstate/store-react';
import { eachPart } from '#domain/canvas/parts.ts';
import type { TemplateCredit } from '#domain/canvas-templates/canvas-template.ts';
import { canvasTemplates } from '#domain/canvas-templates/canvas-templates.ts';
import type { CanvasAtom } from '#machines/select-canvas.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';

export interface TemplateCreditsProps {
  readonly canvas: CanvasAtom;
}

/** Whose the templates are that lie on a canvas: their licences ask that it be seen with them. */
export default function TemplateCredits({ canvas }: TemplateCreditsProps) {
  const ids = useAtom(canvas, (state) => {
    const found = new Set<string>();
    for (const { removed, cell } of state ? eachPart(state.nodes) : []) {
      if (!removed && cell !== null) found.add(cell.split(':')[0] ?? '');
    }
    return [...found].sort().join(' ');
  });
  const credits = canvasTemplates.flatMap(({ id, credit }): readonly TemplateCredit[] =>
    credit && ids.split(' ').includes(id) ? [credit] : [],
  );
  if (credits.length === 0) return null;
  return (
    <div className={place}>
      {credits.map(({ text, source, licence }) => (
        <p key={source}>
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
  position: 'absolute',
  zIndex: 'raised',
  insetInlineStart: { base: '8', tablet: '64' },
  bottom: { base: '[calc({sizes.64} + {spacing.4})]', tablet: '12' },
  maxWidth: { base: '[{sizes.192}]', tablet: 'sheet' },
  color: 'ink.muted',
  textStyle: 'caption',
});
