import type { FileProblem } from './read-canvas-file.ts';

/** Why the parts of a file cannot come onto a canvas. */
export type CanvasFileFailure =
  | { readonly kind: 'too-large' | 'no-json' | 'not-ours' | 'newer' | 'canvas-full' | 'unexpected' }
  /** The first of what is wrong in it. */
  | { readonly kind: 'wrong'; readonly problems: readonly FileProblem[] };

const kinds: readonly unknown[] = [
  'too-large',
  'no-json',
  'not-ours',
  'newer',
  'canvas-full',
  'wrong',
] satisfies readonly CanvasFileFailure['kind'][];

/** What something was rejected with, as a failure that there are words for. */
export function canvasFileFailureOf(reason: unknown): CanvasFileFailure {
  const isOurs = typeof reason === 'object' && reason !== null && 'kind' in reason && kinds.includes(reason.kind);
  return isOurs ? (reason as CanvasFileFailure) : { kind: 'unexpected' };
}

/** What the problems of a file come down to: those of one that is no export at all are not worth a list. */
export function failureOfProblems(problems: readonly FileProblem[]): CanvasFileFailure {
  const paths = problems.map(({ path }) => path);
  if (problems.some(({ path, problem }) => path === '' && problem === 'isn’t JSON')) return { kind: 'no-json' };
  if (paths.includes('format') || paths.includes('')) return { kind: 'not-ours' };
  return paths.includes('version') ? { kind: 'newer' } : { kind: 'wrong', problems };
}
