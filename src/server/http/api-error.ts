/** An answer that a handler gives by throwing it. `message` is for people, `code` for programs. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string | number;
  /** Seconds; becomes the header `Retry-After`. */
  readonly retryAfterS: number | undefined;
  /** That the answer has besides. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    statusCode: number,
    code: string | number,
    message: string,
    retryAfterS?: number,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfterS = retryAfterS;
    this.headers = headers;
  }
}
