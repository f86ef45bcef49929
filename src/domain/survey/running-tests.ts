import type { Experiment } from '../experiment/experiment.ts';
import type { Reads } from '../log/reads.ts';
import { questionMeaningKey } from './asked-questions.ts';
import { countedAnswer } from './counted-answer.ts';
import type { Question, Survey } from './survey.ts';

type Test = Pick<Experiment, 'artefact' | 'lock' | 'closed'>;
type Asked = { readonly questions: readonly Question[]; readonly currency: string };

/** The experiments that count answers to a survey now. */
export const testsOn = ({ id }: Pick<Survey, 'id'>, experiments: Iterable<Test>): readonly Test[] =>
  [...experiments].filter(
    ({ artefact, lock, closed }) =>
      lock !== null && closed === null && artefact?.kind === 'survey' && artefact.id === id,
  );

/** The same, from the streams that a command reads. */
export const testsReading = (survey: Pick<Survey, 'id'>, reads: Reads): readonly Test[] =>
  testsOn(survey, reads.statesOf('experiment') as Iterable<Test>);

/** Whether an edit from `before` to `after` changes or removes a question whose answers some test counts. */
export const asksOtherwise = (tests: readonly Test[], before: Asked, after: Asked): boolean =>
  tests.some(({ artefact }) => {
    const counted = countedAnswer(artefact?.goal ?? '')?.question;
    const [was, becomes] = [before, after].map(({ questions, currency }) => {
      const question = questions.find(({ id }) => id === counted);
      return question && questionMeaningKey(question, currency);
    });
    return was !== becomes;
  });
