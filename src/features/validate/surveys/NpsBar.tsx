import type { NpsScore } from '#domain/survey/nps.ts';
import { css, cx } from '#styled-system/css';
import { resultLabels as labels } from './labels.ts';

/** The three groups that a Net Promoter Score is made of, side by side, as wide as they are large. */
export function NpsBar({ score: { promoters, passives, detractors } }: { readonly score: NpsScore }) {
  return (
    <figure className={css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'prose' })}>
      <div aria-hidden="true" className={css({ display: 'flex', height: '16', border: 'hairline' })}>
        <span className={cx(group, css({ backgroundColor: 'refutes' }))} style={{ flexGrow: detractors }} />
        <span className={cx(group, css({ backgroundColor: 'surface.sunken' }))} style={{ flexGrow: passives }} />
        <span className={cx(group, css({ backgroundColor: 'supports' }))} style={{ flexGrow: promoters }} />
      </div>
      <figcaption>{labels.npsParts(promoters, passives, detractors)}</figcaption>
    </figure>
  );
}

const group = css({ flexBasis: '0' });
