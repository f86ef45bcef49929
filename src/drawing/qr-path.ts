import { encode } from 'uqr';

/** A QR code as the path of an SVG, one unit a module, with the quiet zone of four that readers want. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: rows.join('') };
}
