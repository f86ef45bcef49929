/** In the units of the drawing; about what the text face needs, since nothing measures it. */
export const sizes = {
  large: 13,
  small: 11,
  letter: 7.8,
  smallLetter: 6.2,
  title: 18,
  line: 16,
  padding: 10,
  margin: 20,
  dot: 5,
  widthMin: 76,
} as const;

export const widthOf = (text: string, letter: number): number => Math.ceil(text.length * letter);
