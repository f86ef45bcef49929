import { colorPattern, contrastOf } from '#domain/page/contrast.ts';
import type { Palette } from '#domain/page/page.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import type { SurveyLook } from '#domain/survey/survey.ts';
import type { FontScript } from '../page/font-scripts.ts';
import { safePalette } from '../page/page-style.ts';
import { fieldRules } from './field-rules.ts';
import { themedPreviewStyle, themedSurveyStyle } from './themed-survey-style.ts';

type Look = Pick<SurveyLook, 'theme' | 'palette'>;

/** The whole style sheet of a survey's pages, with fonts for the scripts that it is written in. */
export const surveyStyle = ({ theme, palette }: Look, scripts?: readonly FontScript[]): string =>
  isPageTheme(theme)
    ? themedSurveyStyle(theme, palette, scripts)
    : `:root{${colors(palette)}}html{background:var(--background)}body{max-width:40rem;min-height:100vh;margin-inline:auto;${page}}${fieldRules}`;

/** The same for a preview in the midst of something else: below an element of that class alone. */
export const previewStyle = ({ theme, palette }: Look, name: string): string =>
  isPageTheme(theme)
    ? themedPreviewStyle(theme, palette, name)
    : `.${name}{${colors(palette)};background:var(--background);${page};${fieldRules}>*{max-width:37.5rem;margin-inline:auto}}`;

function colors(given: Palette): string {
  const { background, ink, accent, onAccent } = safePalette(given);
  const isLight = contrastOf(background, '#ffffff') < contrastOf(background, '#000000');
  const scheme = colorPattern.test(background) && isLight ? 'light' : 'dark';
  return `--background:${background};--ink:${ink};--accent:${accent};--on-accent:${onAccent};color-scheme:${scheme}`;
}

const page =
  'padding:2rem 1.25rem 3rem;color:var(--ink);font:400 17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%';
