import { stageOf } from '#domain/experiment/experiment.ts';
import { decidedAt } from '#domain/ledger/decisions.ts';
import type { DecisionMade } from '#domain/ledger/ledger.ts';
import { isUntested, type Scored } from '#domain/ledger/score.ts';
import type { Loop } from '#domain/next-step/loop-step.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { asSentence } from '#domain/text/as-sentence.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { labels } from './labels.ts';

export interface LoopSectionProps {
  /** Undefined while the idea is not explored. */
  readonly loop: Loop | undefined;
}

/** The loop so far: assumptions with their scores, tests with their verdicts, the last decision. */
export function LoopSection({ loop }: LoopSectionProps) {
  if (!loop) return null;
  const { projectId, ledger } = loop;
  const to = (params: Readonly<Record<string, string>>) =>
    buildPath({ name: 'validate', params: { projectId, ...params } });
  const scores = loop.scores.filter(({ assumption }) => !assumption.retired).toSorted((a, b) => b.risk - a.risk);
  const tests = loop.experiments.map(({ experiment }) => experiment);
  const decision = ledger.decisions.at(-1);
  return (
    <section aria-labelledby="idea-loop" className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <Heading level={2} size="subheading" id="idea-loop">
        {labels.loop.heading}
      </Heading>
      {scores.length === 0 ? (
        <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>{labels.loop.none}</p>
      ) : (
        <ul aria-label={labels.loop.assumptions}>
          {scores.slice(0, shown).map((scored) => (
            <li key={scored.assumption.id} className={row}>
              <span className={text}>
                <Link href={to({ view: 'assumptions', id: scored.assumption.id })}>{scored.assumption.text}</Link>
                {scored.assumption.critical && <span className={muted}>{labels.loop.critical}</span>}
              </span>
              <span className={figure}>{scoreText(scored)}</span>
            </li>
          ))}
        </ul>
      )}
      {scores.length > shown && <p className={muted}>{labels.loop.more(scores.length - shown)}</p>}
      {tests.length > 0 && (
        <ul aria-label={labels.loop.tests}>
          {tests.map((experiment) => (
            <li key={experiment.id} className={row}>
              <span className={text}>
                <Link href={to({ view: 'experiments', id: experiment.id })}>
                  {experiment.question || labels.loop.untitled}
                </Link>
              </span>
              <TestState stage={stageOf(experiment)} verdict={experiment.judgements.at(-1)?.verdict} />
            </li>
          ))}
        </ul>
      )}
      {decision && <LastDecision decision={decision} />}
      <div>
        <ButtonLink href={to({})} size="small">
          {labels.loop.open}
        </ButtonLink>
      </div>
    </section>
  );
}

const shown = 6;

const scoreText = (scored: Scored): string => (isUntested(scored) ? labels.loop.noEvidence : scored.score.toFixed(0));

interface TestStateProps {
  readonly stage: ReturnType<typeof stageOf>;
  readonly verdict: 'supports' | 'inconclusive' | 'refutes' | undefined;
}

function TestState({ stage, verdict }: TestStateProps) {
  if (verdict) return <Verdict verdict={verdict} />;
  return <span className={muted}>{stage === 'running' ? labels.loop.running : labels.loop.draft}</span>;
}

function LastDecision({ decision: { kind, reason, place, successor } }: { readonly decision: DecisionMade }) {
  return (
    <p className={css({ maxWidth: 'prose', overflowWrap: 'anywhere' })}>
      {labels.loop.decisions[kind]}
      <DateDisplay at={decidedAt({ place })} />: {asSentence(reason)}
      {successor && (
        <>
          {labels.loop.successor}
          <Link href={buildPath({ name: 'idea-vault.idea', params: { ideaId: successor.ideaId } })}>
            {successor.title}
          </Link>
          .
        </>
      )}
    </p>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16',
  paddingBlock: '8',
  borderBottom: 'hairline',
});
const text = css({ minWidth: '0', flex: '1', overflowWrap: 'anywhere' });
const muted = css({ color: 'ink.muted' });
const figure = css({ textStyle: 'figure.small', color: 'ink.muted', whiteSpace: 'nowrap' });
