import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { css } from '#styled-system/css';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';

export interface SectionScreenProps {
  readonly heading: string;
  readonly sentence: string;
  readonly onward: { readonly label: string; readonly to: To };
}

/** A section that is not built yet: what is true of it now, and a way to what works. */
export function SectionScreen({ heading, sentence, onward }: SectionScreenProps) {
  return (
    <section className={page}>
      <Heading level={1}>{heading}</Heading>
      <div className={plot}>
        <PlotDrawing />
        <p className={css({ textStyle: 'reading', maxWidth: 'form', textWrap: 'balance' })}>{sentence}</p>
        <Link href={buildPath(onward.to)}>{onward.label}</Link>
      </div>
    </section>
  );
}

const page = css({ display: 'flex', flexDirection: 'column', gap: '24' });
const plot = css({
  layerStyle: 'surveyGrid',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '16',
  paddingInline: '24',
  paddingBlock: { base: '48', tablet: '64' },
  border: 'hairline',
  borderRadius: 'card',
  textAlign: 'center',
});
