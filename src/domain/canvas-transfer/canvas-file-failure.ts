import type { FileProblem } from './read-canvas-file.ts';

/** Why the parts of a file cannot come onto a canvas. */
export type CanvasFileFailure =
  | { readonly kind: 'too-large' | 'no-json' | 'not-ours' | 'newer' | 'canvas-full' | 'images-unsent' | 'unexpected' }
  /** The first of what is wrong in it. */
  | { readonly kind: 'wrong'; readonly problems: readonly FileProblem[] };

const kinds: readonly unknown[] = [
  'too-large',
  'no-json',
  'not-ours',
  'newer',
  'canvas-full',
  'images-unsent',
  'wrong',
] satisfies readonly CanvasFileFailure['kind'][];

/** Converts a rejection reason to a failure that has its own message. */
export function canvasFileFailureOf(reason: unknown): CanvasFileFailure {
  const isOurs = typeof reason === 'object' && reason !== null && 'kind' in reason && kinds.includes(reason.kind);
  return isOurs ? (reason as CanvasFileFailure) : { kind: 'unexpected' };
}

/** Sums up the problems of a file as one failure. A file that is no export at all gets no list of its problems. */
export function failureOfProblems(problems: readonly FileProblem[]): CanvasFileFailure {
  const paths = problems.map(({ path }) => path);
  if (problems.some(({ path, problem }) => path === '' && problem === 'isn’t JSON')) return { kind: 'no-json' };
  if (paths.includes('format') || paths.includes('')) return { kind: 'not-ours' };
  return paths.includes('version') ? { kind: 'newer' } : { kind: 'wrong', problems };
}
