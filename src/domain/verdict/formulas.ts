/** The formulas by the names under which they are stored, as they are shown wherever a verdict or an interval is. */
export const formulaTexts = {
  'corridor-1':
    'S = k − n · t after n answers with k yeses, for the criterion t. It supports once S reaches a, refutes once S falls to −b, and is inconclusive if neither happens in the planned sample. A true share of exactly t ever reaches a in at most 2.5% of tests, and −b in as many (O’Brien and Fleming 1979, exact for counts).',
  'wilson-1':
    'Wilson score interval at 95%: (p + z²/2n ± z · √(p(1 − p)/n + z²/4n²)) / (1 + z²/n), with p = k/n and z = 1.959964. It supports if the lower bound is at least t, and refutes if the upper one is below t.',
  'repeated-1':
    'At least 95% at every look at once: every share p around k/n whose own corridor is not left, −b(p) < k − n · p < a(p), with a and b worked out for p and the planned sample as for corridor-1 (repeated confidence intervals, Jennison and Turnbull 1989). So a verdict and its interval always agree.',
  'sequence-1':
    '95% at every look at once: every share p with B(κp + k, κ(1 − p) + n − k) / (B(κp, κ(1 − p)) · pᵏ · (1 − p)ⁿ⁻ᵏ) < 20, with κ = N/7.936 − 1 for the planned sample N (Robbins’ beta-binomial mixture).',
} as const;
