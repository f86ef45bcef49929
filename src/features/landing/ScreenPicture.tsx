import { css, cx } from '#styled-system/css';
import type { Screen } from './screens.ts';

export interface ScreenPictureProps {
  readonly screen: Screen;
  /** Above the fold it is wanted before the others. */
  readonly isFirst?: boolean;
}

/**
 * A photograph of the product with its caption, in the colors of the page. Both are lazy, since a lazy picture without a
 * box is not loaded: the theme is known before the page has its layout, and only the picture that is shown is loaded.
 */
export function ScreenPicture({ screen: { light, dark, goesOn, alt, caption }, isFirst = false }: ScreenPictureProps) {
  const shared = {
    ...({ width: 1100, height: 725, decoding: 'async', loading: 'lazy' } as const),
    ...(isFirst && { fetchPriority: 'high' as const }),
  };
  const look = cx(picture, goesOn && fading);
  return (
    <figure className={figure}>
      <img {...shared} alt={alt} src={light} className={cx(look, dark && css({ _dark: { display: 'none' } }))} />
      {dark && <img {...shared} alt={alt} src={dark} className={cx(look, css({ _light: { display: 'none' } }))} />}
      <figcaption className={css({ textStyle: 'small', color: 'ink.muted' })}>{caption}</figcaption>
    </figure>
  );
}

const figure = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' });

const picture = css({ layerStyle: 'floating', width: 'full', height: 'auto', display: 'block' });
const fading = css({ maskImage: '[linear-gradient(black 80%, transparent 98%)]' });
