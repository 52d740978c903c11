import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { knowledgeSourceSchema } from '../../../shared/knowledge/knowledge.ts'
import { readInChild } from '../../../providers/parsing/readInChild.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { ModelRequest } from '../../kernel/ports/ports.ts'
import { addKnowledgeFile } from './addKnowledgeFile.ts'
import { addKnowledgeText } from './addKnowledgeText.ts'
import { deleteKnowledgeSource } from './deleteKnowledgeSource.ts'
import { uploadFile } from './uploads/uploadFile.ts'

const files = join(import.meta.dirname, '../../../../test/files')

beforeAll(clearDatabases)

/** Returns the message with the passages that a model receives. */
const lastQuestion = (request?: ModelRequest) => request?.messages.at(-1)?.content

/** Creates ports with a queue, and an engine that records the model's requests. */
function makeWorld(reading: Partial<typeof readInChild> = {}) {
  const ports = makePorts(reading)
  const requests: ModelRequest[] = []
  const engine = makeEngine({
    async *stream(request) {
      requests.push(request)
      yield { type: 'text', text: 'Noted.' }
      yield { type: 'usage', inputTokens: 10, outputTokens: 2 }
    },
  })
  return { ports, engine, requests }
}

describe.each(oneRegion)('knowledge in %s', (region) => {
  it('finds two sources that are read at the same moment, and a deleted one no more', async () => {
    const agent = await makeAgent(region)
    const { ports, engine, requests } = makeWorld()
    const add = (title: string, text: string) =>
      addKnowledgeText(ports, agent.caller, {
        region,
        agentId: agent.agentId,
        title,
        text,
        attemptId: randomUUID(),
      })
    const [cats] = await Promise.all([
      add('Cats', 'The cat is called Minka.'),
      add('Dogs', 'The dog is called Rex.'),
    ])
    await ports.tasks.runTwice({ atOnce: true })
    await ask(engine, makeClaims(agent), 'What is the cat called, and what is the dog called?')
    expect(lastQuestion(requests[0])).toContain('Minka')
    expect(lastQuestion(requests[0])).toContain('Rex')
    await deleteKnowledgeSource(ports, agent.caller, { ...agent, sourceId: cats.sourceId })
    await ports.tasks.run()
    await ask(
      makeEngine(engine.ports.languageModel),
      makeClaims(agent),
      'What is the cat called, and what is the dog called?',
    )
    expect(lastQuestion(requests[1])).not.toContain('Minka')
  })
})

describe.each(oneRegion)('a file in %s', (region) => {
  it.each([
    ['handbook.pdf', 'How long is the guarantee on a kayak?', 'seven years'],
    ['letter.docx', 'When does the ferry leave?', 'quarter past nine'],
    ['prices.csv', 'How much is the sail?', 'Price: 212'],
    ['rules.md', 'May I bring a dog?', 'dogs'],
  ])(
    'answers a question from %s, parsed in its own process, with its passage',
    async (name, question, words) => {
      const agent = await makeAgent(region)
      const { ports, engine, requests } = makeWorld(readInChild)
      const base64Payload = readFileSync(join(files, name)).toString('base64')
      const upload = await uploadFile(ports, agent.caller, {
        region,
        agentId: agent.agentId,
        filename: name,
        base64Payload,
      })
      const { sourceId } = await addKnowledgeFile(ports, agent.caller, {
        region,
        agentId: agent.agentId,
        fileId: upload.id,
        title: name,
      })
      await ports.tasks.run()
      const source = await readDocument(
        region,
        paths.knowledgeSource(agent.agentId, sourceId),
        knowledgeSourceSchema,
      )
      expect(source?.data).toMatchObject({ state: 'ready', failure: '', title: name })
      await ask(engine, makeClaims(agent), question)
      expect(lastQuestion(requests[0])).toContain(words)
      expect(lastQuestion(requests[0])).toMatch(
        new RegExp(`<passage id="1" title="${name.replace('.', '\\.')}`),
      )
    },
  )

  it.each([
    ['broken.pdf', Buffer.from('%PDF-1.7 and then nothing of the kind'), 'This PDF is damaged'],
    ['empty.csv', Buffer.from('a,b\n'), 'This table has no rows.'],
    ['blank.txt', Buffer.from('  \n '), 'This file is empty.'],
  ])('fails for %s with a text that says what to do', async (name, content, text) => {
    const agent = await makeAgent(region)
    const { ports } = makeWorld()
    const upload = await uploadFile(ports, agent.caller, {
      region,
      agentId: agent.agentId,
      filename: name,
      base64Payload: content.toString('base64'),
    })
    const { sourceId } = await addKnowledgeFile(ports, agent.caller, {
      region,
      agentId: agent.agentId,
      fileId: upload.id,
      title: name,
    })
    await ports.tasks.run()
    const source = await readDocument(
      region,
      paths.knowledgeSource(agent.agentId, sourceId),
      knowledgeSourceSchema,
    )
    expect(source?.data.state).toBe('failed')
    expect(source?.data.failure).toContain(text)
  })
})
