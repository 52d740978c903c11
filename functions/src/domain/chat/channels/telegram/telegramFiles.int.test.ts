import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makePng, pdf, storeOutgoing } from '#test/chat/replyFiles.ts'
import { testSigning } from '#test/testSigning.ts'
import { telegramApi } from '../../../../providers/telegram/telegramApi.ts'
import type { OutgoingFile } from '../../../kernel/channels/Thread.ts'
import { connectTelegram } from './connectTelegram.ts'
import { telegramAdapter } from './telegramAdapter.ts'
import { telegramParts } from './telegramParts.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

describe.each(oneRegion)('a Telegram bot with files in %s', (region) => {
  it('sends a picture, a document, and as a document a picture that Telegram cannot show', async () => {
    const agent = await makeAgent(region)
    const { agentId } = agent
    const ports = makePorts({ telegram: telegramApi(`${sandbox.url}/telegram`) })
    const apiUrls = { na: 'http://127.0.0.1:1/na', eu: 'http://127.0.0.1:1/eu' }
    const botId = String(region === 'eu' ? 610_001 : 610_002)
    const token = `${botId}:${'x'.repeat(35)}`
    await connectTelegram({ ports, signing: testSigning, apiUrls }, agent.caller, { region, agentId, token })
    const adapter = telegramAdapter(ports, ports.telegram)
    const recipient = { region, agentId, threadId: 'thread', account: botId, address: '7', lastIncomingAt: 0 }
    const send = async (file: OutgoingFile) => {
      for (const part of telegramParts({ text: '', replies: [], cards: [], files: [file] }))
        await adapter.send(recipient, part, 'key')
    }
    await send(await storeOutgoing(region, 'boat.png', 'image/png', await makePng()))
    await send(await storeOutgoing(region, 'plan.pdf', 'application/pdf', pdf))
    await send(await storeOutgoing(region, 'mast.png', 'image/png', await makePng(210, 10)))
    const lines: unknown = await (await fetch(`${sandbox.url}/telegram/chat/${botId}/all`)).json()
    expect(lines).toMatchObject([
      { isBot: true, files: [{ name: 'boat.png', isPicture: true }] },
      { isBot: true, files: [{ name: 'plan.pdf', bytes: pdf.length, isPicture: false }] },
      { isBot: true, files: [{ name: 'mast.png', isPicture: false }] },
    ])
    const file = await storeOutgoing(region, 'empty.pdf', 'application/pdf', Buffer.alloc(0))
    await expect(send(file)).rejects.toMatchObject({ reason: 'fileNotTaken' })
    await expect(send({ ...file, url: `${file.url.replace('visitors', 'nowhere')}` })).rejects.toMatchObject({
      reason: 'fileGone',
    })
    const blocked = JSON.stringify({ kind: 'blocked', method: 'sendDocument' })
    await fetch(`${sandbox.url}/telegram/faults/${botId}`, { method: 'POST', body: blocked })
    await expect(send(await storeOutgoing(region, 'plan.pdf', 'application/pdf', pdf))).rejects.toMatchObject(
      {
        reason: 'telegramBlocked',
      },
    )
  })
})
