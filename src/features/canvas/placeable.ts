export const placeableKinds = ['note', 'text', 'rectangle', 'ellipse', 'diamond', 'frame'] as const;
export type PlaceableKind = (typeof placeableKinds)[number];

/** Size of a node that is placed without being drawn, in scene units. */
export const placeableSizes: Readonly<Record<PlaceableKind, { readonly width: number; readonly height: number }>> = {
  note: { width: 200, height: 160 },
  text: { width: 240, height: 40 },
  rectangle: { width: 200, height: 120 },
  ellipse: { width: 200, height: 120 },
  diamond: { width: 200, height: 160 },
  frame: { width: 640, height: 400 },
};
