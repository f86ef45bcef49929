import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';

export interface LandingFooterProps {
  readonly isOpen: boolean;
}

interface Target {
  readonly label: string;
  readonly to: To;
}

const always: readonly Target[] = [
  { label: 'Resources', to: { name: 'resources' } },
  { label: 'Terms of use', to: { name: 'resources.terms-of-use' } },
  { label: 'Support', to: { name: 'resources.support' } },
  { label: 'Privacy policy', to: { name: 'resources.privacy-policy' } },
];
const pricing: Target = { label: 'Pricing', to: { name: 'pricing' } };

/** The pages that everybody may read; while the product is closed there is no price. */
export function LandingFooter({ isOpen }: LandingFooterProps) {
  const targets = isOpen ? [pricing, ...always] : always;
  return (
    <footer className={footer}>
      <p className={css({ color: 'ink.muted' })}>Prove the idea before you build it.</p>
      <nav aria-label="Public pages">
        <ul className={links}>
          {targets.map(({ label, to }) => (
            <li key={label} className={css({ paddingBlock: '4' })}>
              <Link variant="quiet" href={buildPath(to)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '48',
  rowGap: '16',
  paddingBlock: '32',
  borderTop: 'hairline',
  textStyle: 'body',
});

const links = css({
  display: { base: 'grid', phone: 'flex' },
  gridTemplateColumns: 'repeat(2, auto)',
  flexWrap: 'wrap',
  columnGap: { base: '48', phone: '24' },
  rowGap: { base: '4', phone: '12' },
});
