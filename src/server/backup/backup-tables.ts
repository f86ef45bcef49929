interface KeptTable {
  readonly name: string;
  /** Its key, by which its rows are written. */
  readonly order: string;
  /** How many rows are held in memory at once; only for tables with large rows. */
  readonly rowsAtOnce?: number;
}

/** Tables that a backup holds, in an order in which they can be restored. */
export const keptTables: readonly KeptTable[] = [
  { name: 'workspaces', order: 'id' },
  { name: 'events', order: 'workspace_id, position' },
  { name: 'personal', order: 'workspace_id, position, field' },
  { name: 'commands', order: 'workspace_id, id' },
  { name: 'assets', order: 'workspace_id, id', rowsAtOnce: 1 },
  { name: 'shares', order: 'grant_hash' },
  { name: 'due_judgements', order: 'workspace_id, experiment_id, due_at' },
  { name: 'published_pages', order: 'workspace_id, page_id', rowsAtOnce: 20 },
  { name: 'published_versions', order: 'workspace_id, page_id, version', rowsAtOnce: 20 },
  { name: 'page_domains', order: 'workspace_id, page_id' },
  { name: 'published_surveys', order: 'workspace_id, survey_id', rowsAtOnce: 20 },
  { name: 'published_survey_versions', order: 'workspace_id, survey_id, version', rowsAtOnce: 20 },
  { name: 'survey_files', order: 'workspace_id, id', rowsAtOnce: 1 },
  { name: 'page_addresses', order: 'slug_hash' },
  { name: 'survey_addresses', order: 'survey_id' },
  { name: 'feedback_posts', order: 'workspace_id, post_id' },
  { name: 'feedback_leavers', order: 'member' },
  { name: 'notices', order: 'workspace_id, id' },
  { name: 'publishing_bans', order: 'workspace_id' },
  { name: 'banned_emails', order: 'email_hash' },
  { name: 'accounts', order: 'id' },
  { name: 'memberships', order: 'workspace_id, account_id' },
  { name: 'departed_members', order: 'workspace_id, account_id' },
  { name: 'workspace_names', order: 'workspace_id' },
  { name: 'workspace_deletions', order: 'workspace_id' },
  { name: 'feedback_members', order: 'account_id' },
  { name: 'account_pictures', order: 'account_id', rowsAtOnce: 20 },
  { name: 'notice_reads', order: 'workspace_id, account_id, notice_id' },
  { name: 'read_articles', order: 'workspace_id, account_id, article_id' },
  { name: 'comment_reads', order: 'workspace_id, account_id, thread_id' },
  { name: 'waitlist', order: 'email' },
  { name: 'server_keys', order: 'name' },
  { name: 'identity_keys', order: 'singleton' },
  { name: 'identity_users', order: 'uid' },
  { name: 'identity_links', order: 'provider_id, subject' },
  { name: 'identity_second_factors', order: 'id' },
  { name: 'identity_passkeys', order: 'id' },
  { name: 'identity_recovery_codes', order: 'code_hash' },
  { name: 'ended_sign_ins', order: 'uid_hash, signed_in_at, and_before' },
];

/**
 * Tables that a backup leaves out. Most hold what must not come back: a session that was ended, an access token that was
 * revoked, a webhook that was deleted, a code that was used, a mail that was sent. After a restore everybody signs in anew,
 * and makes new tokens and webhooks for programs. Others repeat what the facts say. One says where
 * founders came from, which a file that is copied about must not hold: the log has it for the operator. And one holds
 * what visitors of pages are known by for two days.
 */
export const excludedTables: readonly string[] = [
  'session_access_tokens',
  'session_refresh_tokens',
  'sessions',
  'access_tokens',
  'webhooks',
  'webhook_deliveries',
  'assistant_grants',
  'spent_refresh_tokens',
  'oauth_clients',
  'oauth_requests',
  'used_proofs',
  'identity_refresh_tokens',
  'identity_sign_ins',
  'identity_codes',
  'identity_enrolments',
  'identity_pending_sign_ins',
  'identity_passkey_challenges',
  'identity_known_places',
  'attempts',
  'mails',
  'outbox',
  'snapshots',
  'security_events',
  'visit_salts',
  'visits',
  'dropped_visits',
  'founder_visitors',
  'pages_sent',
  'survey_drafts',
];

/** Which migrations were applied; a backup's header names them. */
export const migrationTable = 'migrations';
