import { chart } from './chart.ts';
import { choices } from './choices.ts';
import { dialog } from './dialog.ts';
import { disclosure } from './disclosure.ts';
import { drawing } from './drawing.ts';
import { emptyState } from './empty-state.ts';
import { field } from './field.ts';
import { listItems } from './list-items.ts';
import { message } from './message.ts';
import { meter } from './meter.ts';
import { rangeField } from './range-field.ts';
import { rows } from './rows.ts';
import { segments } from './segments.ts';
import { skeleton } from './skeleton.ts';
import { splash } from './splash.ts';
import { table } from './table.ts';
import { tags } from './tags.ts';
import { toast } from './toast.ts';

export const slotRecipes = {
  chart,
  choices,
  dialog,
  disclosure,
  drawing,
  emptyState,
  field,
  listItems,
  message,
  meter,
  rangeField,
  rows,
  segments,
  skeleton,
  splash,
  table,
  tags,
  toast,
};
