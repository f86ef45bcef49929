import type { PagePlace } from '#domain/page/page-points.ts';
import { fieldLabel, kindLabel, placeLabels as labels, settingsLabels } from './labels.ts';
import { blockName } from './outline-rows.ts';

/** Names where a point of a page is put right. */
export function wayTo(place: PagePlace): { readonly id: string; readonly label: string } {
  switch (place.kind) {
    case 'field': {
      const { block, field, nth } = place;
      const [label, name] = [fieldLabel(block.kind, field), blockName(block)];
      const called = nth === undefined || name !== kindLabel(block.kind) ? name : labels.numbered(name, nth);
      return { id: `${block.id} ${field}`, label: label === name ? called : labels.field(label, called) };
    }
    case 'setting':
      return { id: place.setting, label: labels.field(settingNames[place.setting], settingsLabels.title) };
    case 'missing':
      return { id: place.block, label: labels.missing(kindLabel(place.block)) };
  }
}

const settingNames = {
  slug: settingsLabels.address,
  title: settingsLabels.pageTitle,
  palette: settingsLabels.palette,
} as const;
