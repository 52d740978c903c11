import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { failWith } from '../../launcher/failWith.mjs'
import { projectId } from '../../launcher/ports.mjs'
import { post } from './measureTurns.mjs'

const visitors = 1000
const lastsMs = 60_000
/** The average time that a visitor reads before writing again. */
const pauseMs = 15_000
const floodRequests = 600
const floodSessions = 40

/**
 * A thousand visitors chat for a minute while one IP floods the agent.
 * Afterwards the stored messages are compared with the sent ones. No message may be missing or doubled, in
 * the visitor's answer or in the inbox.
 */
export async function benchCrowd({ url, tokens, agentId, emulators }) {
  const sent = new Map()
  const failures = []
  const ends = Date.now() + lastsMs
  const crowd = Array.from({ length: visitors }, (_, lane) =>
    chat({ url, token: tokens[lane], lane, ends, sent, failures }),
  )
  const flood = floodFrom(url, tokens.slice(visitors, visitors + floodSessions), ends)
  const [refused] = await Promise.all([flood, ...crowd])
  if (failures.length > 0) failWith(`${failures.length} messages of the crowd got no answer: ${failures[0]}`)
  const { answers, conversations, doubled } = await readInbox(agentId, emulators)
  const lost = [...sent.keys()].filter((id) => !answers.has(id)).length
  return {
    crowdMessages: sent.size,
    crowdLost: lost,
    crowdDoubled: doubled,
    crowdConversations: new Set([...sent.values()].filter((id) => !conversations.has(id))).size,
    floodShare: 1 - refused,
  }
}

async function chat({ url, token, lane, ends, sent, failures }) {
  const conversationId = JSON.parse(
    Buffer.from(token.split('.')[1], 'base64url').toString('utf8'),
  ).conversationId
  await sleep((pauseMs * lane) / visitors)
  let lastMessageId
  while (Date.now() < ends) {
    const clientMessageId = randomUUID()
    sent.set(clientMessageId, conversationId)
    const body = JSON.stringify({
      token,
      clientMessageId,
      text: 'Where is my order?',
      ...(lastMessageId && { lastMessageId }),
    })
    const { status, text } = await post(url, body, lane).catch((error) => ({
      status: 0,
      text: error.message,
    }))
    if (status === 200 && text.includes('"type":"done"')) lastMessageId = `${clientMessageId}-a`
    else failures.push(`${status} ${text.slice(-200)}`)
    await sleep(pauseMs * (0.7 + Math.random() * 0.6))
  }
}

/** Sends ten requests a second from one IP with many session tokens; returns the share that was refused. */
async function floodFrom(url, tokens, ends) {
  let refused = 0
  const flooder = 60_000
  for (let count = 0; count < floodRequests && Date.now() < ends; count++) {
    const body = JSON.stringify({
      token: tokens[count % tokens.length],
      clientMessageId: randomUUID(),
      text: 'Buy!',
    })
    void post(url, body, flooder).then(
      ({ status }) => {
        if (status === 429) refused++
      },
      () => undefined,
    )
    await sleep(lastsMs / floodRequests)
  }
  await sleep(1_000)
  return refused / floodRequests
}

/**
 * Returns the agent's conversations as the inbox lists them, page by page, with the ids of all answered
 * messages.
 */
async function readInbox(agentId, emulators) {
  const parent = `http://${emulators.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId}/databases/(default)/documents/voiceglow/${agentId}`
  const answers = new Set()
  const conversations = new Set()
  let doubled = 0
  for (let offset = 0; ; offset += 100) {
    const structuredQuery = {
      from: [{ collectionId: 'convos' }],
      where: { fieldFilter: { field: { fieldPath: 'isTest' }, op: 'EQUAL', value: { booleanValue: false } } },
      orderBy: [{ field: { fieldPath: 'lastMessageAt' }, direction: 'DESCENDING' }],
      limit: 100,
      offset,
    }
    const response = await fetch(`${parent}:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery }),
    })
    const documents = (await response.json()).flatMap(({ document }) => document ?? [])
    for (const { fields } of documents) {
      conversations.add(fields.ID.stringValue)
      for (const { mapValue } of Object.values(fields.window.mapValue.fields ?? {})) {
        const id = mapValue.fields.replyTo?.stringValue
        if (id && answers.has(id)) doubled++
        if (id) answers.add(id)
      }
    }
    if (documents.length < 100) return { answers, conversations, doubled }
  }
}
