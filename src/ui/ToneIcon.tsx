import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type Tone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
const words = { info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' };

export interface ToneIconProps {
  readonly tone: Tone;
  readonly className: string | undefined;
}

/** The sign of a message's tone; its word stands in for the color. */
export function ToneIcon({ tone, className }: ToneIconProps) {
  const Icon = icons[tone];
  return <Icon role="img" aria-label={words[tone]} className={className} />;
}
