import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Sets a document from its data as a PDF. The same data gives the same bytes. */
export type Typeset = (data: object) => Buffer;

const fontFiles = [
  '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  '@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
];

/** How often a document is set anew without signs that no font has. */
const triesAtMost = 4;

/** Stands for a sign that no font has. */
const missingSign = '\u25a1';

let loading: Promise<Typeset | undefined> | undefined;

/** Undefined if the optional parts are not installed: there are no PDFs then. */
export function loadTypeset(): Promise<Typeset | undefined> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Typeset | undefined> {
  const parts = await Promise.all([
    import('@myriaddreamin/typst-ts-node-compiler'),
    readFile(new URL('report.typ', import.meta.url), 'utf8'),
    Promise.all(fontFiles.map((file) => readFile(fileURLToPath(import.meta.resolve(file))))),
  ]).catch(() => undefined);
  if (!parts) return undefined;
  const [{ NodeCompiler, PdfStandard }, mainFileContent, fontBlobs] = parts;
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  const set = (report: string): Buffer => {
    const result = compiler.compile({ mainFileContent, inputs: { report } });
    const document = result.result;
    if (!document)
      throw new Error(`A report could not be set: ${JSON.stringify(result.takeError()?.shortDiagnostics)}`);
    return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, pdfTags: true });
  };
  return (data) => {
    let report = JSON.stringify(data);
    for (let tries = 1; ; tries++) {
      try {
        return set(report);
      } catch (error) {
        const signs = signsWithoutGlyph(String(error));
        if (signs.size === 0 || tries === triesAtMost) throw error;
        report = JSON.stringify(data, (_, value: unknown) =>
          typeof value === 'string' ? withoutSigns(value, signs) : value,
        );
        data = JSON.parse(report) as object;
      } finally {
        // What is remembered between two reports would only grow.
        compiler.evictCache(10);
      }
    }
  };
}

/**
 * Returns the signs that an accessible PDF must not hold, by the compiler's message: the text `"…"` could not be
 * displayed.
 */
function signsWithoutGlyph(message: string): ReadonlySet<string> {
  const signs = new Set<string>();
  for (const [, text = ''] of message.matchAll(/the text `\\*"(.*?)\\*"` could not be displayed/gs)) {
    const said = text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    for (const sign of said) signs.add(sign);
  }
  return signs;
}

const withoutSigns = (text: string, signs: ReadonlySet<string>): string =>
  Array.from(text, (sign) => (signs.has(sign) ? (/\p{M}|\p{Cf}/u.test(sign) ? '' : missingSign) : sign)).join('');
