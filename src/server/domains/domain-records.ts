import { createHmac } from 'node:crypto';
import type { OwnDomain } from '#domain/page/own-domain.ts';

export interface DomainClaim {
  readonly workspaceId: string;
  readonly host: string;
}

/** The text of the record that proves that a host is a workspace's. Nobody can make it up, and it is of no use to others. */
export const proofOf = (key: Buffer, { workspaceId, host }: DomainClaim): string =>
  `groundwork-page=${createHmac('sha256', key)
    .update(JSON.stringify([workspaceId, host]))
    .digest('hex')
    .slice(0, 32)}`;

/** The name at which that record is looked for: a host that has a CNAME can have no other record. RFC 1034, section 3.6.2. */
export const proofName = (host: string): string => `_groundwork.${host}`;

/** The records that a founder adds for a host: whose it is, and where it leads. */
export const recordsFor = (key: Buffer, claim: DomainClaim, target: string): OwnDomain['records'] => [
  { type: 'TXT', name: proofName(claim.host), value: proofOf(key, claim) },
  { type: 'CNAME', name: claim.host, value: target },
];
