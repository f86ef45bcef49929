/** The colors of src/ui/theme/palette.ts that mails use, as sRGB: mail programs know no other colors. */
export const mailColors = {
  canvas: { light: '#fbfaf6', dark: '#0f1612' },
  line: { light: '#dddbd3', dark: '#2c3531' },
  ink: { light: '#16221d', dark: '#f0eee9' },
  'ink.muted': { light: '#4e5c55', dark: '#aaaca4' },
  brand: { light: '#136147', dark: '#66c7a0' },
  onBrand: { light: '#ffffff', dark: '#0f1612' },
} as const;
