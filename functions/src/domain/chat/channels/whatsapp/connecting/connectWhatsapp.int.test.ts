import { describe, expect, it } from 'vitest'
import { makeAgent } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { claimOfNumber, openWhatsappWorlds } from '#test/channels/whatsappWorld.ts'
import { paths } from '../../../../../shared/paths.ts'
import { presenceSchema } from '../../../../../shared/chat/presence.ts'
import { regions } from '../../../../../shared/regions/regions.ts'
import { Writes } from '../../../../../store/commit.ts'
import { readDocument, readQuery } from '../../../../../store/documents.ts'
import { countOperations } from '../../../../../store/operations.ts'
import { TryLater } from '../../../../kernel/channels/ChannelAdapter.ts'
import { markBroken } from '../../broken/markBroken.ts'
import { ClaimOwners } from '../../accounts/ClaimOwners.ts'
import { threadSchema } from '../../../../kernel/channels/Thread.ts'
import { connectOwnApp } from './connectOwnApp.ts'
import { connectWhatsappNumber, getWhatsappNumbers } from './connectWhatsapp.ts'
import { getDetailsOfWhatsappNumber } from '../getDetailsOfWhatsappNumber.ts'
import { storeWhatsappEvents } from '../storeWhatsappEvents.ts'
import { ChatIndex } from '../ChatIndex.ts'
import { storeAccountState } from '../storeAccountState.ts'
import { whatsappAdapter } from '../whatsappAdapter.ts'

const worldIn = openWhatsappWorlds()

describe.each(oneRegion)('the connection of a WhatsApp number in %s', (region) => {
  it('ignores a refusal of the connection before', async () => {
    const { connect, number, ports, agentId, fault } = await worldIn(region)
    const { phoneId } = await connect()
    const adapter = whatsappAdapter(ports, ports.whatsapp)
    const person = { threadId: 'thread', account: phoneId, address: '15550002222', lastIncomingAt: 0 }
    const recipient = { region, agentId, ...person }
    expect(await adapter.isConnected(recipient)).toBe(true)
    await connect()
    await fault(`/${phoneId}/messages`, 'revoked')
    const send = adapter.send(recipient, { kind: 'text', text: 'Hello' }, 'conversation_0001/0')
    await expect(send).rejects.toThrow(TryLater)
    expect(await number()).toMatchObject({ state: 'connected', connection: 'CONNECTED' })
  })

  it('breaks when Meta closes the account, and not by late events of the time before', async () => {
    const { connect, number, ports } = await worldIn(region)
    const { wabaId } = await connect()
    const { connectedAt = 0 } = (await number()) ?? {}
    const closed = { kind: 'account' as const, wabaId, isOver: true, connection: 'DISCONNECTED' }
    await storeAccountState(ports, { ...closed, at: connectedAt - 1 })
    expect(await number()).toMatchObject({ state: 'connected', connection: 'CONNECTED' })
    await storeAccountState(ports, { ...closed, at: connectedAt })
    expect(await number()).toMatchObject({ state: 'broken', connection: 'DISCONNECTED' })
  })

  it('works again when a ban is lifted, unless something else has broken it', async () => {
    const { connect, number, ports, caller, agentId } = await worldIn(region)
    const { wabaId } = await connect()
    const about = { kind: 'account' as const, wabaId, at: undefined }
    const ban = () => storeAccountState(ports, { ...about, isOver: true, connection: 'BANNED' })
    const lift = () => storeAccountState(ports, { ...about, isOver: false, connection: 'CONNECTED' })
    await ban()
    expect(await number()).toMatchObject({ state: 'broken', connection: 'BANNED' })
    await getDetailsOfWhatsappNumber(ports, caller, { region, agentId })
    await lift()
    expect(await number()).toMatchObject({ state: 'connected', connection: 'CONNECTED', brokenAt: 0 })
    const connectedAt = (await number())?.connectedAt ?? 0
    await markBroken(ports, { region, kind: 'whatsapp', agentId, connectedAt })
    await ban()
    await lift()
    expect((await number())?.state).toBe('broken')
  })

  it('ignores a late response about the number before', async () => {
    const { connect, number, ports, caller, agentId } = await worldIn(region)
    await connect()
    const next = { phoneId: '10999999992', name: 'The next one', quality: 'RED' }
    const whatsapp = {
      ...ports.whatsapp,
      numbersOf: async (...requested: Parameters<typeof ports.whatsapp.numbersOf>) => {
        const response = await ports.whatsapp.numbersOf(...requested)
        await new Writes(region).update(paths.waNumber(agentId), next).commit()
        return response
      },
    }
    await getDetailsOfWhatsappNumber({ ...ports, whatsapp }, caller, { region, agentId })
    expect(await number()).toMatchObject(next)
  })

  it('keeps all numbers of a business account in one region', async () => {
    const { connect, signIn, needs, subscriptionsOf } = await worldIn(region)
    const { wabaId } = await connect()
    const before = await subscriptionsOf(wabaId)
    for (const other of regions.filter((one) => one !== region)) {
      const agent = await makeAgent(other)
      const login = await signIn(agent)
      const { numbers } = await getWhatsappNumbers(needs, agent.caller, login)
      const phoneId = numbers[1]?.phoneId ?? ''
      await expect(
        connectWhatsappNumber(needs, agent.caller, { ...login, wabaId, phoneId }),
      ).rejects.toMatchObject({ refusal: { key: 'whatsappOtherRegion' } })
      expect(await claimOfNumber(phoneId)).toBeUndefined()
    }
    expect(await subscriptionsOf(wabaId)).toEqual(before)
  })

  it('replaces another of its account, for which Meta keeps posting', async () => {
    const { connect, signIn, number, needs, caller, subscriptionsOf } = await worldIn(region)
    const { wabaId, phoneId } = await connect()
    const before = await subscriptionsOf(wabaId)
    const login = await signIn()
    const { numbers } = await getWhatsappNumbers(needs, caller, login)
    const second = numbers[1]?.phoneId ?? ''
    await connectWhatsappNumber(needs, caller, { ...login, wabaId, phoneId: second })
    expect(await number()).toMatchObject({ state: 'connected', phoneId: second })
    expect(await subscriptionsOf(wabaId)).toEqual(before)
    expect(await claimOfNumber(phoneId)).toBeUndefined()
  })

  it('leaves no trace at Meta when it could not be connected, and keeps that of others', async () => {
    const { connect, signIn, number, needs, caller, fault, subscriptionsOf } = await worldIn(region)
    const login = await signIn()
    const { numbers } = await getWhatsappNumbers(needs, caller, login)
    const [first, second] = numbers
    if (!first || !second) throw new Error('There are no two numbers')
    const { wabaId, phoneId } = first
    await fault(`/${wabaId}/subscribed_apps`, 'lost')
    await expect(connect()).rejects.toMatchObject({ code: 'unavailable' })
    expect([await number(), await claimOfNumber(phoneId)]).toEqual([undefined, undefined])
    expect(await subscriptionsOf(wabaId)).toEqual({ result: {} })
    await connect()
    const before = await subscriptionsOf(wabaId)
    const another = await makeAgent(region)
    const theirs = await signIn(another)
    await fault(`/${wabaId}/subscribed_apps`, 'lost')
    await expect(
      connectWhatsappNumber(needs, another.caller, { ...theirs, wabaId, phoneId: second.phoneId }),
    ).rejects.toMatchObject({ code: 'unavailable' })
    expect(await claimOfNumber(second.phoneId)).toBeUndefined()
    expect(await subscriptionsOf(wabaId)).toEqual(before)
  })

  it('allows twenty tries in ten minutes with its owner’s app', async () => {
    const { needs, caller, agentId } = await worldIn(region)
    const own = { wabaId: '1677', phoneId: '1077', token: 'EAAno', appSecret: 'none', verifyToken: 'none' }
    const tryWrong = () => connectOwnApp(needs, caller, { region, agentId, ...own })
    for (let tries = 0; tries < 20; tries++)
      await expect(tryWrong()).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(tryWrong()).rejects.toMatchObject({ code: 'resource-exhausted' })
  })

  it('handles messages first, and only the newest of the read marks', async () => {
    const { connect, ports, agentId } = await worldIn(region)
    const { phoneId } = await connect()
    const chatIndex = new ChatIndex(testSigning, ports.now)
    const hearing = { ports, signing: testSigning, chatIndex, claimOwners: new ClaimOwners(ports) }
    const receive = (value: object) => {
      const metadata = { phone_number_id: phoneId }
      const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
      return storeWhatsappEvents(hearing, {
        object: 'whatsapp_business_account',
        entry: [{ id: '16', changes: [change] }],
      })
    }
    const accountOf = (id: string) => ({
      id,
      from: '15550002222',
      timestamp: '1700000000',
      type: 'text',
      text: { body: 'Hi' },
    })
    await receive({ messages: [accountOf('wamid.1')] })
    const [thread] = await readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)
    if (!thread) throw new Error('There is no thread')
    const threadId = thread.path.slice(thread.path.lastIndexOf('/') + 1)
    await new Writes(region)
      .update(thread.path, { lastMessageId: '0001' })
      .set(paths.conversation(agentId, threadId), { visitorId: threadId })
      .commit()
    const statuses = Array.from({ length: 50 }, (_, index) => ({
      id: `wamid.ours.${index}`,
      status: 'read',
      timestamp: String(1_700_000_100 - index),
      recipient_id: '15550002222',
    }))
    const { writes } = await countOperations(() => receive({ statuses, messages: [accountOf('wamid.2')] }))
    // One for the chat, and one for the read mark.
    expect(writes).toBe(2)
    const read = await readDocument(region, paths.presence(agentId, threadId, 'visitor'), presenceSchema)
    expect(read?.data.readAt).toBe(1_700_000_100_999)
    const [after] = await readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)
    expect(Object.keys(after?.data.incoming ?? {})).toHaveLength(2)
  })
})
