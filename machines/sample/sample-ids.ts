import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type SamplePart, sampleParts } from '#domain/sample/sample.ts';

export type SampleIds = Readonly<Record<SamplePart, string>>;

/** The ids of the sample in a workspace: the same every time, so that it is there once however often it is added. */
export function sampleIds(workspaceId: string): SampleIds {
  return Object.fromEntries(sampleParts.map((part) => [part, idOf(`${workspaceId} sample ${part}`)])) as SampleIds;
}

/** The id of a part of a canvas by its name: the same every time, too. */
export const samplePartId = (canvasId: string, name: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${canvasId} part ${name}`))).slice(0, 12);

/** The id of an assumption, an experiment or another part of a sample project by its name: the same every time, too. */
export const sampleLoopId = (projectId: string, name: string): string => idOf(`${projectId} sample ${name}`);

/** A UUID of version 8, which leaves open what its bits are made of (RFC 9562, section 5.8). */
function idOf(name: string): string {
  const hex = bytesToHex(sha256(utf8ToBytes(name)));
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
