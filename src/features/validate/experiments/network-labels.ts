export const networkLabels = {
  title: 'By network',
  text: 'Where more than one came from the same network on one day. Addresses aren’t kept.',
  networkOf: 'Network of',
  excludedFor: (reason: string) => `Excluded: ${reason}`,
  exclude: 'Exclude',
  include: 'Include again',
  question: 'Exclude this network from the test?',
  consequence:
    'Everyone who came from it on that day counts neither as a visitor nor as a yes. An experiment that was already judged is judged again.',
  reason: 'Reason',
  missing: 'Give a reason.',
  cancel: 'Cancel',
  done: 'Excluded a network from the test.',
} as const;
