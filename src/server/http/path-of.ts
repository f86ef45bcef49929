/** The path of a request, without the host that its first line may name: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]*/i, '');
