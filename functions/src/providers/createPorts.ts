import type { Config } from '../config/readConfig.ts'
import type { Ports } from '../domain/kernel/ports/ports.ts'
import { discordApi } from './discord/discordApi.ts'
import { dnsOverHttps } from './dns/dnsOverHttps.ts'
import { fcmPush } from './fcm/fcmPush.ts'
import { safeFetch } from './fetch/safeFetch.ts'
import { embeddingsOf } from './llm/embeddings.ts'
import { languageModel } from './llm/languageModel.ts'
import { transcriptionOf } from './llm/transcriptionOf.ts'
import { hostProofReader } from './hosting/hostProofReader.ts'
import { siteHosts } from './hosting/siteHosts.ts'
import { mcpOverHttp } from './mcp/mcpOverHttp.ts'
import { readInChild } from './parsing/readInChild.ts'
import { whatsappApi } from './meta/whatsappApi.ts'
import { resendDomains } from './resend/resendDomains.ts'
import { resendMail } from './resend/resendMail.ts'
import { telegramApi } from './telegram/telegramApi.ts'
import { vapiLine } from './vapi/vapiLine.ts'
import { metaApi } from './meta/metaApi.ts'
import { webhookNotifier } from './webhooks/webhookNotifier.ts'

/**
 * Creates the ports from the configuration. `identify`: returns the authorization header of this instance.
 */
export function createPorts(
  config: Config,
  identify: () => Promise<string>,
): Omit<Ports, 'costs' | 'imageOfFile' | 'keys' | 'tasks' | 'textOfFile'> {
  const web = safeFetch({ aboutUrl: config.webOrigin, localPort: config.localSitesPort })
  return {
    now: () => Date.now(),
    languageModel: languageModel(config.llm, web.openStream, config.voiceflowOrigin),
    embeddings: config.embeddings && embeddingsOf(config.embeddings),
    transcribe: config.transcription && transcriptionOf(config.transcription),
    mcp: mcpOverHttp,
    channels: {},
    chatLinks: config.chatLinks,
    telegram: telegramApi(config.telegram.baseUrl),
    discord: config.discord && discordApi(config.discord),
    whatsapp: whatsappApi(config.graphUrl, config.meta?.appSecret),
    meta: config.meta && metaApi(config.meta, config.webOrigin),
    mail: resendMail(config.mail),
    mailDomains: resendDomains(config.mail),
    push: fcmPush(config.push, identify),
    voiceLine: config.vapi && vapiLine(config.vapi),
    ...readInChild,
    web,
    dns: dnsOverHttps(config.dnsUrl),
    siteHosts: siteHosts(config, identify),
    readHostProof: hostProofReader(web, config.localBrandUrl),
    notify: webhookNotifier(config.webhooks),
  }
}
