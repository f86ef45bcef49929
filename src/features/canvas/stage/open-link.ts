/** Opens a web address from a text in a tab of its own, which learns nothing of this one. */
export function openLink(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer');
}
