import { describe, expect, it } from 'vitest'
import { ownToken } from '../../../../../../sandbox/graph/graphTokens.ts'
import { makeAccount, makeAgent } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makePng, pdf, storeOutgoing } from '#test/chat/replyFiles.ts'
import { claimOfNumber, openWhatsappWorlds } from '#test/channels/whatsappWorld.ts'
import { channelClaimSchema, channelKinds } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { regions } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import { claimAccount } from '../accounts/channelClaims.ts'
import { TryLater, Undeliverable } from '../../../kernel/channels/ChannelAdapter.ts'
import { deleteChannels } from '../accounts/deleteChannels.ts'
import { connectOwnApp } from './connecting/connectOwnApp.ts'
import { connectWhatsappNumber, getWhatsappNumbers } from './connecting/connectWhatsapp.ts'
import { disconnectWhatsapp } from './connecting/disconnectWhatsapp.ts'
import { getDetailsOfWhatsappNumber } from './getDetailsOfWhatsappNumber.ts'
import { reasonOfCode } from './reasonOfCode.ts'
import { sendTestMessage } from './sendTestMessage.ts'
import { createTemplate, readTemplates } from './templates.ts'
import { whatsappAdapter } from './whatsappAdapter.ts'

let owners = 0
const worldIn = openWhatsappWorlds()

describe.each(oneRegion)('a WhatsApp number in %s', (region) => {
  it('is connected with its webhook and one notice, and disconnected at Meta too', async () => {
    const { connect, number, ports, caller, agentId, subscriptionsOf } = await worldIn(region)
    const { phoneId, wabaId, phoneNumber } = await connect()
    expect(await number()).toMatchObject({
      state: 'connected',
      method: 'cloud',
      connection: 'CONNECTED',
      waVerifyPassed: true,
      phoneNumber,
    })
    expect(await claimOfNumber(phoneId)).toMatchObject({ region, agentId })
    expect(ports.tasks.waiting.map(({ message }) => message.kind)).toEqual(['notifyOperator'])
    const details = await getDetailsOfWhatsappNumber(ports, caller, { region, agentId })
    expect(details).toMatchObject({ phoneId, quality: 'GREEN', connection: 'CONNECTED' })
    await disconnectWhatsapp(ports, caller, { region, agentId, phoneId: '10999999991' })
    expect((await number())?.phoneId).toBe(phoneId)
    await disconnectWhatsapp(ports, caller, { region, agentId, phoneId })
    expect([await number(), await claimOfNumber(phoneId)]).toEqual([undefined, undefined])
    expect(await subscriptionsOf(wabaId)).toEqual({ result: {} })
  })

  it('is disconnected later when Meta is unavailable', async () => {
    const { connect, number, ports, caller, agentId, subscriptionsOf, fault } = await worldIn(region)
    const { phoneId, wabaId } = await connect()
    await ports.tasks.run()
    await fault(`/${wabaId}/subscribed_apps`, 'lost')
    await disconnectWhatsapp(ports, caller, { region, agentId, phoneId })
    expect((await number())?.state).toBe('leaving')
    expect(await claimOfNumber(phoneId)).toMatchObject({ agentId, isLeaving: true })
    await ports.tasks.run()
    expect(await number()).toBeUndefined()
    expect(await subscriptionsOf(wabaId)).toEqual({ result: {} })
  })

  it('belongs to one agent, in any region (H-070)', async () => {
    const world = await worldIn(region)
    const { phoneId, wabaId } = await world.connect()
    for (const other of regions) {
      const agent = await makeAgent(other)
      const login = await world.signIn(agent)
      await expect(
        connectWhatsappNumber(world.needs, agent.caller, { ...login, wabaId, phoneId }),
      ).rejects.toMatchObject({ code: 'already-exists' })
      expect(await world.number(other, agent.agentId)).toBeUndefined()
    }
    expect((await claimOfNumber(phoneId))?.agentId).toBe(world.agentId)
  })

  it('refuses a person whose sign-in does not include it', async () => {
    const world = await worldIn(region)
    const login = await world.signIn()
    const choice = { wabaId: '1655555555', phoneId: '10555555551' }
    await expect(
      connectWhatsappNumber(world.needs, world.caller, { ...login, ...choice }),
    ).rejects.toMatchObject({ refusal: { key: 'whatsappNumberUnknown' } })
    expect(await claimOfNumber(choice.phoneId)).toBeUndefined()
    const stranger = await makeAccount(region)
    await expect(getWhatsappNumbers(world.needs, stranger.caller, login)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('shows its token in no document that a browser reads (H-072)', async () => {
    const { connect, number } = await worldIn(region)
    await connect()
    expect(JSON.stringify(await number())).not.toContain('EAA')
  })

  it('is connected through its owner’s own app by a valid token, and refuses others at their fields', async () => {
    const { needs, number, caller, agentId } = await worldIn(region)
    const ids = { wabaId: `167777${++owners}`, phoneId: `107777${owners}1` }
    const appSecret = 'their-own-app-secret'
    const own = { ...ids, appSecret, token: ownToken(ids.wabaId, appSecret), verifyToken: 'our-word-1' }
    const save = (more: Partial<typeof own> = {}) =>
      connectOwnApp(needs, caller, { region, agentId, ...own, ...more })
    await expect(save({ token: 'EAAno' })).rejects.toMatchObject({ fieldRefusals: { token: {} } })
    await expect(save({ appSecret: 'another-secret' })).rejects.toMatchObject({
      fieldRefusals: { appSecret: {} },
    })
    await expect(save({ phoneId: '10777799991' })).rejects.toMatchObject({ fieldRefusals: { phoneId: {} } })
    expect(await number()).toBeUndefined()
    await save()
    expect(await number()).toMatchObject({ method: 'legacy', waVerifyPassed: false })
    expect(JSON.stringify(await number())).not.toContain(appSecret)
  })

  it('is disconnected when its agent is deleted', async () => {
    const { connect, number, ports, agentId, workspaceId, subscriptionsOf } = await worldIn(region)
    const { phoneId, wabaId } = await connect()
    await deleteChannels(ports, { region, agentId, workspaceId, isLast: false })
    // The remains of a connection that was cut off.
    const otherNumber = { account: `${phoneId}0`, region, agentId, workspaceId }
    for (const kind of channelKinds) await claimAccount({ kind, ...otherNumber })
    await deleteChannels(ports, { region, agentId, workspaceId, isLast: false })
    for (const kind of channelKinds)
      expect(
        await readDocument('na', paths.channelClaim(kind, otherNumber.account), channelClaimSchema),
      ).toBeUndefined()
    expect([await number(), await claimOfNumber(phoneId)]).toEqual([undefined, undefined])
    expect(await subscriptionsOf(wabaId)).toEqual({ result: {} })
  })

  it('reports the result of a message, and is broken when Meta refuses its token', async () => {
    const { connect, number, ports, at, agentId, fault } = await worldIn(region)
    const { phoneId } = await connect()
    const adapter = whatsappAdapter(ports, ports.whatsapp)
    const phone = '15550002222'
    const recipient = {
      region,
      agentId,
      threadId: 'thread',
      account: phoneId,
      address: phone,
      lastIncomingAt: 0,
    }
    const send = async () => {
      for (const part of await adapter.partsOf({ text: 'Hello', replies: ['Yes'], cards: [] }))
        await adapter.send(recipient, part, 'conversation_0001/0')
    }
    await expect(send()).rejects.toMatchObject({ reason: 'whatsappWindowOver' })
    await at(phoneId, 'say', { text: 'Hi' })
    await send()
    await at(phoneId, 'faults', { kind: 'pair' })
    await expect(send()).rejects.toThrow(TryLater)
    await at(phoneId, 'faults', { kind: 'unreachable' })
    await expect(send()).rejects.toThrow(Undeliverable)
    await fault(phoneId, 'lost')
    await expect(send()).rejects.toThrow(/did not answer/)
    await fault(phoneId, 'revoked')
    await expect(send()).rejects.toThrow(Undeliverable)
    expect((await number())?.state).toBe('broken')
    expect(await adapter.isConnected(recipient)).toBe(false)
  })

  it('sends pictures and documents for download, and learns later that Meta refused one', async () => {
    const { connect, ports, at, agentId, sandboxUrl } = await worldIn(region)
    const { phoneId } = await connect()
    const adapter = whatsappAdapter(ports, ports.whatsapp)
    const phone = '15550002222'
    const recipient = {
      region,
      agentId,
      threadId: 'thread',
      account: phoneId,
      address: phone,
      lastIncomingAt: 0,
    }
    await at(phoneId, 'say', { text: 'Hi' })
    const gif = Buffer.from('GIF89a')
    const files = [
      await storeOutgoing(region, 'boat.png', 'image/png', await makePng()),
      await storeOutgoing(region, 'plan.pdf', 'application/pdf', pdf),
      await storeOutgoing(region, 'moving.gif', 'image/gif', gif),
    ]
    for (const part of await adapter.partsOf({ text: '', replies: [], cards: [], files }))
      await adapter.send(recipient, part, 'conversation_0001/0')
    const lines: unknown = await (await fetch(`${sandboxUrl}/graph/whatsapp/${phoneId}/all`)).json()
    expect(lines).toMatchObject([
      { isNumber: false },
      { isNumber: true, files: [{ isPicture: true }] },
      { isNumber: true, files: [{ name: 'plan.pdf', bytes: pdf.length, isPicture: false }] },
    ])
    expect(reasonOfCode(131_053)).toBe('fileNotTaken')
  })

  it('sends a test to a person who has written first, and gives the reason otherwise', async () => {
    const { connect, ports, at, caller, agentId } = await worldIn(region)
    const test = () =>
      sendTestMessage(ports, caller, { region, agentId, phone: '+1 555 000-2222', message: 'Hello' })
    await expect(test()).rejects.toMatchObject({ fieldRefusals: { phone: { key: 'whatsappPhoneMissing' } } })
    const { phoneId } = await connect()
    await expect(test()).rejects.toMatchObject({ refusal: { key: 'channelMessageFailed' } })
    await at(phoneId, 'say', { text: 'Hi' })
    expect(await test()).toEqual({ success: true })
  })

  it('submits templates for approval, each name once', async () => {
    const { connect, ports, caller, agentId } = await worldIn(region)
    await connect()
    const template = {
      name: 'order_ready',
      language: 'en' as const,
      category: 'UTILITY' as const,
      bodyText: 'Order {{1}} is ready.',
      examples: ['4711'],
    }
    const create = () => createTemplate(ports, caller, { region, agentId, template })
    await create()
    await expect(create()).rejects.toMatchObject({ code: 'failed-precondition' })
    const { templates } = await readTemplates(ports, caller, { region, agentId })
    expect(templates).toMatchObject([{ name: 'order_ready', status: 'APPROVED', body: template.bodyText }])
  })
})
