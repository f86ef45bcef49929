import { Resolver } from 'node:dns/promises';
import { proofName } from './domain-records.ts';

/** The part of a resolver that is asked. */
export type DomainResolver = Pick<Resolver, 'resolveTxt' | 'resolveCname' | 'resolve4' | 'resolve6'>;

const withinMs = 3000;

/** Asks `servers` (`192.0.2.53:53`), or those of this machine. */
export function createDomainResolver(servers?: readonly string[]): DomainResolver {
  const resolver = new Resolver({ timeout: withinMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  return resolver;
}

/** `unknown`: nobody answered, which proves nothing. */
type Found = 'there' | 'missing' | 'unknown';

export interface ReadRecords {
  /** Whether the record is there that proves whose the host is. */
  readonly proof: Found;
  /** Whether the host leads to us. */
  readonly pointing: Found;
}

/** Reads the records of a host. `target` is where it is to lead to. */
export async function readRecords(
  resolver: DomainResolver,
  host: string,
  { proof, target }: { readonly proof: string; readonly target: string },
): Promise<ReadRecords> {
  const [proven, pointing] = await Promise.all([hasProof(resolver, host, proof), leadsTo(resolver, host, target)]);
  return { proof: proven, pointing };
}

/** Whether a host says so of itself. A text may come in several parts: RFC 7208, section 3.3, has the custom of joining them. */
export async function hasProof(resolver: DomainResolver, host: string, proof: string): Promise<Found> {
  const texts = await asked(() => resolver.resolveTxt(proofName(host)));
  if (texts === 'unknown') return 'unknown';
  return texts.some((parts) => parts.join('') === proof) ? 'there' : 'missing';
}

/** By name, or, for a domain that can have no CNAME, by having some of the same addresses and no others. */
async function leadsTo(resolver: DomainResolver, host: string, target: string): Promise<Found> {
  const names = await asked(() => resolver.resolveCname(host));
  if (names === 'unknown') return 'unknown';
  if (names.some((name) => name.toLowerCase().replace(/\.$/, '') === target)) return 'there';
  const [own, ours] = [await addressesOf(resolver, host), await addressesOf(resolver, target)];
  if (own === 'unknown' || ours === 'unknown') return 'unknown';
  return own.length > 0 && own.every((address) => ours.includes(address)) ? 'there' : 'missing';
}

async function addressesOf(resolver: DomainResolver, host: string): Promise<readonly string[] | 'unknown'> {
  const found = await Promise.all([asked(() => resolver.resolve4(host)), asked(() => resolver.resolve6(host))]);
  const [four, six] = found;
  return four === 'unknown' || six === 'unknown' || !four || !six ? 'unknown' : [...four, ...six];
}

async function asked<Answer>(ask: () => Promise<readonly Answer[]>): Promise<readonly Answer[] | 'unknown'> {
  try {
    return await ask();
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : 'unknown';
  }
}
