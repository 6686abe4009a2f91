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

export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeProblem(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
