import canvasDark from './pictures/canvas-dark.avif';
import canvasLight from './pictures/canvas-light.avif';
import report from './pictures/report.avif';
import testDark from './pictures/test-dark.avif';
import testLight from './pictures/test-light.avif';

/** A photograph of the finished example, which `npm run screens -- landing` takes. */
export interface Screen {
  readonly light: string;
  /** The same as in light unless given. */
  readonly dark?: string;
  /** The screen goes on below: the picture fades out there, in the midst of no line. */
  readonly goesOn?: true;
  readonly alt: string;
  readonly caption: string;
}

export const canvasScreen: Screen = {
  light: canvasLight,
  dark: canvasDark,
  alt: 'A Lean Canvas whose assumptions carry what their tests said: three supported, one refuted.',
  caption: 'The canvas: each assumption says what its test found.',
};

export const testScreen: Screen = {
  light: testLight,
  dark: testDark,
  goesOn: true,
  alt: 'A test of a landing page: 38 of 240 visitors signed up against a locked target of 10%, so it is supported.',
  caption: 'A finished test: what was locked, what people did, and what it says.',
};

export const reportScreen: Screen = {
  light: report,
  alt: 'The first page of a report: the idea, its founder, and where it stands.',
  caption: 'The report: what you believed, did, learned and decided.',
};
