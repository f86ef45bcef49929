import pg from 'pg';

/** Data of all others on a server that is in use. */
export interface Others {
  readonly workspaces: number;
  readonly eventsEach: number;
}

const others = `SELECT md5('w' || w)::uuid AS workspace, md5('a' || w)::uuid AS account, md5('p' || w)::uuid AS page, w
  FROM generate_series(1, $1) w`;

/**
 * Fills the database of a server that runs with founders who have an account, a session, a log and a page like `page`,
 * which is there already. Nobody will read their facts, so they are not chained.
 */
export async function fillWorkspaces(url: string, page: string, { workspaces, eventsEach }: Others): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string, ...values: readonly unknown[]) => client.query(text, [workspaces, ...values]);
  await run(`INSERT INTO workspaces (id, position) SELECT workspace, $2::integer FROM (${others}) o`, eventsEach);
  await run(
    `INSERT INTO accounts (id, workspace_id, provider_uid, email, email_verified, profile_as_of, created_at)
     SELECT account, workspace, 'uid-' || w, 'founder-' || w || '@example.org', true, now(), now() FROM (${others}) o`,
  );
  await run(
    `INSERT INTO sessions (id, workspace_id, account_id, generation, created_at, last_used_at, expires_at)
     SELECT md5('s' || w)::uuid, workspace, account, 0, now(), now(), now() + interval '30 days' FROM (${others}) o`,
  );
  await run(
    `INSERT INTO session_access_tokens (token_hash, session_id, generation, expires_at)
     SELECT sha256(('t' || w)::bytea), md5('s' || w)::uuid, 0, now() + interval '1 day' FROM (${others}) o`,
  );
  await run(
    `INSERT INTO published_pages (workspace_id, page_id, slug, version, content, is_live, published_at)
     SELECT workspace, page, 'page-' || w, 1, (SELECT content FROM published_pages WHERE slug = $2), true, now()
     FROM (${others}) o`,
    page,
  );
  await run(
    `INSERT INTO published_versions (workspace_id, page_id, version, content)
     SELECT workspace, page, 1, (SELECT content FROM published_pages WHERE slug = $2) FROM (${others}) o`,
    page,
  );
  await run(
    `INSERT INTO events (workspace_id, position, stream, version, command_id, n, type, v, data, at, recorded_at,
       by_kind, by_id, device, change_id, seals, hash)
     SELECT workspace, p, 'idea-' || md5(w || '-' || p)::uuid, 1, md5('c' || w || '-' || p), 0, 'IdeaCaptured', 1,
       jsonb_build_object('title', 'An idea of somebody else, number ' || p), now(), now(),
       'founder', account, md5('d' || w), md5('c' || w || '-' || p), '{}', md5('h' || w || '-' || p)
     FROM (${others}) o, generate_series(1, $2::integer) p`,
    eventsEach,
  );
  await client.query(
    `INSERT INTO commands (workspace_id, id, recorded_at)
     SELECT workspace_id, command_id, recorded_at FROM events ON CONFLICT DO NOTHING`,
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
}
