import type { StateView } from '#machines/inspector/view-of.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';

export interface ContextViewProps {
  readonly view: StateView | null;
}

/** The actor's context, its secrets masked. */
export function ContextView({ view }: ContextViewProps) {
  return (
    <section aria-labelledby="context">
      <Heading level={2} size="label" id="context">
        Context
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section tabIndex={0} aria-label="Context as JSON" className={frame}>
        <pre className={text}>
          {view ? JSON.stringify(view.context, null, 2) : 'Unknown: this build doesn’t include the machine.'}
        </pre>
      </section>
    </section>
  );
}

const text = css({ textStyle: 'figure.small' });
const frame = css({
  marginBlockStart: '8',
  padding: '12',
  maxHeight: 'card',
  overflow: 'auto',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
});
