const figures = new Intl.NumberFormat('en-US');

export const labels = {
  title: 'News',
  subscribe: 'Subscribe by RSS',
  loading: 'Loading the news',
  retry: 'Try again',
  new: 'New',
  category: 'Category',
  allCategories: 'All',
  markAll: 'Mark all as read',
  unread: (count: number) => (count === 0 ? 'You’re all caught up' : `${figures.format(count)} unread`),
  /** In the navigation, where there is little room. */
  badge: (count: number) => (count > 99 ? '99+' : `${count}`),
  empty: {
    title: 'Nothing published yet',
    text: 'Articles will show up here. A number next to News tells you when there’s something new.',
  },
  offline: {
    title: 'You’re offline',
    lastList: 'This is the last list we loaded. Articles open when you’re back online.',
    nothing: 'Articles aren’t saved on this device, but your ideas are. You can keep working on them.',
  },
  failed: {
    title: 'Can’t load the news',
    text: 'The server with the articles isn’t responding. Your ideas aren’t affected.',
  },
  unsavedReads: {
    title: 'Couldn’t sync what you’ve read',
    text: (count: number) =>
      count === 1
        ? '1 article is marked as read in this tab only. Elsewhere it’s still new.'
        : `${figures.format(count)} articles are marked as read in this tab only. Elsewhere they’re still new.`,
  },
  unknownReads: {
    title: 'Can’t load what you’ve read',
    text: 'Nothing is marked as new, but you can still read the articles.',
  },
} as const;
