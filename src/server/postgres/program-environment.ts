/** Environment for PostgreSQL's programs: without secrets, and without variables that could change their behaviour. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE'];
  const present = kept.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]]);
  return { ...Object.fromEntries(present), LC_ALL: 'C', TZ: 'UTC' };
}
