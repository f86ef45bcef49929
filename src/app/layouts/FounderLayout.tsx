import { css } from '#styled-system/css';
import { useApp } from '../app-context.ts';
import type { LayoutProps } from '../page-props.ts';
import { StrictRouterProvider } from '../StrictRouterProvider.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AriaLinks } from './AriaLinks.tsx';
import { Brand } from './Brand.tsx';
import { MainNavigation } from './MainNavigation.tsx';

const frame = css({
  display: 'grid',
  minHeight: 'screen',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '{sizes.rail} minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto 1fr auto', tablet: 'auto 1fr' },
});

const bar = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'topBar',
  paddingInline: '16',
  borderBottom: 'hairline',
  background: 'surface',
});

const rail = css({
  order: { base: '1', tablet: '0' },
  position: 'sticky',
  bottom: { tabletDown: '0' },
  top: { tablet: '0' },
  alignSelf: { base: 'end', tablet: 'start' },
  padding: { tablet: '12' },
  background: { base: 'surface', tablet: 'transparent' },
  borderTop: { base: 'hairline', tablet: 'none' },
  zIndex: 'bar',
});

const content = css({
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '32' },
  paddingBlock: '24',
});

/** Around everything that only the founder sees. During the welcome there is nowhere else to go yet. */
export default function FounderLayout({ place, children }: LayoutProps) {
  const { router } = useApp();
  const isWelcome = place.name === 'onboarding';
  return (
    <StrictRouterProvider router={router}>
      <AriaLinks>
        <div className={frame}>
          <header className={bar}>
            <Brand href="/home" />
            <AccountMenu />
          </header>
          <div className={rail}>{!isWelcome && <MainNavigation place={place} />}</div>
          <main className={content}>{children}</main>
        </div>
      </AriaLinks>
    </StrictRouterProvider>
  );
}
