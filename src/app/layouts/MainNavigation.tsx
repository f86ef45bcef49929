import { useSelector } from '@xstate/react';
import { Ellipsis, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { selectIsRailCollapsed, selectOverlay } from '#machines/shell/shell.machine.ts';
import { css } from '#styled-system/css';
import { mainPlaces } from './main-places.ts';
import { PlaceLink, placeLook, placeName } from './PlaceLink.tsx';
import { useShell } from './shell-context.ts';
import { useQuietSigns } from './use-quiet-signs.ts';

/** The sections: a rail, below 720 px a bar at the bottom with the rest behind "More". */
export function MainNavigation() {
  const { shell } = useShell();
  const isCollapsed = useSelector(shell, selectIsRailCollapsed);
  const isMoreOpen = useSelector(shell, (snapshot) => selectOverlay(snapshot) === 'places');
  const look = isCollapsed ? 'sign' : 'bar';
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav ref={useQuietSigns()} aria-label="Main" className={frame}>
      <ul className={list}>
        {mainPlaces.map((each) => (
          <li key={each.name} className={each.isFirst ? share : onWide}>
            <PlaceLink target={each} look={look} />
          </li>
        ))}
        <li className={onNarrow}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            className={placeLook()}
            onClick={() => shell.send({ type: 'overlay.opened', overlay: 'places' })}
          >
            <Ellipsis aria-hidden="true" />
            More
          </button>
        </li>
      </ul>
      <div className={onWide}>
        <button type="button" className={placeLook({ look })} onClick={() => shell.send({ type: 'rail.toggled' })}>
          <Toggle aria-hidden="true" />
          <span className={placeName({ look })}>{isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}</span>
        </button>
      </div>
    </nav>
  );
}

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '12',
  position: { tablet: 'sticky' },
  top: { tablet: '0' },
  height: { tablet: '[calc({sizes.screen} - {sizes.topBar})]' },
  padding: { base: '4', tablet: '12' },
});
const list = css({
  display: 'flex',
  flexDirection: { base: 'row', tablet: 'column' },
  gap: { base: '0', tablet: '2' },
});
const share = css({ flex: { base: '1', tablet: 'none' }, minWidth: '0' });
const onWide = css({ display: { tabletDown: 'none' } });
const onNarrow = css({ display: { tablet: 'none' }, flex: '1', minWidth: '0' });
