import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import jetBrainsMono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createActor } from 'xstate';
import type { PublicData } from '#domain/content/public-data.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { Location } from '#domain/routes/routes.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import type { ReportStyle } from '#drawing/report/report-style.ts';
import { fileTheme } from '#features/canvas/export/file-theme.ts';
import { LandingScreen } from '#features/landing/LandingScreen.tsx';
import { LandingStory } from '#features/landing/LandingStory.tsx';
import { PricingScreen } from '#features/pricing/PricingScreen.tsx';
import { ArticleExample } from '#features/resources/examples/ArticleExample.tsx';
import { PublicContent } from '#features/resources/PublicContent.tsx';
import { DeadLinkScreen } from '#features/shared/DeadLinkScreen.tsx';
import { SharedDrawing } from '#features/shared/SharedDrawing.tsx';
import { SharedScreen } from '#features/shared/SharedScreen.tsx';
import { landingIdeaMachine } from '#machines/landing/landing-idea.machine.ts';
import { interFiles } from '#ui/theme/inter-files.ts';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

/** Theme for the server's own drawings: light paper, like in a file. */
export const drawingTheme = fileTheme('light');

/** How a report that is read by its link looks. */
export const reportLook: ReportStyle = {
  themes: { light: drawingTheme, dark: fileTheme('dark') },
  fonts: { text: interFiles.latin, display: bricolage, mono: jetBrainsMono },
};

/** Content of a public address, the same for everybody. */
export interface PublicView {
  readonly place: Location;
  /** Whether accounts can be created and used. */
  readonly isOpen: boolean;
  readonly data?: PublicData | undefined;
  /** The node that a link shows; null if the link opens nothing. */
  readonly shared?: SharedNode | null | undefined;
}

/** The markup of a public page, the same that the browser draws, so that it can take it over. Runs on the server. */
export async function render(view: PublicView): Promise<string> {
  // As in App: the screen, no splash, no toasts.
  const page = (
    <>
      <ScreenFrame place={view.place} Layout={PublicLayout} isOpen={view.isOpen} isFounder={false}>
        {screenOf(view)}
      </ScreenFrame>
      {false}
      {false}
    </>
  );
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

function screenOf({ place, isOpen, data, shared }: PublicView): ReactNode {
  if (shared) {
    return (
      <SharedScreen shared={shared} projectId={place.params['projectId'] ?? ''}>
        <SharedDrawing node={shared.node} title={shared.project.title} />
      </SharedScreen>
    );
  }
  if (shared === null) return <DeadLinkScreen homeHref={buildPath({ name: 'landing' })} />;
  if (data) return <PublicContent data={data} drawExample={(name) => <ArticleExample name={name} />} />;
  if (place.name === 'pricing') return <PricingScreen />;
  const idea = createActor(landingIdeaMachine);
  return <LandingScreen isOpen={isOpen} idea={idea} story={<LandingStory idea={idea} isOpen={isOpen} />} />;
}
