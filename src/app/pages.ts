import type { ComponentType } from 'react';
import type { Location, RouteName } from '#domain/routes/routes.ts';
import { namedExport } from '#ui/named-export.ts';
import type { PageProps } from './page-props.ts';

type LoadPage = () => Promise<{ readonly default: ComponentType<PageProps> }>;

const publicContent: LoadPage = () => import('./pages/PublicContentPage.tsx');

/** A route has one page; only a canvas and the list of them share theirs. */
export type PageName = RouteName | 'canvas-list';

/** Which page draws a place. */
export const pageNameOf = ({ name, params }: Location): PageName =>
  name === 'canvas' && !params['projectId'] ? 'canvas-list' : name;

/** The pages; each is fetched when a place of it is first reached. */
export const pages: Readonly<Record<PageName, LoadPage>> = {
  landing: () => import('./pages/LandingPage.tsx'),
  'sign-in': () => import('./pages/SignInPage.tsx'),
  'sign-up': () => import('./pages/SignUpPage.tsx'),
  'forgot-password': namedExport(() => import('./pages/LinkPages.tsx'), 'ForgotPasswordPage'),
  'reset-password': () => import('./pages/ResetPasswordPage.tsx'),
  'auth.send-link': namedExport(() => import('./pages/LinkPages.tsx'), 'SendLinkPage'),
  'auth.verify': namedExport(() => import('./pages/LinkPages.tsx'), 'CompleteLinkPage'),
  'auth.action': () => import('./pages/AuthActionPage.tsx'),
  join: () => import('./pages/team/JoinPage.tsx'),
  connect: () => import('./pages/ConnectPage.tsx'),
  onboarding: () => import('./pages/OnboardingPage.tsx'),
  home: () => import('./pages/HomePage.tsx'),
  'idea-vault': () => import('./pages/IdeaVaultPage.tsx'),
  'idea-vault.idea': () => import('./pages/IdeaPage.tsx'),
  'not-found': namedExport(() => import('./pages/PublicContentPage.tsx'), 'NotFoundPage'),
  pricing: namedExport(() => import('./pages/PublicContentPage.tsx'), 'PricingPage'),
  resources: publicContent,
  'resources.entry': publicContent,
  'resources.terms-of-use': publicContent,
  'resources.support': publicContent,
  'resources.privacy-policy': publicContent,
  shared: () => import('./pages/SharedPage.tsx'),
  canvas: () => import('./pages/CanvasPage.tsx'),
  'canvas-list': () => import('./pages/CanvasListPage.tsx'),
  'page-builder': () => import('./pages/page-builder/PageListPage.tsx'),
  'page-builder.project': () => import('./pages/page-builder/PageBuilderPage.tsx'),
  validate: () => import('./pages/validate/ValidatePage.tsx'),
  toolkit: () => import('./pages/toolkit/ToolkitPage.tsx'),
  reports: () => import('./pages/reports/ReportsPage.tsx'),
  news: () => import('./pages/NewsPage.tsx'),
  feedback: () => import('./pages/feedback/FeedbackPage.tsx'),
  profile: () => import('./pages/ProfilePage.tsx'),
  'settings.account': () => import('./pages/AccountPage.tsx'),
  'settings.billing': namedExport(() => import('./pages/SettingsPages.tsx'), 'BillingPage'),
  'settings.notifications': namedExport(() => import('./pages/SettingsPages.tsx'), 'NotificationsPage'),
  'settings.team': () => import('./pages/team/TeamPage.tsx'),
};
