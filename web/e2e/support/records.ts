import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { conversationSchema, type Conversation } from '@parley/functions/shared/chat/conversation'
import { knowledgeSourceSchema } from '@parley/functions/shared/knowledge/knowledge'
import { leadSchema, type Lead } from '@parley/functions/shared/chat/leads'
import { paths } from '@parley/functions/shared/paths'
import { presenceSchema, type Presence } from '@parley/functions/shared/chat/presence'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { z } from 'zod'
import type { AgentForTest } from './agentWith.ts'

const visitSchema = z.object({
  page: z.string(),
  referrer: z.string(),
  browser: z.string(),
  platform: z.string(),
  country: z.string(),
})

/** Returns the stored data of an agent's visitors, without the security rules. */
export function recordsOf({ region, agentId }: AgentForTest) {
  const database = getFirestore(
    getApps()[0] ?? initializeApp({ projectId: 'demo-parley' }),
    databaseIds[region],
  )
  const read = async (path: string) =>
    (await database.collection(path).get()).docs.map((document) => document.data())
  return {
    conversations: async (): Promise<Conversation[]> =>
      (await read(paths.conversations(agentId))).map((data) => conversationSchema.parse(data)),
    leads: async (): Promise<Lead[]> =>
      (await read(paths.leads(agentId))).map((data) => leadSchema.parse(data)),
    visits: async () => (await read(`voiceglow/${agentId}/visits`)).map((data) => visitSchema.parse(data)),
    /** Waits for the only conversation that starts with these words, and returns it. */
    async conversation(beginning: string): Promise<Conversation> {
      return eventually(`a conversation with “${beginning}”`, async () => {
        const [only, another] = (await this.conversations()).filter(({ window }) =>
          window.some(({ text }) => text.startsWith(beginning)),
        )
        if (another) throw new Error(`Several conversations have “${beginning}”`)
        return only
      })
    },
    knowledgeIsRead: (): Promise<true> =>
      eventually(
        'knowledge that is ready',
        async () =>
          (await read(paths.knowledgeSources(agentId))).every(
            (data) => knowledgeSourceSchema.parse(data).state === 'ready',
          ) || undefined,
      ),
    presence: async (conversationId: string, who: string): Promise<Omit<Presence, 'ID'> | undefined> => {
      const document = await database.doc(paths.presence(agentId, conversationId, who)).get()
      return document.exists ? presenceSchema.omit({ ID: true }).parse(document.data()) : undefined
    },
    /** Stores a presence as an operator's browser does. */
    notePresence: async (conversationId: string, presence: Presence): Promise<void> => {
      await database.doc(paths.presence(agentId, conversationId, presence.ID)).set(presence)
    },
  }
}

/** Waits for a value and returns it. */
async function eventually<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`There is not ${what}`)
}
