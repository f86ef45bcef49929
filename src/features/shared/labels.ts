const count = new Intl.NumberFormat('en-US');
/** Which link: “Copy link 2 to the whole canvas”. */
const linkTo = (words: string, what: string, number: number | null): string =>
  `${words}${number === null ? '' : ` ${count.format(number)}`} to ${what}`;
const items = (n: number) => (n === 1 ? '1 item' : `${count.format(n)} items`);

/** Every text of sharing: the page behind a link, and the dialog that makes one. */
export const labels = {
  /** A drawing that nobody has described. */
  drawing: 'Drawing',
  page: {
    viewOnly: 'View only',
    ownerNote: 'Anyone with the link sees this page exactly as you do.',
    openInCanvas: 'Open in canvas',
    hint: 'Drag to pan, pinch or use + and − to zoom',
    zoomOut: 'Zoom out',
    showAll: 'Show all',
    zoomIn: 'Zoom in',
  },
  deadLink: {
    title: 'Link unavailable',
    explanation: 'This link has expired or was revoked. Ask the person who sent it.',
    home: 'Back to home',
  },
  dialog: {
    title: 'Share by link',
    scope: 'What to share',
    scopes: {
      frame: 'This frame',
      section: 'This section',
      group: 'This group',
      connected: 'This item and what it connects to',
      alone: 'Only this item',
      selection: (n: number) => `Selection (${items(n)})`,
      canvas: 'Whole canvas',
    },
    explanations: {
      holder: 'View-only. Anyone with the link can see it and its contents, including what you add later.',
      connected: 'View-only. Anyone with the link can see this item and what it’s connected to.',
      selection: 'View-only. Anyone with the link can see these items and what their frames contain, nothing else.',
      canvas: 'View-only. Anyone with the link can see everything on this canvas, including what you add later.',
    },
    tooMany: (most: number) => `Select up to ${count.format(most)} items, or share a frame or the whole canvas.`,
    preview: 'Preview',
    previewOf: (n: number) => `What people will see: ${items(n)}`,
    nothing: 'Nothing to see here yet.',
    tooLarge: 'Too large to preview. Open the link to see it.',
    expires: 'Link expires after',
    spans: { week: '7 days', month: '30 days', never: 'Never' },
    create: 'Create a link',
    createAnother: 'Create another link',
    late: 'The link will be ready once you’re back online. It doesn’t work yet.',
    links: 'Active links',
    link: (what: string, number: number | null) => linkTo('Link', what, number),
    copyLink: (what: string, number: number | null) => linkTo('Copy link', what, number),
    revokeLink: (what: string, number: number | null) => linkTo('Revoke link', what, number),
    whole: 'the whole canvas',
    several: (n: number) => items(n),
    neverExpires: 'Doesn’t expire',
    expiresOn: 'Expires ',
    revoke: 'Revoke',
    expired: (n: number) => (n === 1 ? '1 link has expired.' : `${count.format(n)} links have expired.`),
    revoking: {
      question: 'Revoke this link?',
      explanation: 'Anyone with this link will lose access. You can create a new one.',
    },
  },
} as const;
