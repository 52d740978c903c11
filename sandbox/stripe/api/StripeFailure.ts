/** An error of Stripe: the status, and the `error` of the body. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: object
  payment_method?: object
  setup_intent?: object
}

export class StripeFailure extends Error {
  readonly status: number
  readonly error: ErrorBody

  constructor(status: number, error: ErrorBody) {
    super(error.message)
    this.status = status
    this.error = {
      ...error,
      ...(error.code && {
        doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}`,
      }),
    }
  }
}

/** Creates the failure of an invalid request. */
export function invalid(
  message: string,
  rest: Pick<ErrorBody, 'code' | 'param'> & { status?: number } = {},
): StripeFailure {
  const { status = 400, ...fields } = rest
  return new StripeFailure(status, { type: 'invalid_request_error', message, ...fields })
}

/** Creates the failure of an unknown id: 404 when it is in the path, 400 when a parameter has it. */
export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  return invalid(`No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
    status: param === 'id' ? 404 : 400,
  })
}
