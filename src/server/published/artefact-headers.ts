import { createHash } from 'node:crypto';

/**
 * The headers of a published page, in place of the application’s. It is sandboxed: its origin is opaque, so that nothing
 * of ours can be read from it, whatever a browser may yet run. A sandboxed page may not ask for an opener policy:
 * https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies
 * `formsTo` is another origin of ours that its forms may send to.
 */
export const artefactHeaders = (
  style: string,
  isListed: boolean,
  formsTo?: string,
): Readonly<Record<string, string>> => ({
  'cache-control': 'private, no-store',
  'content-security-policy': [
    'sandbox allow-forms allow-popups',
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    "img-src 'self'",
    // Only a page with a theme has fonts.
    ...(style.includes('@font-face') ? ["font-src 'self'"] : []),
    `form-action 'self'${formsTo === undefined ? '' : ` ${formsTo}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(isListed ? {} : { 'x-robots-tag': 'noindex' }),
});

const hashOf = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** Headers for pictures of a published page. The page has an opaque origin, so that it counts as another one. */
export const pictureHeaders = (cacheControl: string): Readonly<Record<string, string>> => ({
  'cache-control': cacheControl,
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});
