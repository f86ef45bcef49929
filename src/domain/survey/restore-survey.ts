import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { isOrderKey } from '../order/keys-between.ts';
import { evolveSurvey } from './evolve-survey.ts';
import { liveQuestion } from './question-order.ts';
import { cleanText, removeQuestions, restoreQuestions, setQuestion } from './question-rules.ts';
import type { Survey } from './survey.ts';
import { surveyCommands } from './survey-commands.ts';
import type { SurveyFact } from './survey-facts.ts';
import { setAsGiven, setSurveyRemoved } from './survey-rules.ts';

type Wanted = Readonly<Record<string, Json>>;

/**
 * Leads fields to wanted values: the survey's own first, then what comes back, where it lies and what it says, and at last
 * what goes. All of them, or none.
 */
export function restoreSurvey(survey: Survey, wanted: Wanted, reads: Reads): Decision<SurveyFact> {
  const draft = new Draft(survey, reads);
  const { settings, questions } = bySubject(wanted);
  const ids = (removed: boolean): readonly string[] =>
    [...questions].flatMap(([id, fields]) => (fields['removed'] === removed ? [id] : []));
  const reason =
    draft.settings(settings) ??
    draft.take(restoreQuestions(draft.survey, ids(false))) ??
    draft.contents(questions) ??
    draft.take(removeQuestions(draft.survey, ids(true)));
  return reason ? reject(reason) : accept(...draft.facts);
}

function bySubject(wanted: Wanted): { settings: Wanted; questions: ReadonlyMap<string, Wanted> } {
  const settings: Record<string, Json> = {};
  const questions = new Map<string, Record<string, Json>>();
  for (const [name, value] of Object.entries(wanted)) {
    const [subject, first = '', aspect = ''] = name.split(':');
    if (subject === 'survey') settings[first] = value;
    else questions.set(first, { ...questions.get(first), [aspect]: value });
  }
  return { settings, questions };
}

/** A survey with the facts that have been decided so far. */
class Draft {
  survey: Survey;
  readonly facts: SurveyFact[] = [];
  readonly #reads: Reads;

  constructor(survey: Survey, reads: Reads) {
    this.survey = survey;
    this.#reads = reads;
  }

  take(decision: Decision<SurveyFact>): Rejection | undefined {
    if (decision.kind === 'rejected') return decision.reason;
    for (const each of decision.facts) {
      this.survey = evolveSurvey(this.survey, { ...each, at: this.survey.changedAt }, '') ?? this.survey;
      this.facts.push(each);
    }
    return undefined;
  }

  settings({ removed, ...settings }: Wanted): Rejection | undefined {
    const data = surveyCommands.SetSurvey.schema.safeParse(settings);
    if (!data.success) return 'invalid-data';
    const filed = typeof removed === 'boolean' ? this.take(setSurveyRemoved(this.survey, removed)) : undefined;
    return filed ?? this.take(setAsGiven(this.survey, data.data, this.#reads));
  }

  contents(questions: ReadonlyMap<string, Wanted>): Rejection | undefined {
    for (const [id, { removed: _, order, title, help, ...settings }] of questions) {
      const reason = this.order(id, order) ?? this.text(id, 'title', title) ?? this.text(id, 'help', help);
      if (reason) return reason;
      if (Object.keys(settings).length === 0) continue;
      const data = surveyCommands.SetQuestion.schema.safeParse({ question: id, ...settings });
      const unset = data.success ? this.take(setQuestion(this.survey, data.data)) : 'invalid-data';
      if (unset) return unset;
    }
    return undefined;
  }

  order(id: string, order: Json | undefined): Rejection | undefined {
    if (order === undefined) return undefined;
    if (typeof order !== 'string' || !isOrderKey(order)) return 'invalid-data';
    if (!liveQuestion(this.survey, id)) return 'question-missing';
    return this.take(accept(fact('QuestionsMoved', { questions: [{ id, order }] })));
  }

  text(id: string, field: 'title' | 'help', text: Json | undefined): Rejection | undefined {
    if (text === undefined) return undefined;
    const cleaned = typeof text === 'string' ? cleanText(field, text) : undefined;
    if (cleaned === undefined) return 'invalid-data';
    if (!liveQuestion(this.survey, id)) return 'question-missing';
    return this.take(accept(fact('QuestionTextEdited', { question: id, field, text: cleaned })));
  }
}
