import type { Settings } from '../settings.ts';

/** Whether a page of ours sent a request: the public address, and on loopback its other names. */
export function ourOrigins({ publicUrl }: Pick<Settings, 'publicUrl'>): (origin: string | undefined) => boolean {
  const url = new URL(publicUrl);
  const port = url.port ? `:${url.port}` : '';
  const names = ['localhost', '127.0.0.1', '[::1]'];
  const origins = new Set([url.origin]);
  if (names.includes(url.hostname)) for (const name of names) origins.add(`${url.protocol}//${name}${port}`);
  return (origin) => origin !== undefined && origins.has(origin);
}
