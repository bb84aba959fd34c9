import type { ErrorCode } from '../../shared/protocol/rooms';

/** A request that cannot be served: status and the one word the caller gets as `{ error }`. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
  ) {
    super(code);
  }
}

/** The answer to the caller for an error; null when it is not the caller's fault. */
export function problemOf(error: unknown): HttpProblem | null {
  if (error instanceof HttpProblem) return error;
  // Parts of koa throw errors with a status of their own.
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  switch (error.status) {
    case 404:
      return new HttpProblem(404, 'not-found');
    case 413:
      return new HttpProblem(413, 'too-large');
    default:
      return typeof error.status === 'number' && error.status >= 400 && error.status < 500
        ? new HttpProblem(error.status, 'bad-request')
        : null;
  }
}
