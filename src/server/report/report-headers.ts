import { createHash } from 'node:crypto';
import { shareHeaders } from '../sharing/share-headers.ts';

/**
 * The headers of a report that is read by whoever has its link, in place of the application’s: sandboxed, without a script,
 * and with its own style alone. Kept by nobody, since a revoked link is dead at once.
 */
export const reportHeaders = (style: string): Readonly<Record<string, string>> => ({
  ...shareHeaders,
  'content-security-policy': [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'unsafe-none',
});
