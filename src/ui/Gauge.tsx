import { type GaugeVariantProps, gauge } from '#styled-system/recipes';

export interface GaugeProps {
  /** What is measured. */
  readonly label: string;
  readonly estimate: number;
  /** Where the true value lies, as far as is known. */
  readonly interval: readonly [low: number, high: number];
  /** The value that was agreed on before measuring: a stake with a flag. */
  readonly criterion: number;
  /** The end of the axis, which begins at 0. */
  readonly max: number;
  /** Writes a value with its unit. */
  readonly format: (value: number) => string;
  readonly tone?: GaugeVariantProps['tone'];
}

/** Drawn with attributes only, so that it stands in prerendered pages too. */
export function Gauge({ label, estimate, interval: [low, high], criterion, max, format, tone = 'brand' }: GaugeProps) {
  const styles = gauge({ tone });
  const at = (value: number) => `${Math.min(1, Math.max(0, value / max)) * 100}%`;
  const between = `${format(low)} to ${format(high)}`;
  const isFarOut = criterion / max > 0.8;
  return (
    <figure className={styles.root}>
      <figcaption className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          {format(estimate)} ({between})
        </span>
      </figcaption>
      <svg role="img" aria-label={`${between}; target ${format(criterion)}`} className={styles.plot}>
        <g className={styles.axis}>
          <line x1="0" x2="100%" y1="38" y2="38" />
          {[0, 25, 50, 75, 100].map((tick) => (
            <line key={tick} x1={`${tick}%`} x2={`${tick}%`} y1="38" y2="43" />
          ))}
        </g>
        <rect x={at(low)} width={at(high - low)} y="30" height="16" rx="2" className={styles.interval} />
        <circle cx={at(estimate)} cy="38" r="4" className={styles.estimate} />
        <svg x={at(criterion)} overflow="visible" aria-hidden="true">
          <path d="M0 4v40" className={styles.stake} />
          <path d={isFarOut ? 'M0 4l-18 6 18 6z' : 'M0 4l18 6-18 6z'} className={styles.flag} />
        </svg>
      </svg>
      <div aria-hidden="true" className={styles.ends}>
        <span>{format(0)}</span>
        <span>{format(max)}</span>
      </div>
    </figure>
  );
}
