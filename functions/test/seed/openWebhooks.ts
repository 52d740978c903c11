import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { readConfig } from '../../src/config/readConfig.ts'
import { ClaimOwners } from '../../src/domain/chat/channels/accounts/ClaimOwners.ts'
import { storeInteraction } from '../../src/domain/chat/channels/discord/storeInteraction.ts'
import { storePageEvents } from '../../src/domain/chat/channels/meta/storePageEvents.ts'
import { receive } from '../../src/domain/chat/channels/incoming/receive.ts'
import { readUpdate } from '../../src/domain/chat/channels/telegram/readUpdate.ts'
import { verifyWebhook } from '../../src/domain/chat/channels/telegram/webhookSecret.ts'
import { WhatsappReceiver } from '../../src/domain/chat/channels/whatsapp/WhatsappReceiver.ts'
import type { Ports } from '../../src/domain/kernel/ports/ports.ts'

/** The configuration of the functions that will serve this world. */
export const servedConfig = readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' })

const ofTelegram = /\/v2\/agents\/([\w-]+)\/telegram-webhook$/

/**
 * Replaces the functions while the world is created: the sandbox's webhooks are handled with the same
 * code, at the world's own time. `hearPage` handles messages of a person whom the sandbox does not play.
 */
export async function openWebhooks(ports: Ports) {
  const { apiUrls, meta, signing } = servedConfig
  const claimOwners = new ClaimOwners(ports)
  const whatsapp = new WhatsappReceiver(ports, signing, claimOwners)
  const storePageEvent = (kind: 'messenger' | 'instagram', payload: unknown) =>
    storePageEvents({ ports, signing, claimOwners, appId: meta?.appId ?? '' }, kind, payload)

  async function handle(path: string, payload: unknown, header: string): Promise<object> {
    if (path.endsWith('/discord/interactions'))
      return storeInteraction({ ports, signing, claimOwners }, payload)
    const agentId = ofTelegram.exec(path)?.[1]
    if (agentId) await handleTelegram(agentId, payload, header)
    else if (isOf(payload, 'whatsapp_business_account')) await whatsapp.receive(payload)
    else await storePageEvent(isOf(payload, 'instagram') ? 'instagram' : 'messenger', payload)
    return {}
  }

  async function handleTelegram(agentId: string, payload: unknown, header: string): Promise<void> {
    const { region, botId: account } = verifyWebhook(signing, agentId, header)
    const read = readUpdate(payload, ports.now())
    if (!read) return
    const { chatId: address, incoming } = read
    await receive({ ports, signing }, { region, agentId, kind: 'telegram', account, address, incoming })
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', apiUrls.na)
    const challenge = searchParams.get('hub.challenge')
    if (challenge !== null) return response.end(challenge)
    readPosted(request, ports.now())
      .then((payload) =>
        handle(pathname, payload, String(request.headers['x-telegram-bot-api-secret-token'])),
      )
      .then(
        (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
        (error: unknown) => {
          console.error('The seed could not hear what a stand-in has posted', error)
          response.writeHead(503).end()
        },
      )
  })
  await once(server.listen(Number(new URL(apiUrls.na).port), '127.0.0.1'), 'listening')
  return {
    hearPage: storePageEvent,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Replaces the sandbox's timestamps with the world's time. */
async function readPosted(request: IncomingMessage, now: number): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const seconds = Math.floor(now / 1_000)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'), (key, value: unknown) => {
    if (key === 'date') return seconds
    if (key === 'timestamp') return typeof value === 'string' ? String(seconds) : now
    return value
  })
}

function isOf(payload: unknown, object: string): boolean {
  return typeof payload === 'object' && payload !== null && 'object' in payload && payload.object === object
}
