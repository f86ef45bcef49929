import { useSelector } from '@xstate/react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import { type Experiment, isReported, type Judged } from '#domain/experiment/experiment.ts';
import type { Quote } from '#domain/interview/interview.ts';
import { brokenSplit } from '#domain/judgement/broken-split.ts';
import { formulaOfInterval } from '#domain/judgement/judge-entries.ts';
import type { SubjectOf } from '#domain/team/doer.ts';
import { formulaTexts } from '#domain/verdict/formulas.ts';
import { judgedSentence, rangeSentence } from '#domain/verdict/test-sentence.ts';
import { versionsText } from '#domain/verdict/versions-text.ts';
import type { LearningActor } from '#machines/validate/learning.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { Proof } from '#ui/Proof.tsx';
import { useRights } from '#ui/rights.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { importedText } from './count-labels.ts';
import { learningLabels as labels, runLabels, verdictLabels } from './labels.ts';
import { rangeTexts } from './range-texts.ts';
import { ShareList } from './ShareList.tsx';

export interface LearningCardProps {
  readonly experiment: Experiment;
  readonly judged: Judged;
  /** Whether more than a third of what it counted came from three networks. */
  readonly isFromFewNetworks: boolean;
  readonly assumption: string;
  /** Who locked it, and who saw it; null for a founder who works alone. */
  readonly locked: string | null;
  readonly subjectOf: SubjectOf;
  /** How many would settle what stayed open, in all; null if no sample would, undefined while that is unknown. */
  readonly settling: number | null | undefined;
  /** Quotes from the interviews that were held for it. */
  readonly quotes: readonly Quote[];
  readonly learning: LearningActor;
  readonly evidenceHref: string;
  readonly decideHref: string;
}

/** Result of an experiment, filled in already; one sentence is asked for. */
export function LearningCard(props: LearningCardProps) {
  const { experiment, judged, isFromFewNetworks, assumption, locked, subjectOf, settling } = props;
  const { quotes, learning, evidenceHref, decideHref } = props;
  const { prediction, method, lock, closed, judgements, stoppedFor, result } = experiment;
  const { verdict, k, n, interval, formula } = judged;
  const words = countedWords[method];
  const broken = method === 'split' ? brokenSplit(judged.versions, judged.sent) : null;
  const asker = subjectOf(lock?.by);
  const says = lock && judgedSentence({ verdict, k, n, criterion: lock.criterion, interval, settling }, words, asker);
  const predictor = subjectOf(experiment.predictedBy);
  const versions = method === 'split' && !broken ? versionsText(judged.versions) : null;
  const mayEdit = useRights().edit;
  const draft = useSelector(learning, ({ context }) => context.draft);
  const isTooLong = useSelector(learning, (snapshot) => snapshot.matches('refused'));
  return (
    <section aria-labelledby="learning" className={card}>
      <header className={head}>
        <Heading level={2} size="subheading" id="learning">
          {labels.title}
        </Heading>
        <DateDisplay at={judged.at} />
      </header>
      <dl className={facts}>
        <dt className={term}>{labels.believed}</dt>
        <dd className={wrapped}>{assumption}</dd>
        {prediction !== null && (
          <>
            <dt className={term}>{labels.predicted(predictor)}</dt>
            <dd>
              {verdictLabels[prediction]}. {prediction === verdict ? labels.right(predictor) : labels.wrong}
            </dd>
          </>
        )}
        <dt className={term}>{labels.result}</dt>
        <dd className={outcome}>
          <Verdict verdict={verdict} />
          {isReported(method) && !experiment.isSample && <Badge>{labels.selfReported}</Badge>}
        </dd>
      </dl>
      <p>{says}</p>
      {lock && n > 0 && <p className={quiet}>{rangeSentence({ verdict, criterion: lock.criterion }, asker)}</p>}
      {versions !== null && <p>{versions}</p>}
      {broken && (
        <InlineMessage tone="warning" title={runLabels.brokenTitle}>
          {runLabels.broken(...broken)}
        </InlineMessage>
      )}
      {isFromFewNetworks && <InlineMessage tone="warning">{labels.fewNetworks}</InlineMessage>}
      <div className={quiet}>
        {locked !== null && <p className={wrapped}>{locked}</p>}
        {closed && (
          <p>
            {labels.closed[closed.for](
              subjectOf(closed.for === 'stopped' ? experiment.stoppedBy : experiment.reportedBy),
            )}
          </p>
        )}
        {stoppedFor !== null && <p className={wrapped}>{stoppedFor}</p>}
        {result?.imported && <p className={wrapped}>{importedText(result.imported)}</p>}
        {result !== null && result.note !== '' && <p className={wrapped}>{result.note}</p>}
        {judgements.length > 1 && <p>{labels.again(judgements.length)}</p>}
      </div>
      <ShareList title={runLabels.byVersion} shares={judged.versions} words={words} nameOf={runLabels.version} />
      <ShareList title={runLabels.bySource} shares={judged.sources} words={words} />
      {quotes.length > 0 && (
        <div>
          <Heading level={3} size="label">
            {labels.quotes}
          </Heading>
          <p className={css({ color: 'ink.muted', textStyle: 'small' })}>{labels.quotesCount}</p>
          <ul className={list}>
            {quotes.map(({ id, text, mark }) => (
              <li key={id} className={wrapped}>
                <Badge>{labels.marks[mark]}</Badge> “{text}”
              </li>
            ))}
          </ul>
        </div>
      )}
      <Proof>
        {judged.position !== null && <p>{labels.position(judged.position)}</p>}
        {judged.ranges.length > 0 && (
          <p>
            {labels.basedOn} {rangeTexts(judged.ranges).join(', ')}.
          </p>
        )}
        <p>{labels.interval(interval, formulaOfInterval(judged))}</p>
        <p>
          {formula}: {formulaTexts[formula]}
        </p>
      </Proof>
      {mayEdit && (
        <TextArea
          label={labels.learned}
          rows={2}
          description={labels.learnedHint}
          value={draft}
          error={isTooLong ? labels.tooLong : undefined}
          onChange={(text) => learning.send({ type: 'draft.changed', text })}
          onBlur={() => learning.send({ type: 'draft.submitted' })}
        />
      )}
      {!mayEdit && experiment.learning !== '' && (
        <dl className={facts}>
          <dt className={term}>{labels.learned}</dt>
          <dd className={wrapped}>{experiment.learning}</dd>
        </dl>
      )}
      <p className={ways}>
        <Link href={evidenceHref}>{labels.evidence}</Link>
        <Link href={decideHref}>{labels.decide}</Link>
      </p>
    </section>
  );
}

const card = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  minWidth: '0',
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
const ways = css({ display: 'flex', flexWrap: 'wrap', columnGap: '24', rowGap: '8' });
const term = css({ color: 'ink.muted' });
const wrapped = css({ overflowWrap: 'anywhere' });
const outcome = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const quiet = css({ color: 'ink.muted', textStyle: 'small', _empty: { display: 'none' } });
const list = css({ display: 'flex', flexDirection: 'column', gap: '8', marginTop: '8' });
