import { useState } from 'react';
import { surveyLimits } from '#domain/survey/survey.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Heading } from '#ui/Heading.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { publishLabels as labels } from './labels.ts';

export interface SingleUseLinksProps {
  /** Whole addresses that nobody has used. */
  readonly unused: readonly string[];
  readonly used: number;
  readonly onAdd: (count: number) => void;
}

/** Links that take one response each, to be copied and sent. */
export function SingleUseLinks({ unused, used, onAdd }: SingleUseLinksProps) {
  const [count, setCount] = useState(20);
  const most = Math.min(500, surveyLimits.links - unused.length - used);
  return (
    <section aria-label={labels.links} className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <Heading level={3}>{labels.links}</Heading>
      <p className={css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' })}>{labels.linksNote}</p>
      {unused.length > 0 && (
        <>
          <TextArea
            label={`${labels.unused(unused.length)}${used > 0 ? `, ${labels.used(used)}` : ''}`}
            isReadOnly
            rows={3}
            value={unused.slice(0, 3).join('\n') + (unused.length > 3 ? '\n…' : '')}
          />
          <CopyButton text={unused.join('\n')} label={labels.copyLinks(unused.length)} />
        </>
      )}
      {most > 0 && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8' })}>
          <NumberField label={labels.linkCount} minValue={1} maxValue={most} value={count} onChange={setCount} />
          <Button onPress={() => onAdd(Math.min(most, Math.max(1, Math.round(count) || 1)))}>{labels.addLinks}</Button>
        </div>
      )}
    </section>
  );
}
