import type { CanvasFile } from './canvas-file.ts';

/** Pixels that another tool's file holds, as data URLs, by the nodes that show them. */
export type Pictures = ReadonlyMap<string, string>;

export interface PictureData {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Undefined if a data URL holds no image in base 64. */
export function readDataUrl(url: string): PictureData | undefined {
  const found = /^data:(image\/[a-z0-9.+-]{1,40})(?:;[^,;]{0,80})?;base64,/i.exec(url);
  if (!found) return undefined;
  try {
    const bytes = Uint8Array.from(atob(url.slice(found[0].length)), (letter) => letter.charCodeAt(0));
    return { type: (found[1] ?? '').toLowerCase(), bytes };
  } catch {
    return undefined;
  }
}

/** A file with images in place of its pictures; those that are none go, and connections to them. */
export function withAssets(file: CanvasFile, pictures: Pictures, assets: ReadonlyMap<string, string>): CanvasFile {
  const isGone = (id: string): boolean => pictures.has(id) && !assets.has(id);
  const nodes = file.nodes.flatMap((node) => {
    const asset = assets.get(node.id);
    return isGone(node.id) ? [] : [asset === undefined ? node : { ...node, asset }];
  });
  const leadsThere = (end: CanvasFile['edges'][number]['from']): boolean => 'node' in end && isGone(end.node);
  return { ...file, nodes, edges: file.edges.filter(({ from, to }) => !leadsThere(from) && !leadsThere(to)) };
}
