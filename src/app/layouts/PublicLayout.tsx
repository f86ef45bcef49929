import { css } from '#styled-system/css';
import type { LayoutProps } from '../page-props.ts';
import { Brand } from './Brand.tsx';

const page = css({
  minHeight: 'screen',
  width: 'full',
  maxWidth: 'wide',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '32' },
  paddingBlock: '16',
  textStyle: 'reading',
});

/** Around what everybody may read. */
export default function PublicLayout({ children }: LayoutProps) {
  return (
    <div className={page}>
      <header>
        <Brand href="/" />
      </header>
      <main>{children}</main>
    </div>
  );
}
