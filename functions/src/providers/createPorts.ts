import type { Config } from '../config.ts'
import type { Ports } from '../domain/ports.ts'
import { dnsOverHttps } from './dns/dnsOverHttps.ts'
import { fcmPush } from './fcm/fcmPush.ts'
import { safeFetch } from './fetch/safeFetch.ts'
import { embeddingsOf } from './llm/embeddings.ts'
import { languageModel } from './llm/languageModel.ts'
import { hostProofReader } from './hosting/hostProofReader.ts'
import { siteHosts } from './hosting/siteHosts.ts'
import { readInChild } from './parsing/readInChild.ts'
import { resendDomains } from './resend/resendDomains.ts'
import { resendMail } from './resend/resendMail.ts'
import { vapiLine } from './vapi/vapiLine.ts'
import { webhookNotifier } from './webhooks/webhookNotifier.ts'

/** The outside world, as the configuration describes it. `identify`: who we are to the platform. */
export function createPorts(
  config: Config,
  identify: () => Promise<string>,
): Omit<Ports, 'imageOfFile' | 'keys' | 'tasks' | 'textOfFile'> {
  const web = safeFetch({ aboutUrl: config.webOrigin, localPort: config.localSitesPort })
  return {
    now: () => Date.now(),
    languageModel: languageModel(config.llm),
    embeddings: config.embeddings && embeddingsOf(config.embeddings),
    channels: {},
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
