export const frameLabels = {
  title: 'Validate',
  example: 'Example',
  loading: 'Loading this view',
  choose: 'Choose an idea',
  chooseText: 'Each idea you’re exploring has its own assumptions, experiments and evidence.',
  list: 'Ideas you’re exploring',
  loadingList: 'Loading your ideas',
  partialTitle: 'Some of your ideas aren’t on this device yet',
  partial: 'They’ll load when you’re back online.',
  emptyTitle: 'Nothing to validate yet',
  empty: 'Pick an idea and start exploring it. Its assumptions will be here, ready to test.',
  toVault: 'Open the idea vault',
  missingTitle: 'We can’t find this idea',
  missing:
    'The link may be incomplete, belong to another account, or point to an idea you stopped exploring. None of your work is lost.',
  all: 'All ideas you’re exploring',
  assumptions: (count: number) =>
    count === 0 ? 'No assumptions yet' : `${count} ${count === 1 ? 'assumption' : 'assumptions'}`,
} as const;
