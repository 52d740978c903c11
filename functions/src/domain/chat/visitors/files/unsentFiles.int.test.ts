import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import type { AgentChanges } from '../../../../shared/agents/agent.ts'
import { dayMs, minuteMs } from '../../../../shared/durations.ts'
import { deleteWords } from '../../../background/retention/deleteWords.ts'
import { readFile } from '../../../../store/files.ts'
import { unknownClient } from '../../../kernel/access/RequestClient.ts'
import { startVisitorTurn } from '../startVisitorTurn.ts'
import { uploadVisitorFile } from './visitorFiles.ts'
import { visitorFilePath } from './visitorFolder.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'

beforeAll(clearDatabases)

const file = { filename: 'list.txt', base64: Buffer.from('Two tables').toString('base64') }

describe.each(oneRegion)("a visitor's file in %s", (region) => {
  async function makeWorld(changes: AgentChanges = {}) {
    const agent = await agentWith(region, { canUpload: true }, changes)
    let now = Date.now()
    const ports = makePorts({ now: () => now })
    const engine = makeEngine(undefined, { tasks: ports.tasks, now: () => now })
    const runAt = async (at: number) => {
      now = at
      await ports.tasks.runDue(at)
    }
    const claims = makeClaims(agent)
    const upload = async () => (await uploadVisitorFile(engine, claims, file, unknownClient)).id
    const isThere = async (pass: string) => (await readFile(region, pathOf(claims, pass))) !== undefined
    return { ports, runAt, engine, claims, upload, isThere }
  }

  it('is deleted after a day without a message, and not before', async () => {
    const { ports, runAt, upload, isThere } = await makeWorld()
    const pass = await upload()
    await runAt(Date.now() + dayMs - 120_000)
    expect([ports.tasks.waiting.length, await isThere(pass)]).toEqual([1, true])
    await runAt(Date.now() + dayMs)
    expect(await isThere(pass)).toBe(false)
  })

  it('stays as long as its conversation when a message contains it', async () => {
    const { runAt, engine, claims, upload, isThere } = await makeWorld()
    const [sent, unsent] = [await upload(), await upload()]
    const turn = startVisitorTurn(
      engine,
      claims,
      { clientMessageId: 'message-1', text: 'See this', files: [sent] },
      'here',
    )
    await turn.follow(() => undefined, new AbortController().signal)
    await runAt(Date.now() + dayMs)
    expect([await isThere(sent), await isThere(unsent)]).toEqual([true, false])
  })

  it('is deleted with the text of its message when the agent stores no history', async () => {
    const { ports, runAt, engine, claims, upload, isThere } = await makeWorld({ recordChatHistory: false })
    const pass = await upload()
    const message = { clientMessageId: 'message-1', text: 'See this', files: [pass] }
    await startVisitorTurn(engine, claims, message, 'here').follow(
      () => undefined,
      new AbortController().signal,
    )
    await engine.flush()
    const start = Date.now()
    await runAt(start + dayMs)
    expect([await isThere(pass), ports.tasks.waiting.length]).toEqual([true, 1])
    await deleteWords(region, start + dayMs + minuteMs)
    await runAt(start + 2 * dayMs + minuteMs)
    expect([await isThere(pass), ports.tasks.waiting.length]).toEqual([false, 0])
  })

  it('is refused shortly before it is deleted', async () => {
    const { runAt, engine, claims, upload } = await makeWorld()
    const pass = await upload()
    await runAt(Date.now() + dayMs - minuteMs)
    const events: unknown[] = []
    const turn = startVisitorTurn(
      engine,
      claims,
      { clientMessageId: 'message-late', text: 'See this', files: [pass] },
      'here',
    )
    await turn.follow((event) => void events.push(event), new AbortController().signal)
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      message: 'A file in this message is no longer available. Please add it again.',
    })
  })

  it('is accepted with half a character in its name, which is removed', async () => {
    const agent = await agentWith(region, { canUpload: true })
    const odd = { ...file, filename: `${'\u{20000}'.repeat(50)}a.txt` }
    const uploaded = await uploadVisitorFile(makeEngine(), makeClaims(agent), odd, unknownClient)
    expect([uploaded.name.isWellFormed(), uploaded.name.endsWith('a.txt')]).toEqual([true, true])
  })

  it('stays when its task is delivered at once', async () => {
    const { ports, upload, isThere } = await makeWorld()
    const pass = await upload()
    await ports.tasks.run()
    expect(await isThere(pass)).toBe(true)
  })

  it('is refused while its deletion cannot be queued', async () => {
    const { ports, claims, upload } = await makeWorld()
    ports.tasks.setOutage(true)
    await expect(upload()).rejects.toThrow('out of reach')
    expect(await readFile(region, `visitors/${claims.agentId}`)).toBeUndefined()
  })
})

function pathOf({ agentId, conversationId }: VisitorClaims, pass: string): string {
  const [body = ''] = pass.split('.')
  const { id } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as { id: string }
  return visitorFilePath(agentId, conversationId, id)
}
