import { traitsOf } from '#domain/survey/question-kinds.ts';
import { type Option, otherOf, type Question, surveyLimits } from '#domain/survey/survey.ts';
import { Button } from '#ui/Button.tsx';
import { LineList } from './LineList.tsx';
import { fieldLabels as labels } from './labels.ts';

export interface OptionFieldsProps {
  readonly question: Question;
  readonly newId: () => string;
  readonly onSet: (options: Option[]) => void;
}

const words = {
  title: labels.options,
  line: labels.option,
  add: labels.addOption,
  up: labels.optionUp,
  remove: labels.removeOption,
};

/** Fields for the options; a choice may have one that takes words. */
export function OptionFields({ question: { kind, options }, newId, onSet }: OptionFieldsProps) {
  const { answer } = traitsOf({ kind });
  const mayTakeOther = answer === 'choice' || answer === 'choices';
  return (
    <LineList {...{ words, newId, onSet }} lines={options} most={surveyLimits.options} longest={surveyLimits.option}>
      {mayTakeOther && otherOf({ kind, options }) === undefined && (
        <div>
          <Button
            size="small"
            isDisabled={options.length >= surveyLimits.options}
            onPress={() =>
              onSet([...options.map((each) => ({ ...each })), { id: newId(), label: labels.other, other: true }])
            }
          >
            {labels.addOther}
          </Button>
        </div>
      )}
    </LineList>
  );
}
