import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases, documentsUrl } from '#test/emulator.ts'
import { agentWith, ask, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { openFirestoreProxy } from '#test/serving/openFirestoreProxy.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { writeFile } from '../../../store/files.ts'
import { buildIndex } from '../../knowledge/indexing/searchIndex.ts'
import { readAnswerSources } from '../visitors/readAnswerSources.ts'

/** The largest document of a conversation; the database allows a megabyte. */
const maxDocumentBytes = 300_000
const sentence = '返品は到着後三十日以内に限り承ります。'
/** Passages with the same text would be found once. */
const others = [
  '送料はお客様負担となります。',
  '開封済みの商品は対象外です。',
  '交換品の発送には一週間ほどかかります。',
  '保証書と領収書を必ず同封してください。',
]

let proxy: Awaited<ReturnType<typeof openFirestoreProxy>>
beforeAll(async () => {
  await clearDatabases()
  proxy = await openFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host)
})
afterEach(() => {
  proxy.faults.refuses = undefined
})
afterAll(() => {
  vi.unstubAllEnvs()
  proxy.close()
})

/** Creates an agent with four passages of 8,000 Japanese characters that it always finds. */
async function makeLearnedAgent() {
  const agent = await agentWith('eu', { showSources: true }, {}, 100_000_000)
  const chunks = others.map((other, at) => {
    const text = `${sentence}${other}`
    return { id: `s-${at + 1}`, title: 'returns', text: text.repeat(Math.ceil(8_000 / text.length)) }
  })
  const path = `knowledge/${agent.agentId}/index-1.json`
  await writeFile('eu', path, await buildIndex(chunks), 'application/octet-stream')
  await new Writes('eu').update(paths.runtime(agent.agentId), { knowledge: { version: 1, path } }).commit()
  return agent
}

/** Returns the size of the largest document of a conversation in the database's format. */
async function largestBytes(agentId: string, conversationId: string): Promise<number> {
  const path = paths.conversation(agentId, conversationId)
  const pages = await Query.collection('eu', `${path}/pages`).read()
  const sizes = [path, ...pages.map((page) => page.path)].map(async (name) => {
    const response = await fetch(`${documentsUrl('eu')}/${name}`, {
      headers: { authorization: 'Bearer owner' },
    })
    return JSON.stringify(await response.json()).length
  })
  return Math.max(...(await Promise.all(sizes)))
}

describe('a conversation of long Japanese answers with long passages', () => {
  it('continues without limit, in documents of bounded size', async () => {
    const agent = await makeLearnedAgent()
    const engine = makeEngine(scriptedModel({ text: sentence.repeat(600) }))
    const claims = makeClaims(agent)
    let last = ''
    for (let turn = 0; turn < 18; turn++) {
      const { answer, code } = await ask(engine, claims, `returns ${sentence.repeat(200)}`, undefined, last)
      expect(code).toBeUndefined()
      last = answer?.id ?? ''
    }
    expect(await largestBytes(agent.agentId, claims.conversationId)).toBeLessThan(maxDocumentBytes)
    const stored = await readDocument(
      'eu',
      paths.conversation(agent.agentId, claims.conversationId),
      conversationSchema,
    )
    expect(stored?.data.messageCount).toBe(36)
    await engine.flush()
    const { receipts } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(receipts).toHaveLength(18)
  })

  it('stores the texts of its passages once, for people who open them', async () => {
    const agent = await makeLearnedAgent()
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const first = await ask(engine, claims, 'returns')
    const second = await ask(engine, claims, 'returns again')
    expect(first.answer?.sources?.[0]).toEqual({ id: 's-1', title: 'returns' })
    const passages = await Query.collection('eu', `${paths.agent(agent.agentId)}/passages`).read()
    expect(passages).toHaveLength(4)
    const sources = await readAnswerSources(engine, claims, second.answer?.id ?? '')
    expect(sources.map(({ text }) => text.slice(0, 5))).toEqual(Array(4).fill(sentence.slice(0, 5)))
    await expect(readAnswerSources(engine, makeClaims(agent), second.answer?.id ?? '')).rejects.toThrow(
      'no longer',
    )
  })
})

describe('a turn that the database refuses permanently', () => {
  it('calls the model once, releases its credit at once and tells the visitor', async () => {
    const agent = await makeAgent('eu')
    const model = scriptedModel()
    const engine = makeEngine(model)
    proxy.faults.refuses = (body) => body.includes('/convos/')
    const refused = await ask(engine, makeClaims(agent))
    expect(refused.last).toMatchObject({ type: 'error', code: 'failed-precondition', retry: false })
    expect(model.calls).toBe(1)
    proxy.faults.refuses = undefined
    await engine.flush()
    const { wallet, open } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect({ open, leased: wallet.leased }).toEqual({ open: [], leased: 0 })
  })
})
