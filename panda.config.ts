import { defineConfig } from '@pandacss/dev';

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  importMap: '#styled-system',
  outExtension: 'js',
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
});
