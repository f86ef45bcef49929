export const labels = {
  title: 'Profile',
  noName: 'No name yet',
  since: 'Member since ',
  loading: 'Loading your profile',
  private: 'Only you can see this page.',
  change: 'Change your name, picture, and account',
  stats: { title: 'Your stats', loading: 'Loading your stats', ideas: 'Ideas', archived: 'Archived' },
} as const;
