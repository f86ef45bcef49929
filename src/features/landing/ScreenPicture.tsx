import { css, cx } from '#styled-system/css';
import type { Screen } from './screens.ts';

export interface ScreenPictureProps {
  readonly screen: Screen;
  /** Above the fold it is wanted at once. */
  readonly isFirst?: boolean;
}

/** A photograph of the product with its caption, in the colours of the page: a picture that is not shown is not loaded. */
export function ScreenPicture({ screen: { light, dark, alt, caption }, isFirst = false }: ScreenPictureProps) {
  const shared = { width: 1100, height: 725, decoding: 'async' } as const;
  const loading = isFirst ? 'eager' : 'lazy';
  return (
    <figure className={figure}>
      <img
        {...shared}
        alt={alt}
        src={light}
        loading={loading}
        className={cx(picture, css({ _dark: { display: 'none' } }))}
      />
      <img
        {...shared}
        alt={alt}
        src={dark}
        loading="lazy"
        className={cx(picture, css({ _light: { display: 'none' } }))}
      />
      <figcaption className={css({ textStyle: 'small', color: 'ink.muted' })}>{caption}</figcaption>
    </figure>
  );
}

const figure = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' });

const picture = css({ layerStyle: 'floating', width: 'full', height: 'auto', display: 'block' });
