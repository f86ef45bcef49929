import type { PageGoal } from '#domain/page/page.ts';

/** Texts of a published page that its founder did not write. */
export const pageLabels = {
  email: 'Email',
  honeypot: 'Leave this empty',
  required: 'required',
  optional: 'optional',
  report: 'Report this page',
  sections: 'Sections',
  privacy: 'Privacy',
  noCharge: 'You won’t be charged now. We’ll email you when it’s ready.',
  retention: 'Your answers are kept for up to 24 months, then erased. Ask us, and we’ll erase them at once.',
  mailedRetention:
    'We’ll send you one email to confirm your address. Your answers are kept for up to 24 months, then erased. Each email has a link that removes you at once.',
  door: {
    heading: (name: string) => `Continue with ${name}?`,
    price: (price: string) => `Price: ${price}`,
    noCharge: 'You won’t be charged.',
    button: 'Continue',
  },
  back: 'Back to the page',
  place: (place: number) => `You’re number ${place} in line.`,
  invite: 'Know someone who’d like this too? Share this link:',
  mailedRetentionOfTwo:
    'We’ll send you one email to confirm your address, and one when you have. Your answers are kept for up to 24 months, then erased. Each email has a link that removes you at once.',
  problems: 'That didn’t work yet',
  madeWith: 'Made with Groundwork',
  consent: (title: string) => `Email me about ${title}. I can be removed at any time.`,
  button: {
    'sign-up': 'Sign up',
    'fake-door': 'Get it',
    'pre-order': 'Pre-order',
  } satisfies Record<PageGoal, string>,
} as const;
