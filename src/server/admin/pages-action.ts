import type { AdminAction } from './admin-action.ts';
import { AdminRefused } from './admin-action.ts';

/** `pages list`, `pages take-down ADDRESS`, `pages put-back ADDRESS`: what founders have published for strangers. */
export const pagesAction: AdminAction = async ({ db, now, record }, [what, slug, ...more]) => {
  if (more.length > 0) return undefined;
  if (what === 'list' && slug === undefined) {
    const rows = await db
      .selectFrom('published_pages')
      .select(['slug', 'content', 'is_live', 'published_at', 'taken_down_at', 'reports'])
      .orderBy('reports', 'desc')
      .orderBy('slug')
      .execute();
    const data = rows.map((row) => ({
      slug: row.slug,
      title: row.content.a.title,
      status: row.taken_down_at ? 'taken down' : row.is_live ? 'live' : 'unpublished',
      publishedAt: row.published_at.toISOString(),
      reports: row.reports,
    }));
    const lines = data.map(
      (page) =>
        `${page.publishedAt.slice(0, 10)}  ${page.status.padEnd(11)}  ${page.reports} reports  /p/${page.slug}  ${page.title}`,
    );
    return { text: lines.length === 0 ? 'No page was published yet.' : lines.join('\n'), data };
  }
  if (slug === undefined || (what !== 'take-down' && what !== 'put-back')) return undefined;
  const takenDownAt = what === 'take-down' ? now : null;
  const { numUpdatedRows } = await db
    .updateTable('published_pages')
    .set({ taken_down_at: takenDownAt })
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AdminRefused(`No page was ever published at /p/${slug}.`);
  record({
    event: 'pages-changed',
    outcome: 'success',
    by: 'operator',
    reason: takenDownAt ? 'taken-down' : 'put-back',
  });
  const text = takenDownAt
    ? `/p/${slug} is taken down. Visitors are told so, and publishing it again doesn’t bring it back.`
    : `/p/${slug} is back, if it’s still published.`;
  return { text, data: { slug, takenDownAt: takenDownAt?.toISOString() ?? null } };
};
