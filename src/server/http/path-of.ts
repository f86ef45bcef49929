/** The path of a request, without the host that its first line may name: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]*/i, '');

/** The query of such a path with its question mark; empty if it has none. */
export const queryOf = (path: string): string => (path.includes('?') ? path.slice(path.indexOf('?')) : '');
