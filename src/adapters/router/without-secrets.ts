/** Search parameters that only the page they are for may read. */
const secrets = ['oobCode', 'token', 'email'];

/** Path and search as they may stand in the address bar, where analytics, extensions and onlookers read them. */
export function withoutSecrets(address: string): string {
  const { pathname, searchParams } = new URL(`https://groundwork.invalid${address}`);
  if (!secrets.some((name) => searchParams.has(name))) return address;
  for (const name of secrets) searchParams.delete(name);
  const rest = searchParams.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}
