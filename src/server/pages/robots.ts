import { routes } from '#domain/routes/routes.ts';

const ours = ['/api/', '/dev/'];

/** Writes robots.txt: crawlers may leave alone everything behind the sign-in, and the doors to it. */
export function robots(publicUrl: string): string {
  const closed = routes.filter(({ access }) => access !== 'public').map(({ path }) => path.replace(/:.*$/, ''));
  const lines = [...new Set([...ours, ...closed])].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
