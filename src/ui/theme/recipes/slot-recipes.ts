import { choices } from './choices.ts';
import { dialog } from './dialog.ts';
import { emptyState } from './empty-state.ts';
import { field } from './field.ts';
import { listItems } from './list-items.ts';
import { message } from './message.ts';
import { meter } from './meter.ts';
import { skeleton } from './skeleton.ts';
import { splash } from './splash.ts';
import { tags } from './tags.ts';
import { toast } from './toast.ts';

export const slotRecipes = {
  choices,
  dialog,
  emptyState,
  field,
  listItems,
  message,
  meter,
  skeleton,
  splash,
  tags,
  toast,
};
