/** An answer that a handler gives by throwing it. `message` is for people, `code` for programs. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string | number;

  constructor(statusCode: number, code: string | number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
  }
}
