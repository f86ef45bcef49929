import { interFiles } from '#ui/theme/inter-files.ts';
import { drawnRequest } from './drawn-request.ts';
import type { ExportedFile, ExportRequest } from './export-request.ts';
import { fileTheme } from './file-theme.ts';
import type { FontFile } from './pdf/inter-font.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { pictureLine } from './picture-line.ts';

const file = (url: string, signs: RegExp): FontFile => ({
  serves: (text) => signs.test(text),
  read: async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The font ${url} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  },
});

const fonts: readonly FontFile[] = [
  file(interFiles.latin, /[\u0020-\u00ff\u2000-\u22ff]/),
  file(interFiles.latinExt, /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20cf\u2100-\u2c7f]/),
  file(interFiles.vietnamese, /[\u0102-\u0303\u1ea0-\u1ef9\u20ab]/),
  file(interFiles.greek, /[\u0370-\u03ff]/),
  file(interFiles.cyrillic, /[\u0400-\u045f\u0490-\u0491\u04b0-\u04b1\u2116]/),
];

/** A PDF of one page. What Inter cannot write is pasted as pictures that keep their text. */
export async function exportPdf(request: ExportRequest): Promise<ExportedFile> {
  const { drawing, images } = await drawnRequest(request);
  const pictures = new Map<string, Uint8Array>();
  for (const [asset, image] of images) pictures.set(asset, await bytesOf(image));
  const bytes = await writePdf({
    drawing,
    paper: fileTheme(request.theme).paper,
    title: request.title,
    images: pictures,
    fonts,
    picture: pictureLine,
  });
  return { file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), scale: 1 };
}

/** A PDF holds PNG and JPEG; anything else becomes a PNG. */
async function bytesOf(image: Blob): Promise<Uint8Array> {
  const known = image.type === 'image/png' || image.type === 'image/jpeg';
  return new Uint8Array(await (known ? image : await asPng(image)).arrayBuffer());
}

async function asPng(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}
