const whatIsCounted =
  'Which screens you open, and when an idea is captured, moved or archived. Never what you write or who you are.';

export const labels = {
  question: {
    title: 'Can we count which features you use?',
    yes: 'Yes, count me',
    no: 'No, thanks',
    text: `${whatIsCounted} You can change your answer in `,
    settings: 'Settings',
    between: '. The ',
    policy: 'privacy policy',
    after: ' has the details.',
  },
  setting: {
    title: 'Usage analytics',
    text: `${whatIsCounted} This applies to this device until you sign out.`,
    on: 'Count me',
    off: 'Don’t count me',
    notAsked: 'Your browser asks sites not to track you, so nothing you do here is counted.',
  },
} as const;
