/** Members of a report that are read here, as mutation-testing-elements has them. Lines and columns count from 1. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly location: { readonly start: Place; readonly end: Place };
  readonly replacement?: string;
  readonly status: string;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Score {
  readonly folder: string;
  readonly found: number;
  readonly survived: number;
  /** Changes that no test reaches. */
  readonly unreached: number;
  /** In percent of all that count; static code, which each test runs, does not. */
  readonly score: string;
}

/** The score of these files of a report. */
export function scoreOf(folder: string, report: MutationReport, files: readonly string[]): Score {
  const statuses = files.flatMap((file) => report.files[file]?.mutants ?? []).map(({ status }) => status);
  const count = (...wanted: readonly string[]): number => statuses.filter((status) => wanted.includes(status)).length;
  return scored(folder, count('Killed', 'Timeout'), count('Survived'), count('NoCoverage'));
}

/** The score of all of them together, where each change counts the same. */
export function totalOf(scores: readonly Score[]): Score {
  const sum = (member: 'found' | 'survived' | 'unreached'): number =>
    scores.reduce((total, score) => total + score[member], 0);
  return scored('total', sum('found'), sum('survived'), sum('unreached'));
}

function scored(folder: string, found: number, survived: number, unreached: number): Score {
  const all = found + survived + unreached;
  const score = all ? `${Math.round((found / all) * 100)}%` : 'nothing to change';
  return { folder, found, survived, unreached, score };
}

/** A line for each change that no test noticed: where, and what became of which words. */
export function survivorsOf(report: MutationReport, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const { source, mutants } = report.files[file] ?? { source: '', mutants: [] };
    return mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .toSorted((one, other) => one.location.start.line - other.location.start.line)
      .map(({ location, replacement = '', status }) => {
        const reached = status === 'Survived' ? '' : ' (no test reaches it)';
        const was = textAt(source, location);
        return `${file}:${location.start.line}  ${short(was)}  →  ${short(replacement)}${reached}`;
      });
  });
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

/** In one line. */
function short(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
