import pg from 'pg';

const rows = 10_000;

/** Rows as a server in use has them, of the founders that `fillWorkspaces` has made, in tables that it leaves empty. */
const likeRows: Readonly<Record<string, string>> = {
  identity_users: `INSERT INTO identity_users (uid, email, email_verified, password_hash, email_link, created_at,
      last_sign_in_at, valid_since, generation)
    SELECT 'uid-' || n, 'founder-' || n || '@example.org', true, repeat(md5('k' || n), 4), false, now(), now(), now(), 0
    FROM generate_series(1, $1) n`,
  identity_sign_ins: `INSERT INTO identity_sign_ins (id, uid, provider_id, signed_in_at, expires_at)
    SELECT md5('i' || n)::uuid, 'uid-' || n, 'password', now(), now() + interval '90 days' FROM generate_series(1, $1) n`,
  personal: `INSERT INTO personal (workspace_id, subject, position, field, value, salt)
    SELECT md5('w' || n)::uuid, 'entry/' || md5('e' || n)::uuid, 1, 'email', to_jsonb('person-' || n || '@example.org'),
      md5('x' || n) FROM generate_series(1, $1) n`,
  visits: `INSERT INTO visits (workspace_id, page_id, visitor, version, source, seen_at)
    SELECT md5('w' || n % 1000 + 1)::uuid, md5('p' || n % 1000 + 1)::uuid, substring(sha256(('v' || n)::bytea) FOR 16), 'a',
      'direct', now() FROM generate_series(1, $1) n`,
  notices: `INSERT INTO notices (workspace_id, id, kind, stream, title, detail, path, at)
    SELECT md5('w' || n)::uuid, md5('z' || n), 'judged', 'experiment-' || md5('q' || n)::uuid, 'Will they sign up?',
      'Supported', '/validate/experiments/' || md5('q' || n)::uuid, now() FROM generate_series(1, $1) n`,
  security_events: `INSERT INTO security_events (workspace_id, account_id, id, event, outcome, made_by, address, device,
      times, first_at, at)
    SELECT md5('w' || n)::uuid, md5('a' || n)::uuid, md5('y' || n)::uuid, 'signed-in', 'done', 'founder', '203.0.113.9',
      'Firefox on Linux', 1, now(), now() FROM generate_series(1, $1) n`,
  shares: `INSERT INTO shares (workspace_id, grant_hash, stream, node, expires_at, revoked)
    SELECT md5('w' || n)::uuid, sha256(('g' || n)::bytea), 'canvas-' || md5('b' || n)::uuid, NULL, NULL, false
    FROM generate_series(1, $1) n`,
  read_articles: `INSERT INTO read_articles (workspace_id, account_id, article_id, read_at)
    SELECT md5('w' || n)::uuid, md5('a' || n)::uuid, md5('r' || n)::uuid, now() FROM generate_series(1, $1) n`,
  comment_reads: `INSERT INTO comment_reads (workspace_id, account_id, thread_id, comment_id, seen_at)
    SELECT md5('w' || n)::uuid, md5('a' || n)::uuid, md5('t' || n)::uuid, md5('c' || n)::uuid, now()
    FROM generate_series(1, $1) n`,
  survey_drafts: `INSERT INTO survey_drafts (id, workspace_id, survey_id, version, answers, passed, visitor, source,
      changed_at)
    SELECT md5('j' || n)::uuid, md5('w' || n)::uuid, md5('l' || n)::uuid, 1, '{"price": "49", "why": "It saves an hour a day."}',
      '[]', substring(sha256(('v' || n)::bytea) FOR 16), 'direct', now() FROM generate_series(1, $1) n`,
  attempts: `INSERT INTO attempts (key, count, ends_at)
    SELECT sha256(('o' || n)::bytea), 1, now() + interval '1 day' FROM generate_series(1, $1) n`,
};
const filled = ['events', 'commands', 'accounts', 'sessions', 'session_access_tokens'];

export interface TableCost {
  readonly table: string;
  /** With its indexes, and what is too long to lie beside it. */
  readonly bytesARow: number;
}

/**
 * Returns the bytes of a row in each table that grows with founders, in a database that `fillWorkspaces` has filled.
 */
export async function bytesARow(url: string): Promise<TableCost[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const insert of Object.values(likeRows)) await client.query(insert, [rows]);
  await client.query('VACUUM ANALYZE');
  const costs: TableCost[] = [];
  for (const table of [...filled, ...Object.keys(likeRows)]) {
    const { rows: found } = await client.query<{ bytes: number }>(
      `SELECT pg_total_relation_size('${table}') / (SELECT count(*) FROM ${table}) AS bytes`,
    );
    costs.push({ table, bytesARow: Number(found[0]?.bytes) });
  }
  await client.end();
  return costs;
}
