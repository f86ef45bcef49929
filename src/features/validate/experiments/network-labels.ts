export const networkLabels = {
  title: 'By network',
  text: 'Networks, such as an office’s or a home’s, that brought more than one on the same day. IP addresses aren’t kept.',
  networkOn: 'A network on',
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
