import { css } from '#styled-system/css';
import type { PageProps } from '../page-props.ts';
import { mainPlaces } from './main-places.ts';

const list = css({
  display: 'flex',
  flexDirection: { base: 'row', tablet: 'column' },
  gap: '4',
  overflowX: { base: 'auto', tablet: 'visible' },
  padding: { base: '4', tablet: '0' },
});

const item = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  alignItems: 'center',
  gap: { base: '4', tablet: '12' },
  minHeight: { base: 'touch', tablet: 'control' },
  paddingInline: '12',
  borderRadius: 'control',
  color: { base: 'ink.muted', _hover: 'ink', _current: 'ink' },
  background: { _hover: 'surface.sunken', _current: 'surface.sunken' },
  fontWeight: { _current: 'strong' },
  textStyle: { base: 'caption', tablet: 'body' },
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { width: '18', height: '18', flexShrink: '0' },
});

/** The sections: a rail, below 720 px a bar at the bottom that scrolls sideways. */
export function MainNavigation({ place }: PageProps) {
  return (
    <nav aria-label="Main">
      <ul className={list}>
        {mainPlaces.map(({ name, label, href, Icon }) => (
          <li key={name}>
            <a href={href} className={item} aria-current={isWithin(place.name, name) ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isWithin = (here: string, section: string): boolean => here === section || here.startsWith(`${section}.`);
