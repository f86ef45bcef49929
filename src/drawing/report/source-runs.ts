/** Numbers in a row as one: 1, 2, 3 and 5 are "1–3" and "5". */
export interface SourceRun {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The numbers of a claim's sources, as they are printed beside it. */
export function sourceRuns(numbers: readonly number[]): readonly SourceRun[] {
  const runs: { from: number; to: number }[] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => ({ from, to, text: from === to ? `${from}` : `${from}–${to}` }));
}
