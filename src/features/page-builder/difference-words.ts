import type { Difference } from '#domain/history/differences-between.ts';
import { partOf } from '#domain/log/parts.ts';
import { fieldOf } from '#domain/page/field-rules.ts';
import { type Block, type Page, pageFonts, pageGoals } from '#domain/page/page.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import {
  choiceLabel,
  fieldLabel,
  differenceLabels as labels,
  placeLabels,
  settingsLabels,
  themeLabels,
  versionLabels,
} from './labels.ts';
import { blockName } from './outline-rows.ts';

/** A difference between two moments of a page, in words. */
export interface PageDifference {
  readonly label: string;
  readonly said?: string;
  readonly isProse?: boolean;
  readonly value?: (value: Difference['from']) => string | undefined;
}

/**
 * Describes a difference between two moments of a page by the block that it is in, as that is called now; undefined for what
 * its field says well enough. `from` is how it is now.
 */
export function describeDifference(
  { blocks }: Pick<Page, 'blocks'>,
  difference: Difference,
): PageDifference | undefined {
  const [subject, id = '', aspect = '', name = ''] = difference.field.split(':');
  if (subject === 'page') return settingDifference(id, difference);
  const block = subject === 'block' ? partOf(blocks, id) : undefined;
  return block && blockDifference(block, aspect, name, difference);
}

function settingDifference(name: string, difference: Difference): PageDifference | undefined {
  switch (name) {
    case 'palette':
      return { label: settingsLabels.palette, said: labels.changed };
    case 'image':
      return { label: labels.image, said: saidOf(difference) };
    case 'theme':
      return {
        label: settingsLabels.theme,
        value: (value) => (isPageTheme(value) ? themeLabels[value].label : settingsLabels.noTheme.label),
      };
    case 'goal':
      return {
        label: settingsLabels.goal,
        value: (value) => pageGoals.flatMap((goal) => (goal === value ? [settingsLabels.goals[goal].label] : []))[0],
      };
    case 'font':
      return {
        label: settingsLabels.font,
        value: (value) => pageFonts.flatMap((font) => (font === value ? [settingsLabels.fonts[font]] : []))[0],
      };
    default:
      return undefined;
  }
}

function blockDifference(
  block: Block,
  aspect: string,
  name: string,
  difference: Difference,
): PageDifference | undefined {
  const called = blockName(block);
  switch (aspect) {
    case 'removed':
      return { label: called, said: difference.from === true ? labels.removed : labels.added };
    case 'place':
      return { label: called, said: labels.moved };
    case 'in':
      return {
        label: placeLabels.field(versionLabels.in, called),
        value: (value) =>
          value === 'a' || value === 'b' || value === 'both' ? versionLabels.places[value] : undefined,
      };
    case 'field':
      return {
        label: placeLabels.field(fieldLabel(block.kind, name), called),
        ...fieldDifference(block, name, difference),
      };
    default:
      return undefined;
  }
}

function fieldDifference({ kind }: Block, name: string, difference: Difference): Omit<PageDifference, 'label'> {
  switch (fieldOf(kind, name)?.kind) {
    case 'plain':
    case 'rich':
      return { isProse: true };
    case 'choice':
      return { value: (value) => (typeof value === 'string' && value !== '' ? choiceLabel(value) : undefined) };
    case 'picture':
    case 'reference':
      return { said: saidOf(difference) };
    default:
      return {};
  }
}

/** Names a change of something without words of its own, such as an image. */
const saidOf = ({ from, to }: Difference): string =>
  to === null ? labels.added : from === null ? labels.removed : labels.changed;
