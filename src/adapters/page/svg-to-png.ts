/** An image is drawn no larger than this, in pixels. */
const longest = 2400;
const usual = 480;

/** Draws an SVG as a picture: within an image its scripts never run, and nothing of the web is fetched. Rejects if it is none. */
export async function svgToPng(svg: Blob, name: string): Promise<File> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [image.naturalWidth || usual, image.naturalHeight || usual];
    const scale = Math.min(2, longest / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('the picture could not be drawn');
    return new File([png], name.replace(/\.svg$/i, '.png'), { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}
