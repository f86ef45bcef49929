import { type Idea, type IdeaStatus, ideaLimits } from '#domain/idea/idea.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import type { CompareActor } from '#machines/vault/compare.machine.ts';
import type { EvidenceOfIdeas } from '#machines/vault/select-evidence.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { RatingField } from '#ui/RatingField.tsx';
import { ComparedRow } from './ComparedRow.tsx';
import { columnsFor } from './columns-for.ts';
import { comparedEvidence, comparedRatings, comparedScores, comparedTexts } from './compared-facts.ts';
import { labels } from './labels.ts';

export interface CompareDialogProps {
  readonly compare: CompareActor;
  /** The compared ideas that are still there. */
  readonly ideas: readonly Idea[];
  readonly criteria: readonly Criterion[];
  readonly evidence: EvidenceOfIdeas;
  readonly statusLabels: Readonly<Record<IdeaStatus, string>>;
  /** Leads to the criteria, where there are none yet. */
  readonly onAskCriteria: () => void;
}

/** Two or three ideas beside each other, below each other on a phone. */
export function CompareDialog({ compare, ideas, criteria, evidence, statusLabels, onAskCriteria }: CompareDialogProps) {
  const leave = () => compare.send({ type: 'comparison.left' });
  const scores = comparedScores(ideas, criteria);
  const stands = comparedEvidence(ideas, evidence);
  return (
    <Dialog
      title={labels.title}
      place="wide"
      isOpen
      onClose={leave}
      footer={<Button onPress={leave}>{labels.done}</Button>}
    >
      <div className={css({ display: 'flex', flexDirection: 'column' })}>
        <ul aria-label={labels.ideas} className={cx(head, columnsFor(ideas.length))}>
          {ideas.map(({ id, title }) => (
            <li key={id} className={css({ fontWeight: 'strong', overflowWrap: 'anywhere' })}>
              {title}
            </li>
          ))}
        </ul>
        {comparedTexts(ideas, ({ status }) => statusLabels[status]).map(({ name, values, differs }) => (
          <ComparedRow
            key={name}
            name={labels[name]}
            ideas={ideas}
            differs={differs}
            render={(_, n) => values[n] || <span className={css({ color: 'ink.muted' })}>{labels.empty}</span>}
            isEmpty={values.every((value) => value === '')}
          />
        ))}
        <ComparedRow
          name={labels.evidence}
          ideas={ideas}
          differs={stands.differs}
          highest={stands.highest}
          render={({ id }, n) => (
            <EvidenceText score={stands.values[n] ?? null} basis={evidence.get(id)?.assumption.text} />
          )}
        />
        {comparedRatings(ideas, criteria).map(({ criterion, values, differs, highest }) => (
          <ComparedRow
            key={criterion.id}
            name={criterion.name}
            note={labels.weight(criterion.weight)}
            ideas={ideas}
            differs={differs}
            highest={highest}
            render={({ id, title }, n) => (
              <RatingField
                label={labels.ratingOf(criterion.name, title)}
                isLabelHidden
                max={ideaLimits.ratingMax}
                value={values[n] ?? null}
                onChange={(rating) => compare.send({ type: 'idea.rated', id, criterion: criterion.id, rating })}
              />
            )}
          />
        ))}
        {criteria.length > 0 ? (
          <ComparedRow
            name={labels.score}
            ideas={ideas}
            differs={scores.differs}
            highest={scores.highest}
            render={(_, n) => <ScoreText score={scores.values[n] ?? null} />}
          />
        ) : (
          <section
            className={css({ py: '16', display: 'flex', flexDirection: 'column', gap: '8', alignItems: 'start' })}
          >
            <Heading level={3} size="label">
              {labels.score}
            </Heading>
            <p className={css({ color: 'ink.muted' })}>{labels.noCriteria}</p>
            <Button size="small" onPress={onAskCriteria}>
              {labels.setCriteria}
            </Button>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface EvidenceTextProps {
  readonly score: number | null;
  /** The assumption that it is the score of. */
  readonly basis: string | undefined;
}

function EvidenceText({ score, basis }: EvidenceTextProps) {
  if (score === null) return labels.noEvidence;
  return (
    <>
      <span className={css({ textStyle: 'figure.large' })}>{labels.evidenceText(score)}</span>
      <span className={css({ color: 'ink.muted' })}>{basis}</span>
    </>
  );
}

function ScoreText({ score }: { readonly score: number | null }) {
  if (score === null) return labels.notRated;
  return <span className={css({ textStyle: 'figure.large' })}>{labels.scoreText(score)}</span>;
}

const head = css({
  display: { base: 'flex', tablet: 'grid' },
  flexDirection: 'column',
  gap: { base: '4', tablet: '24' },
  position: { base: 'static', tablet: 'sticky' },
  top: '0',
  zIndex: 'raised',
  py: '12',
  background: 'surface',
  borderBottom: 'control',
});
