/** A frame that comes later than this after the one before, in milliseconds, was late. */
const lateMs = 22;
/** A longer pause is none of painting's: nothing was asked for. */
const pauseMs = 250;
const mostLate = 3;
/** Nothing has moved for so long: the eye has time to wait for a frame, and wants it sharp. */
const stillMs = 120;

/** How much of a frame painting may take, in milliseconds. */
const budgets = { still: 12, kept: 6, late: 3 } as const;

/** Whether frames keep up with the display. Once they have not, painting is done the cheap way while anything moves. */
export class FrameBudget {
  #last = 0;
  #late = 0;
  #moved = Number.NEGATIVE_INFINITY;

  /** All times are those of `performance.now`. */
  frame(now: number): void {
    const spacing = now - this.#last;
    this.#last = now;
    if (spacing > lateMs && spacing < pauseMs) this.#late = Math.min(4 * mostLate, this.#late + 1);
    else if (spacing <= lateMs) this.#late = Math.max(0, this.#late - 0.02);
  }

  /** The camera or a gesture went on. */
  move(now: number): void {
    this.#moved = now;
  }

  get isKept(): boolean {
    return this.#late < mostLate;
  }

  /** For what the next frames need, beside the frame itself. */
  budgetMs(now: number, hasNothing: boolean): number {
    if (hasNothing || now - this.#moved > stillMs) return budgets.still;
    return this.isKept ? budgets.kept : budgets.late;
  }
}
