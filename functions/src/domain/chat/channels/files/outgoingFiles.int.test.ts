import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePng, pdf, uploadFor } from '#test/chat/replyFiles.ts'
import type { ChannelKind } from '../../../../shared/channels/channels.ts'

beforeAll(clearDatabases)

async function makeWorld(kind: ChannelKind = 'telegram') {
  const ways = { kind, maxTries: 8, knowsRepeats: true }
  const world = await makeChannelWorld({}, undefined, 'Hello.', ways)
  const { agent, served, come, settle, conversation } = world
  await come('Hi')
  await settle()
  const { region, agentId, caller } = agent
  const upload = async (filename: string, content: Buffer) => {
    const conversationId = (await conversation())?.ID ?? ''
    return uploadFor(served, caller, { region, agentId, conversationId }, { filename, content })
  }
  return { ...world, upload }
}

describe('files that a person sends over a channel', () => {
  it("follow the reply's text in order, each once, whatever fails", async () => {
    const { vendor, say, settle, upload, conversation } = await makeWorld()
    const passes = [await upload('plan.pdf', pdf), await upload('boat.png', await makePng())]
    vendor.faults.push('lost', 'later', 'down')
    await say('Here:', passes)
    await say('', [await upload('list.txt', Buffer.from('Oak'))])
    await settle()
    expect(vendor.words()).toBe('Hello. Here: plan.pdf boat.png list.txt')
    expect((await conversation())?.window.some(({ delivery }) => delivery)).toBe(false)
  })

  it('mark their message when the channel refuses them', async () => {
    const { vendor, say, settle, upload, conversation } = await makeWorld()
    vendor.faults.push('refused')
    await say('', [await upload('plan.pdf', pdf)])
    await settle()
    expect((await conversation())?.window.at(-1)).toMatchObject({
      role: 'operator',
      files: [{ name: 'plan.pdf' }],
      delivery: { state: 'failed', reason: 'telegramBlocked' },
    })
  })

  it('are delivered after one that the channel refuses', async () => {
    const { vendor, say, settle, upload, conversation } = await makeWorld()
    vendor.faults.push('refusesFile')
    await say('', [await upload('plan.pdf', pdf), await upload('boat.png', await makePng())])
    await settle()
    expect(vendor.words()).toBe('Hello. boat.png')
    expect((await conversation())?.window.at(-1)?.delivery).toMatchObject({ reason: 'fileNotTaken' })
  })

  it("are only accepted when the person's channel takes them", async () => {
    const { upload } = await makeWorld('instagram')
    await expect(upload('plan.pdf', pdf)).rejects.toMatchObject({
      code: 'file-type-not-allowed',
      refusal: { key: 'channelTakesFiles', values: { list: 'png, jpg, jpeg, gif' } },
    })
    expect(await upload('boat.png', await makePng())).not.toBe('')
  })
})
