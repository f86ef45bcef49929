/** An image is placed no larger than this, in scene units. */
const longest = 480;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large an image of so many pixels is placed. */
export function imageSize({ width, height }: Size): Size {
  const scale = Math.min(1, longest / width, longest / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
