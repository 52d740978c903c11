import { z } from 'zod'
import type { GraphResponse } from '../../domain/kernel/channels/Graph.ts'
import type {
  WhatsappAccess,
  WhatsappVendorTemplate,
  Whatsapp,
} from '../../domain/kernel/channels/Whatsapp.ts'
import { GraphClient, type GraphCall } from './graphClient.ts'
import { readMedia } from './readMedia.ts'
import { bodyOf, bodyOfTemplate } from './whatsappBodies.ts'

const doneSchema = z.unknown().transform((): true => true)
const numbersSchema = z
  .object({
    data: z.array(
      z.object({
        id: z.string(),
        display_phone_number: z.string(),
        verified_name: z.string().default(''),
        quality_rating: z.string().default(''),
        status: z.string().default(''),
      }),
    ),
  })
  .transform(({ data }) =>
    data.map((number) => ({
      phoneId: number.id,
      phoneNumber: number.display_phone_number,
      name: number.verified_name,
      quality: ['GREEN', 'YELLOW', 'RED'].includes(number.quality_rating) ? number.quality_rating : '',
      connection: number.status,
    })),
  )
/** Newer versions name an app under its own key; older ones directly. */
const subscriptionsSchema = z
  .object({
    data: z.array(
      z.object({
        id: z.string().optional(),
        whatsapp_business_api_data: z.object({ id: z.string() }).optional(),
        override_callback_uri: z.string().default(''),
      }),
    ),
  })
  .transform(({ data }) => {
    const urls = data.map(({ id, whatsapp_business_api_data: app, override_callback_uri: url }) => [
      app?.id ?? id ?? '',
      url,
    ])
    return z.record(z.string(), z.string()).parse(Object.fromEntries(urls))
  })
const mediaSchema = z.object({ url: z.url(), file_size: z.coerce.number().default(0) })
const templatesSchema = z
  .object({
    data: z.array(
      z.object({
        name: z.string(),
        language: z.string(),
        category: z.string().default(''),
        status: z.string().default(''),
        components: z.array(z.object({ type: z.string(), text: z.string().default('') })).default([]),
      }),
    ),
    /** `next` is missing on the last page. */
    paging: z
      .object({ next: z.string(), cursors: z.object({ after: z.string() }) })
      .optional()
      .catch(undefined),
  })
  .transform(({ data, paging }) => ({
    templates: data.map(({ components, ...template }) => ({
      ...template,
      body: components.find(({ type }) => type.toUpperCase() === 'BODY')?.text ?? '',
    })),
    after: paging?.cursors.after ?? '',
  }))
/**
 * The maximum number of pages with a hundred templates each; a business account has up to 250, or 6,000 once
 * Meta trusts it.
 */
const maxTemplatePages = 10

type SendRequest = <Schema extends z.ZodType>(
  access: WhatsappAccess,
  call: Omit<GraphCall<Schema>, 'token'>,
) => Promise<GraphResponse<z.output<Schema>>>

/**
 * Creates the client of WhatsApp over Meta's Graph API; each call has the rights, and the proof, of the app
 * that issued its token.
 */
export function whatsappApi(graphUrl: string, ourSecret = ''): Whatsapp {
  const request: SendRequest = ({ token, appSecret }, call) =>
    new GraphClient({ graphUrl, appSecret: appSecret || ourSecret }).request({ ...call, token })
  const post = (access: WhatsappAccess, path: string, body: object) =>
    request(access, { method: 'POST', path, body, result: doneSchema })

  return {
    numbersOf: (access, wabaId) =>
      request(access, {
        method: 'GET',
        path: `/${wabaId}/phone_numbers`,
        query: { fields: 'id,display_phone_number,verified_name,quality_rating,status', limit: '100' },
        result: numbersSchema,
      }),
    register: (access, phoneId, pin) =>
      post(access, `/${phoneId}/register`, { messaging_product: 'whatsapp', pin }),
    deregister: (access, phoneId) => post(access, `/${phoneId}/deregister`, {}),
    subscribe: (access, wabaId, { url, verifyToken }) =>
      post(access, `/${wabaId}/subscribed_apps`, {
        override_callback_uri: url,
        verify_token: verifyToken,
      }),
    unsubscribe: (access, wabaId) =>
      request(access, { method: 'DELETE', path: `/${wabaId}/subscribed_apps`, result: doneSchema }),
    subscriptions: (access, wabaId) =>
      request(access, { method: 'GET', path: `/${wabaId}/subscribed_apps`, result: subscriptionsSchema }),
    send: (access, sending) => post(access, `/${sending.phoneId}/messages`, bodyOf(sending)),
    showTyping: (access, phoneId, messageId) =>
      post(access, `/${phoneId}/messages`, {
        messaging_product: 'whatsapp',
        status: 'read',
        message_id: messageId,
        typing_indicator: { type: 'text' },
      }),
    async readFile(access, mediaId, maxBytes) {
      const path = `/${encodeURIComponent(mediaId)}`
      const response = await request(access, { method: 'GET', path, result: mediaSchema })
      if (response.refusal) return response
      const { url, file_size: bytes } = response.result
      if (bytes > maxBytes) return { result: undefined }
      return { result: await readMedia({ url, graphUrl, token: access.token }, maxBytes) }
    },
    templatesOf: (access, wabaId) => listTemplates(request, access, wabaId),
    createTemplate: (access, wabaId, template) =>
      post(access, `/${wabaId}/message_templates`, bodyOfTemplate(template)),
  }
}

/** Lists the templates of a business account, up to `maxTemplatePages` times a hundred. */
async function listTemplates(
  request: SendRequest,
  access: WhatsappAccess,
  wabaId: string,
): Promise<GraphResponse<WhatsappVendorTemplate[]>> {
  const templates: WhatsappVendorTemplate[] = []
  const fields = 'name,language,category,status,components'
  let after = ''
  for (let page = 0; page < maxTemplatePages; page++) {
    const response = await request(access, {
      method: 'GET',
      path: `/${wabaId}/message_templates`,
      query: { fields, limit: '100', ...(after && { after }) },
      result: templatesSchema,
    })
    if (response.refusal) return response
    templates.push(...response.result.templates)
    after = response.result.after
    if (!after) break
  }
  return { result: templates }
}
