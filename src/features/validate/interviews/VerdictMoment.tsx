import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LogInterviewActor } from '#machines/validate/log-interview.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { labels } from './labels.ts';

export interface VerdictMomentProps {
  readonly log: LogInterviewActor;
  /** The learning card of the experiment that was decided. */
  readonly children: ReactNode;
}

/** The verdict to which the last interview led. It takes the focus, unless the next interview is being typed already. */
export function VerdictMoment({ log, children }: VerdictMomentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isTyping = useSelector(log, ({ context: { draft } }) => draft.person !== '' || draft.lastTime !== '');
  const wasTyping = useRef(isTyping);
  useEffect(() => {
    if (!wasTyping.current) heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="verdict-moment" className={css({ display: 'grid', gap: '16', minWidth: '0' })}>
      <Heading level={2} id="verdict-moment" ref={heading} tabIndex={-1}>
        {labels.form.verdict}
      </Heading>
      {children}
      <div>
        <Button onPress={() => log.send({ type: 'log.asked' })}>{labels.form.next}</Button>
      </div>
    </section>
  );
}
