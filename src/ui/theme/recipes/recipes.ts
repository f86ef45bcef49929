import { avatar } from './avatar.ts';
import { badge } from './badge.ts';
import { button } from './button.ts';
import { fileDrop } from './file-drop.ts';
import { heading } from './heading.ts';
import { link } from './link.ts';
import { popover } from './popover.ts';
import { stake } from './stake.ts';
import { tooltip } from './tooltip.ts';

export const recipes = { avatar, badge, button, fileDrop, heading, link, popover, stake, tooltip };
