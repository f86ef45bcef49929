/** How far from the pace decides, in people, as it is stored: in hundredths. Never less than what decides. */
export const boundText = (people: number): string => String(Math.ceil(people * 100 - slack) / 100);

/** Binary arithmetic must not add a hundredth. */
const slack = 1e-6;
