/** An image of ours, ready to be painted. Rejects where it does not come or cannot be read. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
