import type { Settings } from './settings.ts';

/** Text that the terminal shows once the product is up. */
export function welcome(settings: Settings): string {
  const { publicUrl, dataDir, databaseUrl, firebase, smtpUrl } = settings;
  const lines = [
    `Groundwork is ready: ${publicUrl}`,
    '',
    databaseUrl
      ? '  Data     in the DATABASE_URL database'
      : `  Data     ${dataDir}  (embedded PostgreSQL; DATABASE_URL connects another)`,
    firebase
      ? `  Sign-in  Firebase project ${firebase.projectId}`
      : '  Sign-in  embedded, for this machine  (FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID connect Firebase)',
  ];
  if (!firebase)
    lines.push(smtpUrl ? '  Mail     by SMTP_URL' : `  Mail     ${publicUrl}/dev/inbox  (SMTP_URL sends it)`);
  return `${lines.join('\n')}\n\n  All settings: .env.example. Ctrl-C stops everything.\n`;
}
