import { describe, expect, it } from 'vitest'
import { openPageWorlds } from '#test/channels/metaPageWorld.ts'
import { metaOfSandbox } from '#test/channels/metaWorld.ts'
import { makePng, uploadFor } from '#test/chat/replyFiles.ts'
import { sendOperatorReply } from '../../inbox/handleConversation.ts'
import { metaPageAdapter } from './metaPageAdapter.ts'

const { worldIn, sandboxUrl } = openPageWorlds()

describe.each(['messenger', 'instagram'] as const)('files on %s', (kind) => {
  async function open() {
    const world = await worldIn('eu')
    const page = await world.connect(kind)
    const account = kind === 'messenger' ? page.pageId : page.igPageId
    const conversation = async () => (await world.conversations())[0]
    return { ...world, ...page, account, conversation }
  }

  it("are sent as pictures, each once, also without confirmations, and none is taken for a stranger's", async () => {
    const world = await open()
    const { settle, post, account, pageId, agentId, caller, served, conversation, lines } = world
    await post(`/chat/${account}/say`, { text: 'What do boats look like?' })
    await settle()
    const ref = { region: 'eu' as const, agentId, conversationId: (await conversation())?.ID ?? '' }
    const files = [
      await uploadFor(served, caller, ref, { filename: 'boat.png', content: await makePng() }),
      await uploadFor(served, caller, ref, { filename: 'keel.png', content: await makePng(30, 30) }),
    ]
    await post('/faults', { target: `/${pageId}/messages`, kind: 'lost', times: 2 })
    await sendOperatorReply(served, caller, { ...ref, text: 'Here:', files, attemptId: crypto.randomUUID() })
    await settle()
    const botLines = (await lines(account)).filter(({ from }) => from === 'bot')
    expect(botLines.map(({ text, files: [file] = [] }) => text || file?.isPicture)).toEqual([
      'A short answer.',
      'Here:',
      true,
      true,
    ])
    const roles = (await conversation())?.window.map(({ role, delivery }) => delivery ?? role)
    expect(roles).toEqual(['visitor', 'agent', 'event', 'operator'])
  })

  it('report when Meta refuses a file', async () => {
    const { ports, account, agentId, clock } = await open()
    const adapter = metaPageAdapter(ports, metaOfSandbox(sandboxUrl()), kind)
    const recipientId = kind === 'messenger' ? '7001' : '9001'
    const person = { threadId: 'thread', account, address: recipientId, lastIncomingAt: clock.now }
    const file = { name: 'gone.png', type: 'image/png', url: `${sandboxUrl()}/nothing` }
    const sending = adapter.send({ region: 'eu', agentId, ...person }, { file, isFromPerson: true }, 'key')
    await expect(sending).rejects.toMatchObject({ reason: 'fileNotTaken' })
  })
})
