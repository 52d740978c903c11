import { z } from 'zod'
import { readContract } from '../../contracts/readContract.ts'
import { graphApp } from '../graphApp.ts'
import { graphRefusals, type Act, type GraphCall, type GraphResult } from '../graphCall.ts'
import type { GraphError } from '../graphError.ts'
import { sendMessage } from './sendMessage.ts'
import type { WhatsappAccount, WhatsappAccounts, WhatsappNumber } from './WhatsappAccounts.ts'
import { confirmUrl } from './confirmUrl.ts'

const pinSchema = z.object({ pin: z.string().regex(/^\d{6}$/) })
const subscribeSchema = z.object({
  override_callback_uri: z.string().default(''),
  verify_token: z.string().default(''),
})
const templateSchema = z.object({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  components: z.array(
    z.object({
      type: z.string(),
      text: z.string().default(''),
      example: z.object({ body_text: z.array(z.array(z.string())) }).optional(),
    }),
  ),
})

const done: GraphResult = { result: { success: true } }
const wrong = (message: string): GraphResult => ({ error: { code: 100, message } })

/** Returns the business account that a token was given for. */
function accountOf(accounts: WhatsappAccounts, { token }: GraphCall): WhatsappAccount | undefined {
  if (!token) return undefined
  if (token.kind === 'own') return accounts.account(token.page)
  const isAllowed = token.scopes.includes('whatsapp_business_management')
  return isAllowed ? accounts.account(`16${token.user.slice(2)}`) : undefined
}

/** The calls of WhatsApp's Cloud API, by how the ids in their paths begin: numbers 10, accounts 16, files 19. */
export function whatsappCalls(accounts: WhatsappAccounts) {
  const contract = readContract('channels/whatsapp.json')
  const problems = (schema: string, body: unknown): GraphError | undefined => {
    const found = contract.isPresent ? contract.problems(schema, body) : []
    return found.length > 0 ? { code: 100, message: `(#100) ${found.join('; ')}` } : undefined
  }

  /** Wraps a handler so that it gets the number, which must be one of the token's account. */
  const onNumber =
    (
      act: (
        call: GraphCall,
        number: WhatsappNumber,
        account: WhatsappAccount,
      ) => GraphResult | Promise<GraphResult>,
    ): Act =>
    (call) => {
      const account = accountOf(accounts, call)
      const number = account?.numbers.find(({ phoneId }) => phoneId === call.params['id'])
      return account && number ? act(call, number, account) : { error: graphRefusals.unknown }
    }
  const onAccount =
    (act: (call: GraphCall, account: WhatsappAccount) => GraphResult | Promise<GraphResult>): Act =>
    (call) => {
      const account = accountOf(accounts, call)
      return account && account.wabaId === call.params['id']
        ? act(call, account)
        : { error: graphRefusals.unknown }
    }

  return {
    messages: onNumber((call, number, account) => {
      const isMark = z.object({ status: z.string() }).safeParse(call.body).success
      const error = problems(isMark ? 'MarkMessageRequestPayload' : 'Message', call.body)
      if (error) return { error }
      if (isMark) return done
      const isReady = number.pin !== '' || call.token?.kind === 'own'
      if (!isReady) return { error: { code: 133_010, message: '(#133010) Account not registered' } }
      return sendMessage(accounts, account, number, call.body)
    }),
    register: onNumber(({ body }, number) => {
      const error = problems('WhatsAppBusinessPhoneNumberRegistrationRequest', body)
      if (error) return { error }
      const { pin } = pinSchema.parse(body)
      if (number.pin !== '' && number.pin !== pin)
        return { error: { code: 133_005, message: '(#133005) Two step verification PIN Mismatch' } }
      number.pin = pin
      return done
    }),
    deregister: onNumber((_call, number) => {
      number.pin = ''
      return done
    }),
    numbers: onAccount((call, account) => {
      const data = account.numbers.map(({ phoneId: id, shown, pin }) => ({
        id,
        display_phone_number: shown,
        verified_name: `Sandbox ${id.slice(-3)}`,
        quality_rating: 'GREEN',
        status: pin !== '' || call.token?.kind === 'own' ? 'CONNECTED' : 'PENDING',
      }))
      return { result: { data } }
    }),
    subscribe: onAccount(async ({ body, token }, account) => {
      const error = problems('SubscriptionRequest', body)
      if (error || token?.kind === 'own') return { error: error ?? graphRefusals.unknown }
      const { override_callback_uri: url, verify_token: word } = subscribeSchema.parse(body)
      const isConfirmed = await confirmUrl(url, word)
      if (!isConfirmed) return { error: { code: 2_200, message: '(#2200) Callback verification failed' } }
      account.subscriptions.set(graphApp.id, { url, secret: graphApp.secret })
      return done
    }),
    subscriptions: onAccount((_call, account) => {
      const apps = [...account.subscriptions].filter(([id]) => id === graphApp.id)
      const data = apps.map(([id, { url }]) => ({
        whatsapp_business_api_data: { id, name: 'Sandbox' },
        override_callback_uri: url,
      }))
      return { result: { data } }
    }),
    unsubscribe: onAccount((_call, account) => {
      account.subscriptions.delete(graphApp.id)
      return done
    }),
    templates: onAccount((_call, account) => {
      const data = account.templates.map(({ body, ...template }) => ({
        ...template,
        status: 'APPROVED',
        components: [{ type: 'BODY', text: body }],
      }))
      return { result: { data } }
    }),
    createTemplate: onAccount(({ body }, account) => {
      const error = problems('CreateTemplateRequest', body)
      if (error) return { error }
      const { components, ...template } = templateSchema.parse(body)
      const [first] = components
      const text = first?.text ?? ''
      const variables = new Set(text.match(/\{\{\d+\}\}/g))
      if (variables.size !== (first?.example?.body_text[0]?.length ?? 0))
        return wrong('Message template "components" param is missing expected field(s)')
      if (
        account.templates.some(
          ({ name, language }) => name === template.name && language === template.language,
        )
      )
        return wrong('There is already a template with that name and language')
      account.templates.push({ ...template, body: text })
      return { result: { id: String(Date.now()), status: 'APPROVED', category: template.category } }
    }),
    media: ((call) => {
      const file = call.token && accounts.file(call.params['id'] ?? '')
      if (!file) return { error: graphRefusals.unknown }
      const url = `${call.origin}/graph/whatsapp/media/${file.id}`
      const about = { id: file.id, mime_type: file.type, file_size: String(file.content.length) }
      return { result: { messaging_product: 'whatsapp', url, ...about } }
    }) satisfies Act,
  }
}
