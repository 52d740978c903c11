import type { Instance } from '../../src/domain/composition/createInstance.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import { startVisitorTurn } from '../../src/domain/chat/visitors/startVisitorTurn.ts'
import { unknownClient } from '../../src/domain/kernel/access/RequestClient.ts'
import { requestPerson } from '../../src/domain/chat/visitors/visitorActions.ts'
import type { Region } from '../../src/shared/regions/regions.ts'

/** Asks a question as a visitor and then for a person, so that the agent's clients are notified. */
export async function requestPersonInSeed(
  served: Instance,
  { region, agentId, expires }: { region: Region; agentId: string; expires: number },
): Promise<void> {
  const conversationId = randomIdentifier(20)
  const claims = {
    agentId,
    region,
    conversationId,
    visitorId: randomIdentifier(20),
    draft: false,
    exp: expires,
  }
  const question = {
    clientMessageId: `seed-${randomIdentifier(16)}`,
    text: 'Which wood is the hardest? I would like a table for eight.',
    context: {
      page: 'https://harbour-pine.example/contact',
      referrer: '',
      language: 'en',
      identity: { name: 'Edith Moran', email: 'edith.moran@example.com' },
    },
  }
  const live = startVisitorTurn(served, claims, question, conversationId, unknownClient)
  await live.follow(() => {}, new AbortController().signal)
  await requestPerson(served, claims, {}, unknownClient)
  await served.flush()
}
