/** The second that a time lies in, as tokens count. */
export const wholeSeconds = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000);
