import { showBankChallenge } from './showBankChallenge.ts'
import { callApi, toBody, type ResponseBody, type ApiOptions } from './callApi.ts'

export type Kind = 'payment_intent' | 'setup_intent'
export type IntentResult =
  | { error: ResponseBody }
  | { paymentIntent: ResponseBody }
  | { setupIntent: ResponseBody }

/** Returns the id and kind of the intent that a client secret belongs to. */
export function intentOf(clientSecret: string): { id: string; kind: Kind; path: string } {
  const [id = ''] = clientSecret.split('_secret_')
  const kind = id.startsWith('seti_') ? 'setup_intent' : 'payment_intent'
  return { id, kind, path: `/v1/${kind}s/${id}` }
}

function resultOf(kind: Kind, body: ResponseBody): IntentResult {
  if (body.error !== undefined) return { error: toBody(body.error) }
  return kind === 'payment_intent' ? { paymentIntent: body } : { setupIntent: body }
}

export async function retrieveIntent(options: ApiOptions, clientSecret: string): Promise<IntentResult> {
  const { kind, path } = intentOf(clientSecret)
  return resultOf(kind, await callApi(options, `GET ${path}`, { client_secret: clientSecret }))
}

/** Confirms an intent, and shows the challenge of the bank when it is required. */
export async function confirmIntent(
  options: ApiOptions,
  clientSecret: string,
  params: object,
  handlesActions = true,
): Promise<IntentResult> {
  const { kind, path } = intentOf(clientSecret)
  const body = await callApi(options, `POST ${path}/confirm`, { ...params, client_secret: clientSecret })
  return handlesActions && body.status === 'requires_action'
    ? answerBank(options, clientSecret)
    : resultOf(kind, body)
}

/** Shows the challenge, and returns the intent after it. */
export async function answerBank(options: ApiOptions, clientSecret: string): Promise<IntentResult> {
  const { kind, path } = intentOf(clientSecret)
  const before = await callApi(options, `GET ${path}`, { client_secret: clientSecret })
  if (before.status === 'requires_action') {
    const body = {
      key: options.key,
      account: options.stripeAccount,
      client_secret: clientSecret,
      outcome: await showBankChallenge(),
    }
    await fetch(`${options.origin}/sandbox/stripe/challenge`, { method: 'POST', body: JSON.stringify(body) })
  }
  const after = await callApi(options, `GET ${path}`, { client_secret: clientSecret })
  const failure =
    after.status === 'requires_payment_method'
      ? (after.last_payment_error ?? after.last_setup_error)
      : undefined
  return failure ? { error: { ...toBody(failure), [kind]: after } } : resultOf(kind, after)
}
