import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { conversationOf, inputOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeAccount, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makePng, uploadFor } from '#test/chat/replyFiles.ts'
import { maxVisitorFileBytes } from '../../../shared/chat/visitorFileLimits.ts'
import { dayMs } from '../../../shared/durations.ts'
import { listFiles } from '../../../store/files.ts'
import { publicMessage } from '../conversations/messages.ts'
import { deleteConversation } from '../conversations/deleteConversation.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { uploadVisitorFile } from '../visitors/files/visitorFiles.ts'
import { visitorFolder } from '../visitors/files/visitorFolder.ts'
import { sendOperatorReply } from './handleConversation.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a file that a person sends in %s', (region) => {
  async function makeWorld() {
    const agent = await agentWith(region, { canUpload: true })
    const clock = { now: Date.now() }
    const ports = makePorts({ now: () => clock.now })
    const engine = makeEngine(undefined, ports)
    const claims = makeClaims(agent)
    await ask(engine, claims, 'Which tables are there?')
    const ref = inputOf(claims)
    const upload = (file: Parameters<typeof uploadFor>[3] = {}, caller = agent.caller) =>
      uploadFor(engine, caller, ref, file)
    const send = (files: string[], text = '', attemptId: string = randomUUID()) =>
      sendOperatorReply(engine, agent.caller, { ...ref, text, files, attemptId })
    const stored = () => listFiles(region, visitorFolder(ref.agentId, ref.conversationId))
    const newest = async () => (await conversationOf(claims))?.window.at(-1)
    return { agent, clock, ports, engine, claims, ref, upload, send, stored, newest }
  }

  it('is stored with the reply, which needs no text, once however often it is sent', async () => {
    const { clock, claims, upload, send, stored, newest } = await makeWorld()
    const passes = [await upload(), await upload({ filename: 'boat.png', content: await makePng() })]
    const attemptId = randomUUID()
    await send(passes, '', attemptId)
    const message = await newest()
    expect(message).toMatchObject({
      role: 'operator',
      text: '',
      files: [
        { name: 'plan.txt', type: 'text/plain', text: 'Two tables' },
        { name: 'boat.png', type: 'image/png', text: '' },
      ],
    })
    expect((await conversationOf(claims))?.preview).toBe('[plan.txt]\n[boat.png]')
    const shown = message && publicMessage(message, false)
    expect(shown?.files?.map((file) => Object.keys(file))).toEqual(
      Array.from({ length: 2 }, () => ['id', 'name', 'sizeKB', 'url']),
    )
    const response = await fetch(shown?.files?.[0]?.url ?? '')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''plan\.txt/)
    expect(await response.text()).toBe('Two tables')
    // The first try had arrived, and its passes have expired by now.
    clock.now += dayMs
    await send(passes, '', attemptId)
    const { window = [] } = (await conversationOf(claims)) ?? {}
    expect(window.filter(({ role }) => role === 'operator')).toHaveLength(1)
    expect(await stored()).toHaveLength(2)
    await expect(send(passes)).rejects.toMatchObject({ refusal: { key: 'messageFileGone' } })
  })

  it('stays as long as its conversation, and is deleted after a day without a reply', async () => {
    const { clock, ports, engine, claims, upload, send, stored } = await makeWorld()
    const sent = await upload()
    await upload({ filename: 'unsent.txt' })
    await send([sent], 'Here')
    clock.now += dayMs
    await ports.tasks.runDue(clock.now)
    expect(await stored()).toHaveLength(1)
    await deleteConversation(engine, claims)
    expect(await stored()).toEqual([])
    await expect(upload()).rejects.toMatchObject({ refusal: { key: 'deletedByVisitor' } })
  })

  it("has the type of its bytes, and the size limit of visitors' files", async () => {
    const { upload, stored } = await makeWorld()
    const large = Buffer.alloc(maxVisitorFileBytes + 1, 'a')
    await expect(upload({ content: large })).rejects.toMatchObject({ code: 'file-too-large' })
    for (const file of [
      { filename: 'plan.exe', content: Buffer.from('MZ') },
      { filename: 'plan.pdf', content: Buffer.from('<script>alert(1)</script>') },
      { filename: 'boat.svg', content: Buffer.from('<svg></svg>') },
    ])
      await expect(upload(file)).rejects.toMatchObject({ code: 'file-type-not-allowed' })
    const torn = (await makePng()).subarray(0, 40)
    for (const content of [torn, Buffer.from('<svg></svg>')])
      await expect(upload({ filename: 'boat.png', content })).rejects.toMatchObject({
        code: 'file-unreadable',
      })
    for (const bytes of [9, 11])
      await expect(upload({ bytes })).rejects.toMatchObject({ refusal: { key: 'uploadBrokeOff' } })
    expect(await stored()).toEqual([])
  })

  it('cannot be sent by strangers, by visitors, or in another conversation', async () => {
    const { engine, claims, ref, agent, upload, send } = await makeWorld()
    const stranger = await makeAccount(region)
    await expect(upload({}, stranger.caller)).rejects.toMatchObject({ code: 'permission-denied' })
    const missing = { ...ref, conversationId: 'missing-conversation' }
    await expect(uploadFor(engine, agent.caller, missing)).rejects.toMatchObject({ code: 'not-found' })
    const base64 = Buffer.from('Hello').toString('base64')
    const ofVisitor = await uploadVisitorFile(engine, claims, { filename: 'a.txt', base64 }, unknownClient)
    const other = await makeWorld()
    const pass = await upload()
    for (const foreign of [ofVisitor.id, await other.upload(), `${pass}x`, 'no pass'])
      await expect(send([foreign])).rejects.toMatchObject({ refusal: { key: 'messageFileGone' } })
    await expect(send([pass, pass, pass, pass, pass])).rejects.toMatchObject({
      refusal: { key: 'mostFiles' },
    })
  })
})
