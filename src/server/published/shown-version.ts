import { createHmac } from 'node:crypto';
import type { ShownVersion } from '#domain/page/page-content.ts';

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
