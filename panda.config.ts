import { defineConfig } from '@pandacss/dev';
import { breakpoints } from './src/ui/theme/breakpoints.ts';
import { conditions } from './src/ui/theme/conditions.ts';
import { globalCss } from './src/ui/theme/global-css.ts';
import { keyframes } from './src/ui/theme/keyframes.ts';
import { layerStyles } from './src/ui/theme/layer-styles.ts';
import { recipes } from './src/ui/theme/recipes/recipes.ts';
import { slotRecipes } from './src/ui/theme/recipes/slot-recipes.ts';
import { semanticTokens } from './src/ui/theme/semantic-tokens.ts';
import { textStyles } from './src/ui/theme/text-styles.ts';
import { tokens } from './src/ui/theme/tokens.ts';

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  importMap: '#styled-system',
  outExtension: 'js',
  outdir: 'styled-system',
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/{server,domain,adapters}/**', './src/ui/theme/**', './src/**/*.test.ts'],
  strictTokens: true,
  // The light values also stand on an element of its own, so that an island can stay light under the dark theme.
  cssVarRoot: ':where(:root, [data-theme=light])',
  conditions: { extend: conditions },
  globalCss,
  theme: { breakpoints, keyframes, layerStyles, recipes, semanticTokens, slotRecipes, textStyles, tokens },
});
