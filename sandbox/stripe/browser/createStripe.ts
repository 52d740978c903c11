import { callApi, toBody, type ResponseBody, type ApiOptions } from './callApi.ts'
import { readAddress } from './elements/addressFields.ts'
import { readCard } from './elements/cardFields.ts'
import type { StandInElement } from './elements/createElement.ts'
import { createElements, type ElementsOptions, type StandInElements } from './elements/createElements.ts'
import { installRules } from './elements/theme.ts'
import { answerBank, confirmIntent, intentOf, retrieveIntent, type IntentResult } from './intents.ts'

interface MethodParams {
  type?: string
  card?: StandInElement
  billing_details?: object
  metadata?: object
  elements?: StandInElements
  params?: { billing_details?: object; metadata?: object }
}

interface ConfirmOptions {
  elements?: StandInElements
  clientSecret?: string
  confirmParams?: {
    return_url?: string
    payment_method?: string
    payment_method_data?: { billing_details?: object }
  }
  redirect?: 'always' | 'if_required'
}

interface CardData {
  payment_method?: string | { card: StandInElement; billing_details?: object }
  setup_future_usage?: string
}

let hasRules = false

/** Returns what `Stripe(key)` does: the part of Stripe.js that pages use, connected to the sandbox. */
export function createStripe(
  origin: string,
  key: string,
  { stripeAccount }: { stripeAccount?: string } = {},
) {
  if (!key.startsWith('pk_test_')) throw new Error('The sandbox takes publishable test keys alone: pk_test_…')
  if (!hasRules) installRules()
  hasRules = true
  const options: ApiOptions = { origin, key, stripeAccount }

  async function createPaymentMethod({
    elements,
    params,
    card,
    ...plain
  }: MethodParams): Promise<{ paymentMethod: ResponseBody } | { error: ResponseBody }> {
    const source = card ?? elements?.getElement('payment') ?? elements?.getElement('card')
    if (!source) return refuse('There is no card or payment element to read.')
    if (!source.isComplete())
      return refuse(
        source.fields.map((field) => field.problem()).find(Boolean) ?? 'Your card number is incomplete.',
      )
    const given = { ...plain, ...params }
    const address = elements?.getElement('address')
    const body = await callApi(options, 'POST /v1/payment_methods', {
      type: 'card',
      card: readCard(source.fields),
      billing_details: { ...(address && readAddress(address.fields)), ...given.billing_details },
      metadata: given.metadata,
    })
    return body.error === undefined ? { paymentMethod: body } : { error: toBody(body.error) }
  }

  /** Confirms a payment or a set-up: creates the method from the elements, confirms the intent, redirects. */
  async function confirm({
    elements,
    confirmParams = {},
    redirect = 'always',
    ...given
  }: ConfirmOptions): Promise<IntentResult> {
    const clientSecret = given.clientSecret ?? elements?.clientSecret()
    if (clientSecret === undefined) return refuse('The client secret is missing.')
    const { return_url: returnUrl, payment_method: saved, payment_method_data: data } = confirmParams
    const method = saved ?? (await methodOf({ ...(elements && { elements }), params: data ?? {} }))
    if (typeof method !== 'string') return method
    const result = await confirmIntent(options, clientSecret, { payment_method: method })
    if (redirect === 'always' && returnUrl !== undefined && !('error' in result))
      leave(returnUrl, clientSecret)
    return result
  }

  async function confirmCard(
    clientSecret: string,
    data: CardData = {},
    { handleActions = true } = {},
  ): Promise<IntentResult> {
    const { payment_method: given, setup_future_usage: usage } = data
    const method = typeof given === 'object' ? await methodOf({ type: 'card', ...given }) : given
    if (typeof method === 'object') return method
    return confirmIntent(
      options,
      clientSecret,
      { payment_method: method, setup_future_usage: usage },
      handleActions,
    )
  }

  async function methodOf(params: MethodParams): Promise<string | { error: ResponseBody }> {
    const created = await createPaymentMethod(params)
    return 'error' in created ? created : String(created.paymentMethod.id)
  }

  return {
    elements: (given?: ElementsOptions) => createElements(given),
    createPaymentMethod,
    createToken: () => Promise.resolve(refuse('The sandbox has no tokens of cards: make a payment method.')),
    confirmPayment: confirm,
    confirmSetup: confirm,
    confirmCardPayment: confirmCard,
    confirmCardSetup: confirmCard,
    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(options, clientSecret),
    retrieveSetupIntent: (clientSecret: string) => retrieveIntent(options, clientSecret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => answerBank(options, clientSecret),
    handleCardAction: (clientSecret: string) => answerBank(options, clientSecret),
    _registerWrapper: () => {},
    registerAppInfo: () => {},
  }
}

function refuse(message: string): { error: ResponseBody } {
  return { error: { type: 'validation_error', message } }
}

function leave(returnUrl: string, clientSecret: string): void {
  const { id, kind } = intentOf(clientSecret)
  const url = new URL(returnUrl)
  url.searchParams.set(kind, id)
  url.searchParams.set(`${kind}_client_secret`, clientSecret)
  url.searchParams.set('redirect_status', 'succeeded')
  window.location.assign(url)
}
