import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { mainPlaces } from './main-places.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { useShell } from './shell-context.ts';

/** The sections that have no room in the bar of a narrow window. */
export function MorePlaces() {
  const { shell } = useShell();
  const close = () => shell.send({ type: 'overlay.closed' });
  return (
    <Dialog title="More" place="bottom" isOpen onClose={close}>
      <nav aria-label="More sections">
        <ul className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
          {mainPlaces
            .filter(({ isFirst }) => !isFirst)
            .map((each) => (
              <li key={each.name}>
                <PlaceLink target={each} look="row" onFollow={close} />
              </li>
            ))}
        </ul>
      </nav>
    </Dialog>
  );
}
