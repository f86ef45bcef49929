import { createHmac, type KeyObject } from 'node:crypto';
import type { Origin } from '#domain/intake/intake.ts';
import { networksOf } from '../http/counted-address.ts';
import { type PageOfVisit, pageKey } from './visit-buffer.ts';
import type { Salts } from './visit-salts.ts';

/** Who asks for a page, as far as it is hashed; nothing of it is kept. */
export interface Asker {
  /** Counted address, the same as for limits. */
  readonly address: string;
  readonly agent: string;
}

/** A visitor's names: of today, and of the day before, under which they may be known already. */
export interface VisitorNames {
  readonly today: string;
  readonly before: string | null;
}

const hashed = (salt: KeyObject, of: string, { address, agent }: Asker): string =>
  createHmac('sha256', salt)
    .update(JSON.stringify([of, address, agent]))
    .digest('hex')
    .slice(0, 32);

/** Returns a visitor's names on one page: on another page the same person has other names. */
export const visitorOf = ({ today, before }: Salts, page: PageOfVisit, asker: Asker): VisitorNames => ({
  today: hashed(today, `page ${pageKey(page)}`, asker),
  before: before && hashed(before, `page ${pageKey(page)}`, asker),
});

/** Where somebody who sees a page today comes from. */
export function originOf({ today }: Salts, page: PageOfVisit, ip: string): Origin {
  const { address, network } = networksOf(ip);
  const short = (kind: string, value: string): string =>
    createHmac('sha256', today)
      .update(JSON.stringify([`${kind} of ${pageKey(page)}`, value]))
      .digest('hex')
      .slice(0, 8);
  return `${short('network', network)}.${short('address', address)}`;
}

/** Returns the name of a visitor for one workspace, by which its signed-in founders are known today. */
export const founderHashOf = ({ today }: Salts, workspaceId: string, asker: Asker): string =>
  hashed(today, `workspace ${workspaceId}`, asker);
