import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import type { Instance } from '../../src/domain/composition/createInstance.ts'
import { unknownClient } from '../../src/domain/kernel/access/RequestClient.ts'
import { submitForm } from '../../src/domain/chat/visitors/submitForm.ts'
import { rateAnswer, requestPerson } from '../../src/domain/chat/visitors/visitorActions.ts'
import type { VisitorClaims } from '../../src/domain/kernel/access/visitorClaims.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import { changeConversationState, sendOperatorReply } from '../../src/domain/chat/inbox/handleConversation.ts'
import { saveTest } from '../../src/domain/chat/savedTests/storeTest.ts'
import { paths } from '../../src/shared/paths.ts'
import { testExpectationsSchema } from '../../src/shared/agents/savedTests.ts'
import { Writes } from '../../src/store/commit.ts'

export interface SeededConversation {
  claims: VisitorClaims
  name: string
  email: string
  lastAnswerId: string
}

/** The form of agents whose visitors leave an email. */
export const callbackForm = {
  id: 'callback',
  kind: 'lead' as const,
  title: 'Shall we call you back?',
  text: 'Leave a name and an address, and somebody from the workshop will write to you.',
  when: 'manual' as const,
  afterMessages: 2,
  canSkip: true,
  submitLabel: 'Send',
  thanks: 'Thank you. You will hear from us within a day.',
  fields: [
    { key: 'name', label: 'Your name', type: 'text' as const, required: true, options: [] },
    { key: 'email', label: 'Email', type: 'email' as const, required: true, options: [] },
    { key: 'about', label: 'What is it about?', type: 'long' as const, required: false, options: [] },
  ],
}

/** The visitors' requests in the form; some are empty. */
const wishes = [
  'A bench like the one in your window, ten centimetres longer.',
  'Can you repair a table that we bought in 2019? One leg has come loose.',
  '',
  'Prices for eight chairs, delivered before the end of May.',
]

/**
 * Creates the events of the newest conversations: leads, a requested handoff, an active one, ratings, notes,
 * tests, and a resolved one.
 */
export async function makeInbox(
  served: Instance,
  owner: Caller,
  newest: SeededConversation[],
  tick: () => number,
): Promise<void> {
  const [wanting, handled, rated, done, ...others] = newest
  if (!wanting || !handled || !rated || !done) return
  const refOf = ({ claims: { region, agentId, conversationId } }: SeededConversation) => ({
    region,
    agentId,
    conversationId,
  })
  for (const [index, conversation] of [handled, done, ...others].filter(({ email }) => email).entries()) {
    tick()
    const wish = wishes[index % wishes.length] ?? ''
    const { claims, name, email } = conversation
    await submitForm(
      served,
      claims,
      { leadId: randomIdentifier(20), formId: callbackForm.id, values: { name, email, about: wish } },
      unknownClient,
    )
  }
  tick()
  await requestPerson(served, handled.claims, {}, unknownClient)
  tick()
  await changeConversationState(served, owner, { ...refOf(handled), event: 'takeOver' })
  tick()
  await sendOperatorReply(served, owner, {
    ...refOf(handled),
    text: 'Good morning, I have your drawing in front of me. The longer bench is no problem; shall I send you the price today?',
    attemptId: randomIdentifier(20),
  })
  const { region, agentId, conversationId } = refOf(handled)
  await new Writes(region)
    .set(paths.note(agentId, conversationId, randomIdentifier(20)), {
      text: 'Wants 10 cm more in length. Oak, oiled.',
      by: owner.uid,
      byName: 'Workshop',
      at: tick(),
    })
    .update(paths.conversation(agentId, conversationId), { tags: ['custom order'] })
    .commit()
  await rateAnswer(served, rated.claims, { messageId: rated.lastAnswerId, rating: 'up' })
  const [disliked] = others
  if (disliked)
    await rateAnswer(served, disliked.claims, {
      messageId: disliked.lastAnswerId,
      rating: 'down',
      reason: 'I asked about something else.',
    })
  tick()
  await requestPerson(served, wanting.claims, {}, unknownClient)
  await saveTest(served.ports, owner, {
    region,
    agentId,
    question: 'How long is the guarantee?',
    expected: 'We guarantee every joint for ten years and every surface for two.',
    expects: testExpectationsSchema.parse({ contains: ['ten years'] }),
  })
  for (const event of ['takeOver', 'resolve'] as const) {
    tick()
    await changeConversationState(served, owner, { ...refOf(done), event })
  }
}
