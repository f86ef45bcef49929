import { assetPath } from '#domain/content/content-paths.ts';
import { css } from '#styled-system/css';

export interface ArticleCoverProps {
  readonly id: string;
  /** A picture further down waits until it is near. */
  readonly isFirst?: boolean;
}

const picture = css({
  display: 'block',
  width: 'full',
  height: 'auto',
  aspectRatio: 'wide',
  objectFit: 'cover',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface.sunken',
});

/** A drawing beside a title that says the same, so it has no text of its own. */
export function ArticleCover({ id, isFirst = false }: ArticleCoverProps) {
  return (
    <img
      src={assetPath(id)}
      alt=""
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={picture}
    />
  );
}
