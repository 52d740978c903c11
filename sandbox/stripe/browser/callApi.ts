export interface ApiOptions {
  origin: string
  key: string
  stripeAccount?: string | undefined
}

export type ResponseBody = Record<string, unknown>

/**
 * Calls the sandbox's Stripe as Stripe.js does: with a plain form that contains the key, so that no preflight
 * is needed.
 */
export async function callApi(
  options: ApiOptions,
  route: string,
  params: object = {},
): Promise<ResponseBody> {
  const [method, path] = route.split(' ')
  const form = new URLSearchParams()
  append(form, '', { key: options.key, _stripe_account: options.stripeAccount, ...params })
  const url = `${options.origin}${path}`
  try {
    const response = await (method === 'GET'
      ? fetch(`${url}?${form.toString()}`)
      : fetch(url, { method: 'POST', body: form }))
    return toBody(await response.json())
  } catch {
    const message =
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}

export function toBody(value: unknown): ResponseBody {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** Appends nested values in brackets, without empty ones. */
function append(form: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return form.append(name, String(value))
  for (const [key, inner] of Object.entries(value)) append(form, name === '' ? key : `${name}[${key}]`, inner)
}
