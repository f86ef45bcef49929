/** A score as it is shown: one decimal, or a dash while nothing is rated. */
export const scoreText = (score: number | null): string => (score === null ? '–' : score.toFixed(1));
