import { countedWords } from '#domain/experiment/counted-words.ts';
import { learningSentence } from '#domain/experiment/learning-text.ts';
import type { Predecessor, Tested } from '#domain/lineage/lineage-of.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { SubjectOf } from '#domain/team/doer.ts';
import { judgedSentence } from '#domain/verdict/test-sentence.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { lineageLabels as labels } from './labels.ts';

export interface BeforePivotProps {
  /** The one before first. */
  readonly predecessors: readonly Predecessor[];
  readonly subjectOf: SubjectOf;
}

/** Promises of the ideas before this one, and the results of their tests. */
export function BeforePivot({ predecessors, subjectOf }: BeforePivotProps) {
  if (predecessors.length === 0) return null;
  return (
    <section aria-labelledby="before-pivot" className={column}>
      <Heading level={2} size="subheading" id="before-pivot">
        {labels.before}
      </Heading>
      {predecessors.map((each) => (
        <Before key={each.project.id} predecessor={each} subjectOf={subjectOf} />
      ))}
    </section>
  );
}

interface BeforeProps {
  readonly predecessor: Predecessor;
  readonly subjectOf: SubjectOf;
}

function Before({ predecessor: { project, title, pitch, believed, tested }, subjectOf }: BeforeProps) {
  const left = believed.filter(({ carriedTo }) => carriedTo === null).length;
  return (
    <div className={column}>
      {pitch !== '' && <p className={prose}>{labels.pitch(title, pitch)}</p>}
      {tested.length === 0 ? (
        <p className={muted}>{labels.untested}</p>
      ) : (
        <ul aria-label={labels.tests(title)}>
          {tested.map((each) => (
            <li key={each.experiment.id} className={row}>
              <Link
                href={buildPath({
                  name: 'validate',
                  params: { projectId: project.id, view: 'experiments', id: each.experiment.id },
                })}
              >
                {labels.test(each)}
              </Link>
              <p>{sentenceOf(each, subjectOf)}</p>
              {each.experiment.learning !== '' && <p className={muted}>{learningSentence(each.experiment.learning)}</p>}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p className={muted}>{labels.staysBehind(left)}</p>}
    </div>
  );
}

/** "Supported: 7 of 9 said yes (37% to 97%), you had asked for 30%." */
function sentenceOf({ experiment: { lock, method }, judged }: Tested, subjectOf: SubjectOf): string {
  return judgedSentence({ ...judged, criterion: lock.criterion }, countedWords[method], subjectOf(lock.by));
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' });
const prose = css({ maxWidth: 'prose', overflowWrap: 'anywhere' });
const muted = css({ color: 'ink.muted' });
const row = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlock: '8',
  borderBottom: 'hairline',
  overflowWrap: 'anywhere',
});
