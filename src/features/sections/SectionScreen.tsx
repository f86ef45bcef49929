import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { css } from '#styled-system/css';
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
    <section className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16' })}>
      <Heading level={1}>{heading}</Heading>
      <p className={css({ textStyle: 'reading', maxWidth: 'prose' })}>{sentence}</p>
      <Link href={buildPath(onward.to)}>{onward.label}</Link>
    </section>
  );
}
