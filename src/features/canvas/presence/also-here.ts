import { canvasLabels } from '../labels.ts';

/** The founder's other browsers on a canvas in one line; empty if there is none. */
export function alsoHere(devices: readonly string[]): string {
  if (devices.length === 0) return '';
  const counts = new Map<string, number>();
  for (const device of devices) counts.set(device, (counts.get(device) ?? 0) + 1);
  const names = [...counts].map(([device, count]) => (count === 1 ? device : `${device} (${count})`));
  return `${canvasLabels.alsoHere}: ${new Intl.ListFormat('en-US').format(names)}`;
}
