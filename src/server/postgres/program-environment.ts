/** What PostgreSQL's programs see of our environment: nothing that could change their behaviour, and no secrets. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE'];
  const present = kept.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]]);
  return { ...Object.fromEntries(present), LC_ALL: 'C', TZ: 'UTC' };
}
