import { createHmac } from 'node:crypto';
import type { ShownVersion } from '#domain/page/page-content.ts';
import type { Clock } from '../http/clock.ts';
import { countedAddress } from '../http/counted-address.ts';
import type { PublishedPage } from './find-published.ts';

/** Who asks, as far as it is needed to show them the same version all day; nothing of it is kept. */
export interface Visitor {
  readonly address: string;
  readonly agent: string;
}

/** The version that a visitor sees: the same all day, and of all visitors one half sees each. */
export function shownVersion(key: Buffer, pageId: string, { address, agent }: Visitor, now: Date): ShownVersion {
  const day = now.toISOString().slice(0, 10);
  const digest = createHmac('sha256', key)
    .update(JSON.stringify([pageId, day, address, agent]))
    .digest();
  return digest.readUInt8(0) % 2 === 0 ? 'a' : 'b';
}

interface Asked {
  readonly ip: string;
  readonly headers: { readonly 'user-agent'?: string | undefined };
}

/** The version of a page that whoever asks sees today. */
export type VersionFor = (page: Pick<PublishedPage, 'pageId' | 'content'>, asked: Asked) => ShownVersion;

export const createVersionFor =
  (key: Buffer, clock: Clock): VersionFor =>
  ({ pageId, content }, { ip, headers }) =>
    content.b
      ? shownVersion(key, pageId, { address: countedAddress(ip), agent: headers['user-agent'] ?? '' }, clock())
      : 'a';
