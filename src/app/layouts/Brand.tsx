import { css } from '#styled-system/css';
import { Mark } from '#ui/Mark.tsx';

export interface BrandProps {
  readonly href: string;
}

const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: 'control',
  color: 'brand',
  fontFamily: 'display',
  fontSize: '20',
  fontWeight: 'strong',
  textDecoration: 'none',
});

export function Brand({ href }: BrandProps) {
  return (
    <a href={href} className={brand}>
      <span className={css({ width: '24', height: '24' })}>
        <Mark />
      </span>
      Groundwork
    </a>
  );
}
