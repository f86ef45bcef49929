import { buildPath } from '#domain/routes/build-path.ts';
import { listLabels as labels } from '#features/page-builder/labels.ts';
import { PagesFrame } from '#features/page-builder/PagesFrame.tsx';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useRights } from '#ui/rights.ts';
import { useRestOfWorkspace } from '../../use-rest-of-workspace.ts';
import { useNewPage } from './use-new-page.tsx';

export interface NoPageProps {
  readonly projectId: string;
  /** The address says which page, and it isn't there. */
  readonly isNamed: boolean;
}

/** An idea without a page, or an address of a page that is not in this account, or not yet. */
export function NoPage({ projectId, isNamed }: NoPageProps) {
  const { ideas, ask, dialog } = useNewPage();
  const { edit: mayEdit } = useRights();
  const rest = useRestOfWorkspace();
  const idea = ideas.find(({ id }) => id === projectId);
  const isMissing = isNamed || !idea;
  return (
    <div className={room}>
      <PagesFrame about={idea?.title} rest={rest}>
        {rest === undefined && (
          <EmptyState
            title={isMissing ? labels.missingTitle : labels.noPageTitle}
            drawing={<PlotDrawing />}
            actions={
              <>
                {idea && mayEdit && (
                  <Button variant="primary" onPress={() => ask(projectId)}>
                    {labels.newPage}
                  </Button>
                )}
                <ButtonLink href={buildPath({ name: 'page-builder' })}>{labels.all}</ButtonLink>
              </>
            }
          >
            {isMissing ? labels.missing : labels.noPage}
          </EmptyState>
        )}
        {dialog}
      </PagesFrame>
    </div>
  );
}

const room = css({
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '32' },
  paddingBlock: '24',
});
