import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';

/** Whether a domain takes mail, so far as is known. */
export type TakesMail = (domain: string) => Promise<boolean>;

const withinMs = 1500;

/** Says no only where the names of the internet say so: nobody is refused because they do not answer. */
export function createTakesMail(
  resolver: Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'> = new Resolver({ timeout: withinMs, tries: 1 }),
): TakesMail {
  return async (domain) => {
    const name = domainToASCII(domain);
    if (name === '') return false;
    const late = new Promise<true>((resolve) => setTimeout(resolve, withinMs, true).unref());
    return Promise.race([late, asked(resolver, name)]);
  };
}

async function asked(resolver: Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>, name: string): Promise<boolean> {
  try {
    const servers = await resolver.resolveMx(name);
    // One without a name says that the domain takes no mail: RFC 7505.
    return servers.some(({ exchange }) => exchange !== '' && exchange !== '.');
  } catch (error) {
    if (!isAbsent(error)) return true;
  }
  // Without such a record the address of the domain itself is meant: RFC 5321, section 5.1.
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.some((each) => each.status === 'fulfilled' || !isAbsent(each.reason));
}

const isAbsent = (error: unknown): boolean => {
  const { code } = error as { readonly code?: unknown };
  return code === 'ENOTFOUND' || code === 'ENODATA';
};
