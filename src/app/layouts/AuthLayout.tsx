import { css } from '#styled-system/css';
import type { LayoutProps } from '../page-props.ts';
import { Brand } from './Brand.tsx';

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '32',
  minHeight: 'screen',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
  paddingInline: '16',
  paddingBlock: { base: '32', tablet: '96' },
});

/** Around the ways in: one narrow column. */
export function AuthLayout({ children }: LayoutProps) {
  return (
    <div className={page}>
      <header>
        <Brand href="/" />
      </header>
      <main>{children}</main>
    </div>
  );
}
