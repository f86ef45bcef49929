import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Scored } from '#domain/ledger/score.ts';
import type { AssumptionsActor } from '#machines/validate/assumptions.machine.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { AssumptionFacts } from './AssumptionFacts.tsx';
import { AssumptionTask } from './AssumptionTask.tsx';
import { drawerLabels as labels } from './labels.ts';

export interface AssumptionDrawerProps {
  readonly page: AssumptionsActor;
  /** There is room for no other. */
  readonly isFull: boolean;
  /** Score of each assumption, with its evidence. */
  readonly scores: readonly Scored[];
  readonly isTested: boolean;
  readonly newId: () => string;
  /** Leads to a test of it; nothing if it cannot be tested. */
  readonly onTest: (() => void) | undefined;
  /** Where it came from on the canvas. */
  readonly canvasHref: string | undefined;
  readonly evidence: ReactNode;
  /** Who sees to it; null where nobody else could. */
  readonly who: ReactNode;
  /** The way to the comments on it. */
  readonly comments: ReactNode;
}

/** One assumption with all that is known of it, and what can be done with it. */
export function AssumptionDrawer(props: AssumptionDrawerProps) {
  const { page, isFull, scores, newId } = props;
  const id = useSelector(page, ({ context }) => context.assumption?.id);
  const task = useSelector(page, (snapshot) =>
    (['rewording', 'succeeding', 'filing'] as const).find((each) => snapshot.matches(each)),
  );
  const isOpen = useSelector(page, (snapshot) => !snapshot.matches('listing') && !snapshot.matches('recording'));
  const scored = scores.find(({ assumption }) => assumption.id === id);
  return (
    <Dialog
      title={labels.title}
      place="side"
      isOpen={isOpen && scored !== undefined}
      onClose={() => page.send({ type: 'assumption.closed' })}
    >
      {scored && (
        <div className={column}>
          <p className={words}>{scored.assumption.text}</p>
          {task ? (
            <AssumptionTask
              key={task}
              page={page}
              task={task}
              onSubmit={() => page.send({ type: 'task.submitted', isFull, newId: newId() })}
            />
          ) : (
            <>
              <div>{props.comments}</div>
              {props.who}
              <AssumptionFacts {...props} scored={scored} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '24' });
const words = css({ textStyle: 'reading', fontWeight: 'medium', overflowWrap: 'anywhere' });
