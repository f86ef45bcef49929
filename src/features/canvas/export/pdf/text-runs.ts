import type { EmbeddedFont } from './inter-font.ts';

export interface TextRun {
  readonly text: string;
  readonly font: EmbeddedFont['font'];
}

/** A line as pieces of one font each; undefined if a sign of it is in none, so that it cannot be written as text. */
export function runsOf(text: string, fonts: readonly EmbeddedFont[]): readonly TextRun[] | undefined {
  const runs: { text: string; font: EmbeddedFont['font'] }[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const holder =
      fonts.find(({ font, has }) => font === last?.font && has(code)) ?? fonts.find(({ has }) => has(code));
    if (!holder) return undefined;
    if (last?.font === holder.font) last.text += sign;
    else runs.push({ text: sign, font: holder.font });
  }
  return runs;
}
