import type { PublicSettings } from '#domain/settings/public-settings.ts';

/** Where published pages and surveys are served: `https://pages.example`, or here. */
export const pagesOriginIn = ({ pagesOrigin }: Pick<PublicSettings, 'pagesOrigin'>): string =>
  pagesOrigin ?? location.origin;
