/** A frame that comes later than this after the one before, in milliseconds, was late. */
const lateMs = 22;
/** A longer pause is none of painting's: nothing was asked for. */
const pauseMs = 250;
const mostLate = 3;

/** Whether frames keep up with the display. Once they have not, painting is done the cheap way while anything moves. */
export class Pace {
  #last = 0;
  #late = 0;

  frame(now: number): void {
    const spacing = now - this.#last;
    this.#last = now;
    if (spacing > lateMs && spacing < pauseMs) this.#late = Math.min(4 * mostLate, this.#late + 1);
    else if (spacing <= lateMs) this.#late = Math.max(0, this.#late - 0.02);
  }

  get isKept(): boolean {
    return this.#late < mostLate;
  }
}
