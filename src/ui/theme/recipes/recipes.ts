import { badge } from './badge.ts';
import { button } from './button.ts';
import { heading } from './heading.ts';
import { link } from './link.ts';
import { popover } from './popover.ts';

export const recipes = { badge, button, heading, link, popover };
