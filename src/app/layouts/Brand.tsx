import { css } from '#styled-system/css';
import { Mark } from '#ui/Mark.tsx';

export interface BrandProps {
  readonly href: string;
  /** In narrow windows the mark stands for the name. */
  readonly isShort?: boolean;
}

const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: 'control',
  borderRadius: 'control',
  color: 'brand',
  fontFamily: 'display',
  fontSize: '20',
  fontWeight: 'strong',
  textDecoration: 'none',
});
const shortName = css({ srOnly: { base: true, tablet: false } });

export function Brand({ href, isShort = false }: BrandProps) {
  return (
    <a href={href} className={brand}>
      <span className={css({ width: '24', height: '24' })}>
        <Mark />
      </span>
      <span className={isShort ? shortName : undefined}>Groundwork</span>
    </a>
  );
}
