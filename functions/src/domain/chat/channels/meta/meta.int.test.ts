import { describe, expect, it } from 'vitest'
import { metaOfSandbox } from '#test/channels/metaWorld.ts'
import { openPageWorlds } from '#test/channels/metaPageWorld.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { channelClaimSchema, type ChannelKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { regions } from '../../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../../store/documents.ts'
import { readTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { TryLater } from '../../../kernel/channels/ChannelAdapter.ts'
import { pageSecret } from './MetaAccounts.ts'
import { metaPageAdapter } from './metaPageAdapter.ts'
import { deleteMetaUser, markRevokedPages } from './logins/metaUsers.ts'
import { removeMetaPage } from './removeMetaPage.ts'
import { storePageEvents } from './storePageEvents.ts'

const { worldIn, sandboxUrl, hearBy } = openPageWorlds()
const claimOf = async (kind: ChannelKind, account: string) =>
  (await readDocument('na', paths.channelClaim(kind, account), channelClaimSchema))?.data

describe.each(oneRegion)('a page of Meta in %s', (region) => {
  it('is chosen among those that may be answered, connected with one notice, and removed', async () => {
    const { signIn, choices, connect, record, ports, caller, agentId, workspaceId } = await worldIn(region)
    const pages = await choices(await signIn())
    expect(pages.map(({ igPageId }) => igPageId !== '')).toEqual([true, false])
    const { pageId, igPageId, pageName } = await connect()
    expect(await record()).toMatchObject({
      state: 'connected',
      pageId,
      pageName,
      hasMessenger: true,
      hasInstagram: false,
    })
    expect((await claimOf('messenger', pageId))?.agentId).toBe(agentId)
    expect(await claimOf('instagram', igPageId)).toBeUndefined()
    await connect('instagram')
    await connect('instagram')
    expect(await record()).toMatchObject({ hasMessenger: true, hasInstagram: true })
    expect(ports.tasks.waiting.map(({ message }) => message.kind)).toEqual([
      'notifyOperator',
      'notifyOperator',
    ])
    const ref = { region, agentId }
    const secret = pageSecret(ref, workspaceId)
    const token = (await readTenantSecret(ports.keys, secret))?.reveal() ?? ''
    await removeMetaPage(ports, caller, { ...ref, kind: 'messenger' })
    expect(await record()).toMatchObject({ hasMessenger: false, hasInstagram: true })
    expect(await ports.meta?.pages.readSubscription(pageId, token)).toMatchObject({
      result: expect.arrayContaining(['messages']),
    })
    await removeMetaPage(ports, caller, { ...ref, kind: 'instagram' })
    expect(await record()).toBeUndefined()
    expect(await readTenantSecret(ports.keys, secret)).toBeUndefined()
    expect(await claimOf('instagram', igPageId)).toBeUndefined()
    expect(await ports.meta?.pages.readSubscription(pageId, token)).toEqual({ result: [] })
  })

  it('belongs to one agent, in any region, and an agent has one page (H-070)', async () => {
    const world = await worldIn(region)
    const { pageId } = await world.connect()
    for (const other of regions) {
      const another = await worldIn(other)
      await expect(another.connect('messenger', { name: world.person })).rejects.toMatchObject({
        code: 'already-exists',
      })
      expect(await another.record()).toBeUndefined()
    }
    expect((await claimOf('messenger', pageId))?.agentId).toBe(world.agentId)
    await expect(world.connect('messenger', { index: 1 })).rejects.toMatchObject({
      refusal: { key: 'metaOtherPage' },
    })
  })

  it('needs an Instagram account for Instagram, and leaves no trace when Meta refuses it', async () => {
    const { connect, record, post, signIn, choices } = await worldIn(region)
    await expect(connect('instagram', { index: 1 })).rejects.toMatchObject({
      refusal: { key: 'metaNoInstagram' },
    })
    const but = 'instagram_manage_messages'
    await expect(connect('instagram', { but })).rejects.toMatchObject({
      refusal: { key: 'metaNotAllowed', values: { permissions: but } },
    })
    const [page] = await choices(await signIn())
    const pageId = page?.pageId ?? ''
    await post('/faults', { target: `/${pageId}/subscribed_apps`, kind: 'busy' })
    await expect(connect()).rejects.toMatchObject({ code: 'failed-precondition', message: 'Too many calls' })
    expect(await record()).toBeUndefined()
    expect(await claimOf('messenger', pageId)).toBeUndefined()
  })

  it('shows no token in documents that browsers read, and stores none of its person (H-072)', async () => {
    const { connect, record, ports, workspaceId, agentId } = await worldIn(region)
    const page = await connect()
    const token = await readTenantSecret(ports.keys, pageSecret({ region, agentId }, workspaceId))
    const shown = JSON.stringify([await record(), page])
    expect(shown).not.toContain(token?.reveal().slice(-20))
    const login = { region, workspaceId, name: `meta-login-${page.loginId}` }
    expect(await readTenantSecret(ports.keys, login)).toBeUndefined()
  })

  it('is broken when its person revokes access at Meta, and deleted at their request', async () => {
    const { connect, record, ports, clock, agentId, workspaceId } = await worldIn(region)
    const { pageId } = await connect()
    const readRequest = async () => ({ userId: (await record())?.metaUserId ?? '', issuedAt: clock.now })
    const marks = async () =>
      (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data.brokenChannels
    await markRevokedPages(ports, await readRequest())
    await markRevokedPages(ports, await readRequest())
    expect((await record())?.state).toBe('broken')
    expect(await marks()).toEqual({ [`meta_${agentId}`]: clock.now })
    // The people of the workspace are notified once for each time, and not about a problem that is solved by
    // then.
    await ports.tasks.run()
    const subject = /^.+: Messenger \(.+\) needs to be reconnected$/
    expect(ports.sent).toMatchObject([{ subject: expect.stringMatching(subject) }])
    expect(ports.sent[0]?.text).toContain(`/agents/${agentId}/channels?connect=messenger`)
    await connect()
    expect(await marks()).toEqual({})
    await markRevokedPages(ports, await readRequest())
    await connect()
    await ports.tasks.run()
    expect(ports.sent).toHaveLength(1)
    await markRevokedPages(ports, await readRequest())
    await deleteMetaUser(ports, await readRequest())
    expect(await marks()).toEqual({})
    expect(await record()).toBeUndefined()
    expect(await claimOf('messenger', pageId)).toBeUndefined()
  })

  it('keeps another agent’s other channel of the same page', async () => {
    const world = await worldIn(region)
    const { pageId } = await world.connect()
    const secret = pageSecret({ region, agentId: world.agentId }, world.workspaceId)
    const token = (await readTenantSecret(world.ports.keys, secret))?.reveal() ?? ''
    const subscribed = () => world.ports.meta?.pages.readSubscription(pageId, token)
    for (const other of regions) {
      const another = await worldIn(other)
      await another.connect('instagram', { name: world.person })
      const ref = { region: other, agentId: another.agentId }
      await removeMetaPage(another.ports, another.caller, { ...ref, kind: 'instagram' })
      expect(await another.record()).toBeUndefined()
      expect(await subscribed()).toMatchObject({ result: expect.arrayContaining(['messages']) })
    }
    await removeMetaPage(world.ports, world.caller, { region, agentId: world.agentId, kind: 'messenger' })
    expect(await subscribed()).toEqual({ result: [] })
  })

  it('is not broken by a refusal of the connection before', async () => {
    const { connect, record, ports, post, clock, agentId } = await worldIn(region)
    const { pageId } = await connect()
    const person = { threadId: 'thread', account: pageId, address: '7001', lastIncomingAt: clock.now }
    const recipient = { region, agentId, ...person }
    const adapter = metaPageAdapter(ports, metaOfSandbox(sandboxUrl()), 'messenger')
    expect(await adapter.isConnected(recipient)).toBe(true)
    clock.now += 1_000
    await connect()
    await post('/faults', { target: `/${pageId}/messages`, kind: 'revoked' })
    const part = { text: 'Hello', quickReplies: [], isFromPerson: false }
    await expect(adapter.send(recipient, part, 'key')).rejects.toThrow(TryLater)
    expect((await record())?.state).toBe('connected')
  })

  it('is listed twenty times in ten minutes at most', async () => {
    const { signIn, choices } = await worldIn(region)
    const loginId = await signIn()
    for (let tries = 0; tries < 20; tries++) await choices(loginId)
    await expect(choices(loginId)).rejects.toMatchObject({ code: 'resource-exhausted' })
  })
})

describe.each(['messenger', 'instagram'] as const)('a message on %s', (kind) => {
  async function open(options = {}) {
    const world = await worldIn('eu', options)
    const page = await world.connect(kind)
    const account = kind === 'messenger' ? page.pageId : page.igPageId
    const chat = `/chat/${account}`
    const words = async () =>
      (await world.lines(account)).filter(({ from }) => from === 'bot').map(({ text }) => text)
    const say = (text: string, more: object = {}) => world.post(`${chat}/say`, { text, ...more })
    const conversation = async () => (await world.conversations())[0]
    return { ...world, ...page, account, chat, words, say, conversation }
  }

  it('is answered once, however often it comes, with the name of its person', async () => {
    const { say, settle, words, conversation } = await open()
    await say('When do you open?', { times: 5 })
    await settle()
    expect(await words()).toEqual(['A short answer.'])
    const before = await conversation()
    expect(before).toMatchObject({ channel: kind, visitor: { name: 'Nora Berg' }, state: 'bot' })
    expect(before?.window.map(({ role }) => role)).toEqual(['visitor', 'agent'])
  })

  it('belongs to the team when it comes from the page’s own inbox, and hands the conversation over', async () => {
    const { say, settle, post, chat, words, conversation } = await open()
    await say('When do you open?')
    await settle()
    await post(`${chat}/team`, { text: 'This is Lea of the boats.' })
    await settle()
    const before = await conversation()
    expect(before?.state).toBe('human')
    expect(before?.window.at(-1)).toMatchObject({
      role: 'operator',
      text: 'This is Lea of the boats.',
      isFromChannel: true,
    })
    await say('Thank you!')
    await settle()
    expect(await words()).toEqual(['A short answer.'])
    expect((await conversation())?.window.at(-1)).toMatchObject({ role: 'visitor', text: 'Thank you!' })
  })

  it('is not answered again when Meta confirms a part with an unknown result', async () => {
    const { say, settle, post, pageId, words } = await open()
    await post('/faults', { target: `/${pageId}/messages`, kind: 'lost', times: 3 })
    await say('When do you open?')
    await settle()
    expect(await words()).toEqual(['A short answer.'])
  })

  it('is answered in its edited form, or not at all, and can be edited afterwards', async () => {
    const { say, settle, post, chat, conversation, words } = await open()
    const sent = await say('Waht?')
    const { mid } = sent as { mid: string }
    await post(`${chat}/change`, { mid, text: 'What do boats cost?' })
    await settle()
    expect((await conversation())?.window[0]?.text).toBe('What do boats cost?')
    await post(`${chat}/change`, { mid })
    expect((await conversation())?.window[0]).toMatchObject({ text: '', isTakenBack: true })
    const visitorMessage = (await say('Never mind')) as { mid: string }
    await post(`${chat}/change`, { mid: visitorMessage.mid })
    await settle()
    expect(await words()).toEqual(['A short answer.'])
  })

  it('is one turn with its file, and a picture from an internal host is not downloaded', async () => {
    const { say, settle, conversation, needs, account } = await open({ options: { canUpload: true } })
    await say('What is this?', {
      file: { name: 'note.txt', base64: Buffer.from('Two keels').toString('base64') },
    })
    await settle()
    expect((await conversation())?.window[0]?.files?.[0]).toMatchObject({ name: 'note.txt' })
    const attachments = [{ type: 'image', payload: { url: 'http://169.254.169.254/latest/meta-data' } }]
    const message = { mid: 'm_inside', attachments }
    const event = { sender: { id: '7001' }, recipient: { id: account }, timestamp: Date.now(), message }
    await storePageEvents(needs, kind, { object: 'page', entry: [{ id: account, messaging: [event] }] })
    await settle()
    const all = (await conversation())?.window.flatMap(({ files = [] }) => files) ?? []
    expect(all).toHaveLength(1)
  })

  it('gets no reply when Meta refuses it, with a reason for operators, and breaks the page once the token is revoked', async () => {
    const { say, settle, post, pageId, conversation, record } = await open()
    await post('/faults', { target: `/${pageId}/messages`, kind: 'window', times: 3 })
    await say('When do you open?')
    await settle()
    expect((await conversation())?.window.at(-1)?.delivery).toMatchObject({
      reason: 'metaWindowOver',
    })
    await post('/faults', { target: `/${pageId}/messages`, kind: 'permission', times: 3 })
    await say('And at noon?')
    await settle()
    const unanswered = await conversation()
    const answers = unanswered?.window.filter(({ role }) => role === 'agent')
    expect(answers?.at(-1)?.delivery).toMatchObject({ reason: 'metaNoPermission' })
    expect(unanswered?.state).toBe('requested')
    expect((await record())?.state).toBe('connected')
    await post('/faults', { target: `/${pageId}/messages`, kind: 'revoked', times: 100 })
    await say('And on Sundays?')
    await settle()
    expect((await record())?.state).toBe('broken')
  })
})

describe('storePageEvents', () => {
  it('stores a batch of a thousand messages with a broken one', { timeout: 60_000 }, async () => {
    const { connect, post, ports } = await worldIn('eu')
    const { pageId } = await connect()
    const batch = `/chat/${pageId}/batch`
    ports.tasks.waiting = []
    expect(await post(batch, { count: 1_000, people: 20, broken: 1 })).toEqual({ status: 200 })
    expect(ports.tasks.waiting).toHaveLength(20)
    expect(await post(batch, { count: 3, people: 1, broken: 3 })).toEqual({ status: 200 })
    expect(ports.tasks.waiting).toHaveLength(20)
  })

  it('reports failures for unknown pages, and while our database is unavailable', async () => {
    const { connect, post, needs, ports } = await worldIn('eu')
    const { pageId } = await connect()
    const message = { mid: 'm_1', text: 'Hello' }
    const event = { sender: { id: '7001' }, recipient: { id: '2099' }, timestamp: 1, message }
    await storePageEvents(needs, 'messenger', { object: 'page', entry: [{ id: '2099', messaging: [event] }] })
    const before = ports.tasks.waiting.length
    hearBy(() => Promise.reject(new Error('The store is unavailable')))
    expect(await post(`/chat/${pageId}/batch`, { count: 1 })).toEqual({ status: 503 })
    expect(ports.tasks.waiting).toHaveLength(before)
  })
})
