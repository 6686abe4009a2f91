/** Error as Stripe's API answers it (docs.stripe.com/api/errors). */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
  }

  get body() {
    return { error: { type: 'invalid_request_error', ...this.details, message: this.message } };
  }
}

/** Error for an unknown id in a call to Stripe: status 404 for an id in the path, 400 for one in a parameter. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeProblem(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
