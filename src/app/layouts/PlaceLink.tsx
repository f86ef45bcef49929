import type { Place } from '#domain/routes/routes.ts';
import { css } from '#styled-system/css';
import type { MainPlace } from './main-places.ts';

export interface PlaceLinkProps {
  readonly target: MainPlace;
  readonly here: Place;
  readonly onFollow?: () => void;
}

export const placeLook = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  alignItems: 'center',
  gap: { base: '4', tablet: '12' },
  width: 'full',
  minHeight: { base: 'touch', tablet: 'control' },
  paddingInline: '12',
  borderRadius: 'control',
  color: { base: 'ink.muted', _hover: 'ink', _current: 'ink' },
  background: { _hover: 'surface.sunken', _current: 'surface.sunken' },
  fontWeight: { _current: 'strong' },
  textStyle: { base: 'caption', tablet: 'body' },
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { width: '18', height: '18', flexShrink: '0' },
});

/** A section in the main navigation, marked while the founder is in it. */
export function PlaceLink({ target: { name, label, href, Icon }, here, onFollow }: PlaceLinkProps) {
  const isHere = here.name === name || here.name.startsWith(`${name}.`);
  return (
    <a href={href} className={placeLook} aria-current={isHere ? 'page' : undefined} onClick={onFollow}>
      <Icon aria-hidden="true" />
      {label}
    </a>
  );
}
