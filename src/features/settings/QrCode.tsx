import { qrPath } from '#drawing/qr-path.ts';
import { css } from '#styled-system/css';

export interface QrCodeProps {
  readonly text: string;
  /** Says what it is for; the accessible name. */
  readonly label: string;
}

/** Dark on light under either theme, since some cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrPath(text);
  return (
    <svg
      role="img"
      data-theme="light"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={css({ width: '192', height: '192', borderRadius: 'control', forcedColorAdjust: 'none' })}
    >
      <rect width={size} height={size} className={css({ fill: 'surface' })} />
      <path d={path} className={css({ fill: 'ink' })} />
    </svg>
  );
}
