const figures = new Intl.NumberFormat('en-US');

export const labels = {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${figures.format(unread)} unread`),
  count: (unread: number) => (unread > 99 ? '99+' : `${unread}`),
  new: 'New',
  empty: 'Nothing yet. When an experiment is judged, or someone answers your feedback, it shows up here.',
  failed: 'Your notifications can’t be loaded right now.',
  loading: 'Loading your notifications',
  more: 'Show older',
  settings: 'Notification settings',
} as const;
