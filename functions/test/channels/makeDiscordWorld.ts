import { discordAdapter } from '../../src/domain/chat/channels/discord/discordAdapter.ts'
import { connectDiscord } from '../../src/domain/chat/channels/discord/connectDiscord.ts'
import { threadSchema } from '../../src/domain/kernel/channels/Thread.ts'
import { discordApi } from '../../src/providers/discord/discordApi.ts'
import { discordChannelSchema } from '../../src/shared/channels/channels.ts'
import { conversationSchema } from '../../src/shared/chat/conversation.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { readDocument, readQuery } from '../../src/store/documents.ts'
import { discordServers } from './discordServers.ts'
import { agentWith, makePorts } from '../factories.ts'
import { scriptedModel } from '../chat/scriptedModel.ts'

/** Creates an agent with a server of the sandbox's Discord; the clock moves while threads are served. */
export async function makeDiscordWorld(
  region: Region,
  sandboxUrl: string,
  text = 'A short answer.',
  smartInit = true,
) {
  const agent = await agentWith(region, {}, { smartInit })
  const { agentId, caller } = agent
  const server = await discordServers(() => sandboxUrl).makeServer()
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const discord = discordApi({
    baseUrl: `${sandboxUrl}/discord`,
    applicationId: '1100000000000000001',
    botToken: 'sandbox-discord-bot-token',
  })
  const languageModel = scriptedModel({ text })
  const ports = makePorts({ discord, now, languageModel })
  ports.channels = { discord: discordAdapter(ports, discord) }
  const { channelId, webhookUrl } = server
  const connect = (
    given: Partial<{ channelId: string; webhookUrl: string }> = {},
    who = caller,
    id = agentId,
    at = region,
  ) => connectDiscord(ports, who, { region: at, agentId: id, channelId, webhookUrl, ...given })
  const record = async () =>
    (await readDocument(region, paths.discordChannel(agentId), discordChannelSchema))?.data
  /** Serves all threads, as the functions' queue does. */
  const serve = async () => {
    for (const { path } of await readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)) {
      const threadId = path.slice(path.lastIndexOf('/') + 1)
      await ports.tasks.enqueue('serveThread', { region, agentId, threadId, run: crypto.randomUUID() })
    }
    for (let round = 0; round < 6 && ports.tasks.waiting.length > 0; round++) {
      await ports.tasks.runDue(now())
      clock.ahead += 10_000
    }
  }
  const conversations = async () =>
    (await readQuery(region, `voiceglow/${agentId}/convos`, conversationSchema)).map(({ data }) => data)
  return { ...agent, server, ports, connect, record, serve, conversations, clock, languageModel }
}
