/** Headers for an image that founders sent: it is shown as that, opened as nothing else, and embedded by us alone. */
export const imageHeaders = (type: string, bytes: number): Readonly<Record<string, string | number>> => ({
  'content-length': bytes,
  'content-disposition': `inline; filename="image.${type.slice('image/'.length)}"`,
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});
