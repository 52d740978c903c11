import type { Config } from '../config.ts'
import type { Ports } from '../domain/ports.ts'
import { safeFetch } from './fetch/safeFetch.ts'
import { embeddingsOf } from './llm/embeddings.ts'
import { languageModel } from './llm/languageModel.ts'
import { readInChild } from './parsing/readInChild.ts'
import { resendMail } from './resend/resendMail.ts'
import { vapiLine } from './vapi/vapiLine.ts'
import { webhookNotifier } from './webhooks/webhookNotifier.ts'

/** The outside world, as the configuration describes it. */
export function createPorts(config: Config): Omit<Ports, 'imageOfFile' | 'tasks' | 'textOfFile'> {
  return {
    now: () => Date.now(),
    languageModel: languageModel(config.llm),
    embeddings: config.embeddings && embeddingsOf(config.embeddings),
    channels: {},
    mail: resendMail(config.mail),
    voiceLine: config.vapi && vapiLine(config.vapi),
    ...readInChild,
    web: safeFetch({ aboutUrl: config.webOrigin, localPort: config.localSitesPort }),
    notify: webhookNotifier(config.webhooks),
  }
}
