import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import type { Started } from '#domain/experiment/experiment.ts';
import { minutesToConvert } from '#domain/experiment/minutes-to-convert.ts';
import { type LeftOut, leftOutText } from '#domain/judgement/left-out.ts';
import { figureOf } from '#domain/text/figures.ts';
import { formulaTexts } from '#domain/verdict/formulas.ts';
import { luckText } from '#domain/verdict/luck-text.ts';
import { lockedOutcomes } from '#domain/verdict/outcomes.ts';
import { planSentence } from '#domain/verdict/plan-text.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import { windowText } from '#domain/verdict/test-sentence.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Proof } from '#ui/Proof.tsx';
import { formulaLabels, sealLabels as labels, methodLabels, verdictLabels } from './labels.ts';

export interface SealedCardProps {
  readonly experiment: Started;
  readonly assumption: string;
  /** Meaning of a yes, if the method alone does not say it. */
  readonly counts?: string | undefined;
  /** How much may come from one network; null if nothing is said of it. */
  readonly networks: string | null;
  /** Entries that did not count because of their origin. */
  readonly leftOut: readonly LeftOut[];
  /** Who locked it, and who saw it; null for a founder who works alone. */
  readonly locked: string | null;
  /** Ways to get a witness, if there are any. */
  readonly children?: ReactNode;
}

/** The lock of an experiment, with its seal and its date: nobody changes it any more. */
export function SealedCard(props: SealedCardProps) {
  const { experiment, assumption, counts, networks, leftOut, locked, children } = props;
  const { lock, method, artefact, prediction } = experiment;
  const { one, many } = countedWords[method];
  const outcomes = lockedOutcomes(lock);
  const luck = luckText({ ...lock, outcomes });
  return (
    <section aria-labelledby="sealed" className={card}>
      <header className={head}>
        <Heading level={2} size="subheading" id="sealed">
          {labels.title}
        </Heading>
        <Badge icon={<Lock aria-hidden="true" />}>
          <DateDisplay at={lock.startedAt} form="moment" />
        </Badge>
      </header>
      {locked !== null && <p className={words}>{locked}</p>}
      <dl className={facts}>
        <dt className={term}>{labels.assumption}</dt>
        <dd className={words}>{assumption}</dd>
        <dt className={term}>{labels.method}</dt>
        <dd>{methodLabels[method]}</dd>
        {counts !== undefined && (
          <>
            <dt className={term}>{labels.counts}</dt>
            <dd className={words}>{counts}</dd>
          </>
        )}
        {lock.yesWhen !== undefined && (
          <>
            <dt className={term}>{labels.yesWhen}</dt>
            <dd className={words}>{lock.yesWhen}</dd>
          </>
        )}
        <dt className={term}>{labels.criterion}</dt>
        <dd className={figure}>{shareText(lock.criterion)}</dd>
        <dt className={term}>{labels.sample}</dt>
        <dd>
          <span className={figure}>{figureOf(lock.n)}</span> {lock.n === 1 ? one : many}
        </dd>
        <dt className={term}>{labels.ends}</dt>
        <dd>{lock.endsAt === null ? labels.openEnd : <DateDisplay at={lock.endsAt} />}</dd>
        {prediction !== null && (
          <>
            <dt className={term}>{labels.prediction}</dt>
            <dd>{verdictLabels[prediction]}</dd>
          </>
        )}
        <dt className={term}>{labels.rule}</dt>
        <dd>{formulaLabels[lock.formula]}</dd>
        {networks !== null && (
          <>
            <dt className={term}>{labels.networks}</dt>
            <dd>{networks}</dd>
          </>
        )}
        {leftOut.length > 0 && (
          <>
            <dt className={term}>{labels.notCounted}</dt>
            <dd className={words}>{leftOutText(leftOut)}</dd>
          </>
        )}
      </dl>
      <p className={words}>{planSentence(lock.n, outcomes, countedWords[method])}</p>
      {luck !== null && <p className={css({ color: 'ink.muted' })}>{luck}</p>}
      {artefact?.kind === 'page' && <p>{windowText(minutesToConvert(lock), countedWords[method])}.</p>}
      {children}
      <Proof>
        {lock.position !== null && <p>{labels.position(lock.position)}</p>}
        {lock.formula === 'corridor-1' && <p>{labels.bounds(lock.ahead, lock.behind)}</p>}
        <p>
          {lock.formula}: {formulaTexts[lock.formula]}
        </p>
      </Proof>
    </section>
  );
}

const card = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  padding: { base: '16', phone: '24' },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
});
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'max-content minmax(0, 1fr)' },
  columnGap: '24',
  rowGap: { base: '2', phone: '8' },
  '& dd': { marginBottom: { base: '8', phone: '0' } },
});
const term = css({ color: 'ink.muted' });
const words = css({ overflowWrap: 'anywhere' });
const figure = css({ textStyle: 'figure' });
