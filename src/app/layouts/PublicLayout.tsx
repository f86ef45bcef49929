import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { LandingFooter } from '#features/landing/LandingFooter.tsx';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import type { LayoutProps } from '../page-props.ts';
import { Brand } from './Brand.tsx';
import { SkipLink } from './SkipLink.tsx';

interface Target {
  readonly label: string;
  readonly to: To;
}

const resources: Target = { label: 'Resources', to: { name: 'resources' } };
const open: readonly Target[] = [{ label: 'Pricing', to: { name: 'pricing' } }, resources];
const signIn: Target = { label: 'Sign in', to: { name: 'sign-in' } };
const wayBack: Target = { label: 'Home', to: { name: 'home' } };

/** Around what everybody may read. Native elements alone: the server draws it too. */
export function PublicLayout({ place, isOpen, isFounder, children }: LayoutProps) {
  const targets = isOpen ? [...open, isFounder ? wayBack : signIn] : [resources];
  return (
    <div className={page}>
      <SkipLink />
      <header className={header}>
        <Brand href="/" isShort />
        <nav aria-label="Groundwork">
          <ul className={links}>
            {targets.map(({ label, to }) => (
              <li key={label}>
                <Link variant="quiet" href={buildPath(to)} aria-current={to.name === place.name ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={content}>
        {children}
      </main>
      <LandingFooter isOpen={isOpen} />
    </div>
  );
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  width: 'full',
  maxWidth: 'wide',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '32' },
  paddingTop: '16',
  textStyle: 'reading',
});
// Above what a page may paint behind itself.
const header = css({
  position: 'relative',
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
});
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: { base: '16', tablet: '24' }, textStyle: 'body' });
const content = css({ flex: '1', width: 'full', paddingBottom: '64', outline: 'none' });
