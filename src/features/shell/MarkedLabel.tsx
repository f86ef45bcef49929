import { css } from '#styled-system/css';

export interface MarkedLabelProps {
  readonly label: string;
  /** Positions of the letters to mark. */
  readonly hits: readonly number[];
}

/** A label with the letters marked by which it was found. */
export function MarkedLabel({ label, hits }: MarkedLabelProps) {
  return partsOf(label, hits).map(({ start, text, isHit }) =>
    isHit ? (
      <mark key={start} className={mark}>
        {text}
      </mark>
    ) : (
      <span key={start}>{text}</span>
    ),
  );
}

interface Part {
  readonly start: number;
  readonly text: string;
  readonly isHit: boolean;
}

function partsOf(label: string, hits: readonly number[]): readonly Part[] {
  const parts: Part[] = [];
  for (const [start, text] of Array.from(label).entries()) {
    const isHit = hits.includes(start);
    const last = parts.at(-1);
    if (last?.isHit === isHit) parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ start, text, isHit });
  }
  return parts;
}

const mark = css({ background: 'transparent', color: 'brand', fontWeight: 'strong', textDecoration: 'underline' });
