import type { ReactNode } from 'react';
import { offeredPalettes } from '#domain/page/offered-palettes.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { isSamePalette } from '#domain/page/palettes.ts';
import { closingDayOf, closingOf } from '#domain/survey/closing.ts';
import { onceRules, type Survey, surveyLanguages, surveyLimits } from '#domain/survey/survey.ts';
import type { SurveyCommandData } from '#domain/survey/survey-commands.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { LineField } from '#ui/LineField.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { currencies } from './currencies.ts';
import { settingsLabels as labels } from './labels.ts';

export interface SurveySettingsDialogProps {
  readonly survey: Survey;
  /** Whether a test counts its answers now. */
  readonly isTested: boolean;
  /** Where its theme is chosen. */
  readonly theme: ReactNode;
  /** Each change takes effect at once. */
  readonly onSet: (change: SurveyCommandData<'SetSurvey'>) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const own = 'own';

/** The title, who asks, the look, and who may answer until when. */
export default function SurveySettingsDialog({
  survey,
  isTested,
  theme,
  onSet,
  onRemove,
  onClose,
}: SurveySettingsDialogProps) {
  const { title, by, consent, currency, palette, language, once, closesAt, quota } = survey;
  const offered = offeredPalettes(isPageTheme(survey.theme) ? survey.theme : null);
  const known = offered.find((each) => isSamePalette(each.palette, palette));
  const longer = (most: number, fault: string) => (text: string) => (oneLine(text).length > most ? fault : undefined);
  return (
    <Dialog title={labels.title} isOpen onClose={onClose} place="side">
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <LineField
          label={labels.name}
          value={title}
          fault={(text) =>
            oneLine(text) === '' || oneLine(text).length > surveyLimits.title ? labels.nameFault : undefined
          }
          onSet={(value) => onSet({ title: value })}
        />
        <LineField
          label={labels.by}
          description={labels.byHint}
          value={by}
          fault={longer(surveyLimits.by, labels.byFault)}
          onSet={(value) => onSet({ by: value })}
        />
        <LineField
          label={labels.consent}
          description={labels.consentHint}
          value={consent}
          fault={longer(surveyLimits.consent, labels.consentFault)}
          onSet={(value) => onSet({ consent: value })}
        />
        <Select
          label={labels.language}
          description={labels.languageHint}
          options={[
            { value: own, label: labels.languageOfReader },
            ...surveyLanguages.map((value) => ({ value, label: labels.languages[value] })),
          ]}
          value={language ?? own}
          onChange={(value) => onSet({ language: value === own ? null : value })}
        />
        <RadioGroup
          label={labels.once}
          description={isTested ? labels.onceTested : undefined}
          isDisabled={isTested}
          options={onceRules.toSorted(asListed).map((value) => ({ value, ...labels.onceRules[value] }))}
          value={once}
          onChange={(value) => onSet({ once: value })}
        />
        <LineField
          label={labels.closes}
          type="date"
          unfinished={labels.closesFault}
          description={labels.closesHint}
          value={closesAt === null ? '' : closingDayOf(closesAt)}
          onSet={(day) => onSet({ closesAt: closingOf(day) })}
        />
        <LineField
          label={labels.quota}
          inputMode="numeric"
          description={labels.quotaHint}
          value={quota === null ? '' : `${quota}`}
          fault={(text) => (text.trim() === '' || isQuota(Number(text)) ? undefined : labels.quotaFault)}
          onSet={(text) => onSet({ quota: text.trim() === '' ? null : Number(text) })}
        />
        {theme}
        <Select
          label={labels.palette}
          options={[
            ...offered.map(({ name }) => ({ value: name, label: name })),
            ...(known ? [] : [{ value: own, label: labels.ownPalette }]),
          ]}
          value={known?.name ?? own}
          onChange={(name) => {
            const chosen = offered.find((each) => each.name === name);
            if (chosen) onSet({ palette: { ...chosen.palette } });
          }}
        />
        <Select
          label={labels.currency}
          description={labels.currencyHint}
          options={[...new Set([...currencies, currency])].map((value) => ({ value, label: nameOf(value) }))}
          value={currency}
          onChange={(value) => onSet({ currency: value })}
        />
        <section aria-label={labels.remove} className={part}>
          <Heading level={3}>{labels.remove}</Heading>
          <p className={css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' })}>{labels.removeNote}</p>
          <Button variant="danger" onPress={onRemove}>
            {labels.remove}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

/** Rules in the order in which founders are offered them. */
const order = Object.keys(labels.onceRules);
const asListed = (a: string, b: string): number => order.indexOf(a) - order.indexOf(b);

const isQuota = (quota: number): boolean => Number.isInteger(quota) && quota >= 1 && quota <= surveyLimits.quota;

const names = new Intl.DisplayNames('en-US', { type: 'currency' });
const nameOf = (currency: string): string => `${names.of(currency) ?? currency} (${currency})`;

const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' });
