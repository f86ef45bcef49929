import { useQuery } from '@tanstack/react-query';
import { planLimits } from '#domain/account/plan-limits.ts';
import { assetLimits } from '#domain/assets/asset.ts';
import { ideaLimits } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { Link } from '#ui/Link.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAccountQueries } from './account-queries.ts';
import { bytesText } from './bytes-text.ts';
import { FigureRows } from './FigureRows.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const count = (figure: number): string => figure.toLocaleString('en-GB');

/** The plan and the figures as they are. Nothing is sold, so there is nothing to press. */
export function BillingScreen() {
  const { data, isError, refetch } = useQuery(useAccountQueries().usage);
  return (
    <SettingsFrame current="settings.billing">
      <SettingsSection title="Your plan">
        <p>
          Free: 0 €, no card, no end date. There is no other plan, so nothing is ever charged.{' '}
          <Link href={buildPath({ name: 'pricing' })}>What the plan holds</Link>
        </p>
      </SettingsSection>
      <SettingsSection title="What you use">
        {data && (
          <FigureRows
            label="What you use"
            rows={[
              { name: 'Ideas', figure: count(data.ideas), note: 'Ever captured, archived ones included. No limit.' },
              { name: 'Explored', figure: count(data.projects), note: 'Explorations ever begun. No limit.' },
              { name: 'Events', figure: count(data.events), note: 'Every change that was recorded. No limit.' },
              { name: 'Storage', figure: bytesText(data.storedBytes), note: 'Of those events. No limit.' },
              {
                name: 'Images',
                figure: bytesText(data.imageBytes),
                note: `${count(data.images)} ever added to a canvas, of ${bytesText(assetLimits.workspaceBytes)} and ${count(assetLimits.workspaceImages)} at most.`,
              },
            ]}
          />
        )}
        {!data && isError && <ReadFailure onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton label="Loading what you use" shape="rows" />}
      </SettingsSection>
      <SettingsSection title="Limits" description="The same for everybody.">
        <FigureRows
          label="Limits"
          rows={[
            { name: 'Title of an idea', figure: count(ideaLimits.title), note: 'characters' },
            { name: 'Problem of an idea', figure: count(ideaLimits.problem), note: 'characters' },
            {
              name: 'Requests',
              figure: count(planLimits.callsPerMinute),
              note: 'a minute, over all your devices',
            },
            { name: 'One request', figure: '1 MiB', note: `with up to ${planLimits.commandsPerRequest} changes` },
          ]}
        />
      </SettingsSection>
    </SettingsFrame>
  );
}
