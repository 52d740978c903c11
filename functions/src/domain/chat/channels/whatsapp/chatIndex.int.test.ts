import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { testSigning } from '#test/testSigning.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readQuery } from '../../../../store/documents.ts'
import { ClaimOwners } from '../accounts/ClaimOwners.ts'
import { threadSchema } from '../../../kernel/channels/Thread.ts'
import { storeWhatsappEvents } from './storeWhatsappEvents.ts'
import { ChatIndex } from './ChatIndex.ts'

beforeAll(clearDatabases)

const region = 'eu' as const
const number = '15550002222'
const userId = 'US.1349'
const nowSeconds = '1700000000'

/** Creates a number's events. `hear` uses a new instance each time, which only has what is stored. */
async function makeWorld() {
  const { agentId } = await makeAgent(region)
  const ports = makePorts()
  const own = { region, agentId, phoneId: '10777', wabaId: '16777' }
  const receive = async (value: object, field = 'messages') => {
    const chatIndex = new ChatIndex(testSigning, ports.now)
    const needs = { ports, signing: testSigning, chatIndex, claimOwners: new ClaimOwners(ports) }
    const change = { field, value: { metadata: { phone_number_id: own.phoneId }, ...value } }
    const entry = [{ id: own.wabaId, changes: [change] }]
    await storeWhatsappEvents(needs, { object: 'whatsapp_business_account', entry }, own)
  }
  let count = 0
  const say = (person: object) =>
    receive({
      messages: [
        { id: `wamid.${++count}`, timestamp: nowSeconds, type: 'text', text: { body: 'Hi' }, ...person },
      ],
    })
  const read = (person: object) =>
    receive({ statuses: [{ id: 'wamid.ours', status: 'read', timestamp: nowSeconds, ...person }] })
  const move = (current: string, previous: string) =>
    receive({ user_id_update: [{ wa_id: '', user_id: { previous, current } }] }, 'user_id_update')
  const threads = () => readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)
  const names = () => readQuery(region, paths.knownAddresses(agentId), z.looseObject({}))
  const dropAll = async () => {
    const writes = new Writes(region)
    for (const { path } of [...(await threads()), ...(await names())]) writes.delete(path)
    await writes.commit()
  }
  return { say, read, move, threads, names, dropAll }
}

describe('the names of a person on WhatsApp', () => {
  it('are not restored by late marks once the chat is deleted', async () => {
    const { say, read, move, names, dropAll, threads } = await makeWorld()
    await say({ from: number, from_user_id: userId })
    expect(await names()).toHaveLength(2)
    await dropAll()
    await read({ recipient_id: number, recipient_user_id: userId })
    await read({ recipient_user_id: userId })
    await move('US.2', userId)
    expect([await names(), await threads()]).toEqual([[], []])
    await say({ from: number, from_user_id: userId })
    expect([(await names()).length, (await threads()).length]).toEqual([2, 1])
  })

  it('are learned from marks while the person has a chat', async () => {
    const { say, read, move, names, threads } = await makeWorld()
    await say({ from: number })
    expect(await names()).toEqual([])
    await read({ recipient_id: number, recipient_user_id: userId })
    expect(await names()).toHaveLength(2)
    await say({ from_user_id: userId })
    await move('US.2', userId)
    expect((await threads()).map(({ data }) => data.address)).toEqual(['US.2'])
    await say({ from_user_id: 'US.2' })
    const [chat, ...others] = await threads()
    expect(others).toEqual([])
    expect(Object.keys(chat?.data.incoming ?? {})).toHaveLength(3)
  })
})
