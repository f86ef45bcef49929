import { button } from './button.ts';

export const recipes = { button };
