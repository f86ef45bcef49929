import { useQuery } from '@tanstack/react-query';
import { planLimits } from '#domain/account/plan-limits.ts';
import { assetLimits } from '#domain/assets/asset.ts';
import { ideaLimits } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { fileLimits } from '#domain/survey/answer-file.ts';
import { bytesText } from '#domain/text/bytes-text.ts';
import { Link } from '#ui/Link.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAccountQueries } from './account-queries.ts';
import { FigureRows } from './FigureRows.tsx';
import { billingLabels, count } from './labels.ts';
import { ReadFailure } from './ReadFailure.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The plan and the figures as they are. Nothing is sold, so there is nothing to press. */
export function BillingScreen() {
  const { data, isError, refetch } = useQuery(useAccountQueries().usage);
  return (
    <SettingsFrame current="settings.billing">
      <SettingsSection title={billingLabels.plan}>
        <p>
          {billingLabels.free} <Link href={buildPath({ name: 'pricing' })}>{billingLabels.planLink}</Link>
        </p>
      </SettingsSection>
      <SettingsSection title={billingLabels.usage}>
        {data && (
          <FigureRows
            label={billingLabels.usage}
            rows={[
              { ...billingLabels.ideas, figure: count(data.ideas) },
              { ...billingLabels.explored, figure: count(data.projects) },
              { ...billingLabels.events, figure: billingLabels.used(data.events, planLimits.facts) },
              { ...billingLabels.storage, figure: bytesText(data.storedBytes) },
              {
                name: billingLabels.images.name,
                figure: billingLabels.used(data.images, assetLimits.workspaceImages),
                note: billingLabels.images.note(data.imageBytes, assetLimits.workspaceBytes),
              },
              {
                name: billingLabels.files.name,
                figure: count(data.files),
                note: billingLabels.files.note(data.fileBytes, fileLimits.workspace),
              },
            ]}
          />
        )}
        {!data && isError && <ReadFailure onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton label={billingLabels.loading} shape="rows" />}
      </SettingsSection>
      <SettingsSection title={billingLabels.limits} description={billingLabels.limitsNote}>
        <FigureRows
          label={billingLabels.limits}
          rows={[
            { name: billingLabels.ideaTitle, figure: count(ideaLimits.title), note: billingLabels.characters },
            { name: billingLabels.ideaProblem, figure: count(ideaLimits.problem), note: billingLabels.characters },
          ]}
        />
      </SettingsSection>
    </SettingsFrame>
  );
}
