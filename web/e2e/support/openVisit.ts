import { randomUUID } from 'node:crypto'
import { functionLocations } from '@parley/functions/shared/regions/regions'
import type { LiveEvent } from '@parley/functions/shared/widget/widgetApi'
import { z } from 'zod'
import type { Region } from './accounts.ts'
import { freshNetwork } from './emulatorAuth.ts'

const sessionSchema = z.object({ token: z.string(), conversationId: z.string() })
const liveSchema: z.ZodType<LiveEvent> = z.custom<LiveEvent>(
  (event) => z.object({ type: z.string() }).safeParse(event).success,
)
const functionsOrigin = process.env['PARLEY_FUNCTIONS_ORIGIN'] ?? 'http://127.0.0.1:5001'

/** Opens a visitor without a browser, who sends the widget's requests. */
export async function openVisit(region: Region, agentId: string) {
  const origin = `${functionsOrigin}/demo-parley/${functionLocations[region]}/widget`
  const from = freshNetwork()
  const post = (path: string, body: object, signal: AbortSignal | null = null) =>
    fetch(origin + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': from },
      signal,
    })
  const response = await post('/session', { agentId, region })
  const { token, conversationId } = sessionSchema.parse(await response.json())

  return {
    conversationId,
    say: async (text: string, context: object = {}) =>
      (await post('/message', { token, clientMessageId: randomUUID(), text, context })).text(),
    askForPerson: async () => (await post('/handoff', { token })).text(),
    type: async (readAt = 0) => (await post('/presence', { token, isTyping: true, readAt })).text(),
    /** Collects the events of the conversation, until it is stopped. */
    listen: async () => {
      const stop = new AbortController()
      const response = await post('/listen', { token, since: Date.now() - 1_000 }, stop.signal)
      const events: LiveEvent[] = []
      const done = collect(response, events).catch(() => undefined)
      return {
        events,
        async stop() {
          stop.abort()
          await done
        },
      }
    },
  }
}

async function collect(response: Response, events: LiveEvent[]): Promise<void> {
  if (!response.body) return
  let rest = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    events.push(...lines.filter(Boolean).map((line) => liveSchema.parse(JSON.parse(line))))
  }
}
