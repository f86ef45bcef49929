import * as z from 'zod/mini';

export const domainStates = ['waiting', 'working', 'broken'] as const;
/** `waiting`: not proven yet; `working`: visitors reach the page there; `broken`: it was so, and is no more. */
export type DomainState = (typeof domainStates)[number];

/**
 * Reasons why a domain does not work: the record that proves whose it is is missing, it leads elsewhere, somebody else who
 * proves it too has it, or its records cannot be read now.
 */
export const domainFaults = ['proof-missing', 'not-pointing', 'held-by-another', 'no-answer'] as const;
export type DomainFault = (typeof domainFaults)[number];

const time = z.iso.datetime();
const record = z.object({ type: z.enum(['TXT', 'CNAME']), name: z.string(), value: z.string() });

/** A domain of a founder's at which one of their pages is. Times are ISO 8601. */
export const ownDomain = z.object({
  /** In ASCII and lower case, such as `try.crumb.example`. */
  host: z.string(),
  state: z.enum(domainStates),
  /** When it came into this state. */
  since: time,
  /** When its records were read last; null before that. */
  checkedAt: z.nullable(time),
  fault: z.nullable(z.enum(domainFaults)),
  /** The records that its owner adds: whose it is, and where it leads. */
  records: z.array(record),
});
export type OwnDomain = z.output<typeof ownDomain>;

/** The domain of a page, as our API answers; null if it has none. */
export const domainAnswer = z.object({ domain: z.nullable(ownDomain) });

/** The hosts of a workspace that work, by the ids of their pages. */
export const hostsAnswer = z.object({ hosts: z.record(z.string(), z.string()) });

export type HostProblem = 'missing' | 'malformed' | 'reserved';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostPattern = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`);

/** Names that never lead to anybody on the internet: RFC 6761 and 6762, and what networks use within. */
const inside = /\.(?:localhost|local|internal|intranet|lan|home|corp|onion|arpa|test|invalid)$/;

/**
 * Reads a host from what a founder has typed: with or without `https://`, and in the letters of any language. `reserved` lists
 * hosts of the product: none of them, and none above or beneath them, can be a founder's.
 */
export function readHost(
  typed: string,
  reserved: readonly string[],
): { readonly host: string } | { readonly problem: HostProblem } {
  const text = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  if (text === '') return { problem: 'missing' };
  if (/[\s/?#@\\:%]/.test(text) || !URL.canParse(`http://${text}`)) return { problem: 'malformed' };
  const host = new URL(`http://${text}`).hostname.replace(/\.$/, '');
  if (host.length > 253 || !hostPattern.test(host)) return { problem: 'malformed' };
  const isOurs = reserved.some((own) => own === host || own.endsWith(`.${host}`) || host.endsWith(`.${own}`));
  return isOurs || inside.test(`.${host}`) ? { problem: 'reserved' } : { host };
}
