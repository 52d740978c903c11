import { z } from 'zod'
import type { GraphResponse } from '../../domain/kernel/channels/Graph.ts'
import type { GrantedPage, MetaFile, MetaMessage, MetaPages } from '../../domain/kernel/channels/Meta.ts'
import type { GraphClient } from './graphClient.ts'

/** The subscribed webhook fields of a page and its Instagram account. */
const subscribedFields = [
  'messages',
  'messaging_postbacks',
  'messaging_referrals',
  'message_deliveries',
  'message_reads',
  'message_echoes',
  'message_edits',
  'messaging_handovers',
  'standby',
]
const pageFields = 'id,name,access_token,tasks,picture{url},instagram_business_account{id,username}'
/** The maximum number of result pages: the first 500 Facebook pages of a person. */
const maxPages = 5

const accountSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    access_token: z.string().default(''),
    tasks: z.array(z.string()).default([]),
    picture: z.object({ data: z.object({ url: z.string().default('') }) }).optional(),
    instagram_business_account: z.object({ id: z.string(), username: z.string().default('') }).optional(),
  })
  .transform(
    ({
      id,
      name,
      access_token: token,
      tasks,
      picture,
      instagram_business_account: instagram,
    }): GrantedPage => ({
      pageId: id,
      pageName: name,
      pictureUrl: picture?.data.url ?? '',
      igPageId: instagram?.id ?? '',
      igPageName: instagram?.username ?? '',
      token,
      mayAnswer: token !== '' && tasks.includes('MESSAGING'),
    }),
  )
const accountsSchema = z.object({
  data: z.array(accountSchema),
  paging: z
    .object({
      cursors: z.object({ after: z.string().default('') }).optional(),
      next: z.string().optional(),
    })
    .optional(),
})
const subscriptionSchema = z
  .object({
    data: z.array(z.object({ id: z.string(), subscribed_fields: z.array(z.string()).default([]) })),
  })
  .transform(({ data }) => data)
const doneSchema = z.object({ success: z.boolean().optional() })
const sentSchema = z.object({ message_id: z.string() })
const nameSchema = z
  .object({
    name: z.string().default(''),
    first_name: z.string().default(''),
    last_name: z.string().default(''),
  })
  .transform(({ name, first_name: first, last_name: last }) => name || [first, last].join(' ').trim())

/** Creates the calls about pages and their messages. */
export function metaPagesApi(graph: GraphClient, appId: string): MetaPages {
  const subscription = (pageId: string) => `/${pageId}/subscribed_apps`
  const messages = (pageId: string) => `/${pageId}/messages`
  return {
    list: (token) => listPages(graph, token),
    subscribe: (pageId, token) =>
      graph.request({
        method: 'POST',
        path: subscription(pageId),
        token,
        body: { subscribed_fields: subscribedFields },
        result: doneSchema,
      }),
    async readSubscription(pageId, token) {
      const response = await graph.request({
        method: 'GET',
        path: subscription(pageId),
        token,
        result: subscriptionSchema,
      })
      if (response.refusal) return response
      return { result: response.result.find(({ id }) => id === appId)?.subscribed_fields ?? [] }
    },
    unsubscribe: (pageId, token) =>
      graph.request({ method: 'DELETE', path: subscription(pageId), token, result: doneSchema }),
    send: ({ pageId, token, personId, key, isHumanAgent }, message) =>
      graph.request({
        method: 'POST',
        path: messages(pageId),
        token,
        body: {
          recipient: { id: personId },
          ...(isHumanAgent
            ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
            : { messaging_type: 'RESPONSE' }),
          message: { ...contentOf(message), metadata: key },
        },
        result: sentSchema,
      }),
    show: ({ pageId, token, personId }, action) =>
      graph.request({
        method: 'POST',
        path: messages(pageId),
        token,
        body: { recipient: { id: personId }, sender_action: action },
        result: z.object({}),
      }),
    readName: (personId, token) =>
      graph.request({
        method: 'GET',
        path: `/${personId}`,
        token,
        query: { fields: 'name,first_name,last_name' },
        result: nameSchema,
      }),
  }
}

/** Lists the pages that a person granted, up to `maxPages` times a hundred. */
async function listPages(graph: GraphClient, token: string): Promise<GraphResponse<GrantedPage[]>> {
  const pages: GrantedPage[] = []
  let after = ''
  for (let count = 0; count < maxPages; count++) {
    const query = { fields: pageFields, limit: '100', ...(after && { after }) }
    const response = await graph.request({
      method: 'GET',
      path: '/me/accounts',
      token,
      query,
      result: accountsSchema,
    })
    if (response.refusal) return response
    const { data, paging } = response.result
    pages.push(...data)
    after = paging?.next ? (paging.cursors?.after ?? '') : ''
    if (after === '') break
  }
  return { result: pages }
}

/** The types that Meta shows as a picture; it shows all others as a file. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif'])

function contentOf(message: MetaMessage | MetaFile): object {
  if ('file' in message) {
    const { type, url } = message.file
    return { attachment: { type: shown.has(type) ? 'image' : 'file', payload: { url, is_reusable: false } } }
  }
  const { text, quickReplies } = message
  const replies = quickReplies.map((reply) => ({ content_type: 'text', ...reply }))
  return { text, ...(replies.length > 0 && { quick_replies: replies }) }
}
