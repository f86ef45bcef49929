import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { css } from '#styled-system/css';
import type { PageProps } from '../page-props.ts';
import { mainPlaces } from './main-places.ts';
import { PlaceLink, placeLook } from './PlaceLink.tsx';

const list = css({
  display: 'flex',
  flexDirection: { base: 'row', tablet: 'column' },
  justifyContent: { base: 'space-around', tablet: 'flex-start' },
  gap: '4',
  padding: { base: '4', tablet: '0' },
});

const more = css({
  position: 'fixed',
  inset: '[auto]',
  bottom: '64',
  right: '8',
  margin: '0',
  padding: '4',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
  boxShadow: 'float',
});

const onWide = css({ display: { tabletDown: 'none' } });
const onNarrow = css({ display: { tablet: 'none' } });

/** The sections: a rail, below 720 px a bar at the bottom with the rest behind "More". */
export function MainNavigation({ place }: PageProps) {
  const rest = useRef<HTMLUListElement>(null);
  return (
    <nav aria-label="Main">
      <ul className={list}>
        {mainPlaces.map((each) => (
          <li key={each.name} className={each.isFirst ? undefined : onWide}>
            <PlaceLink target={each} here={place} />
          </li>
        ))}
        <li className={onNarrow}>
          <button type="button" popoverTarget="more-places" className={placeLook}>
            <Ellipsis aria-hidden="true" />
            More
          </button>
        </li>
      </ul>
      <ul id="more-places" popover="auto" ref={rest} className={more}>
        {mainPlaces
          .filter(({ isFirst }) => !isFirst)
          .map((each) => (
            <li key={each.name}>
              <PlaceLink target={each} here={place} onFollow={() => rest.current?.hidePopover()} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
