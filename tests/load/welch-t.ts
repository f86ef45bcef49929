/**
 * Welch's t of two samples. Within ±4.5 nothing tells them apart: the bound that leakage tests of devices use.
 * Source: Goodwill et al., "A testing methodology for side-channel resistance validation", 2011.
 */
export function welchT(a: readonly number[], b: readonly number[]): number {
  const [left, right] = [momentsOf(a), momentsOf(b)];
  return (left.mean - right.mean) / Math.sqrt(left.variance / a.length + right.variance / b.length);
}

function momentsOf(sample: readonly number[]): { mean: number; variance: number } {
  const mean = sample.reduce((sum, each) => sum + each, 0) / sample.length;
  const variance = sample.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (sample.length - 1);
  return { mean, variance };
}
