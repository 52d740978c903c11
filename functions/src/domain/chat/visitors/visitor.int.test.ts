import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine } from '#test/factories.ts'
import { leadForm } from '#test/chat/leadForm.ts'
import { conversationOf, rolesOf } from '#test/chat/conversations.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { leadSchema } from '../../../shared/chat/leads.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { consentOf } from '../servedAgents/projectWidget.ts'
import type { Instance } from '../../composition/createInstance.ts'
import { startVisitorTurn } from './startVisitorTurn.ts'
import { deleteConversation } from '../conversations/deleteConversation.ts'
import { exportConversation } from './exportConversation.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { openVisitorSession } from './access/sessions.ts'
import { submitForm } from './submitForm.ts'
import { rateAnswer, listConversations, requestPerson } from './visitorActions.ts'
import { signVisitorToken, verifyVisitorToken } from './access/visitorToken.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a visitor in %s', (region) => {
  it("has several conversations, and no one else's", async () => {
    const agent = await agentWith(region, {})
    const engine = makeEngine()
    const one = await openVisitorSession(engine, { agentId: agent.agentId, region }, unknownClient)
    const claims = verifyVisitorToken(engine.signing, one.token, Date.now())
    await ask(engine, claims, 'The first')
    const two = await openVisitorSession(
      engine,
      { agentId: agent.agentId, region, token: one.token, fresh: true },
      unknownClient,
    )
    const next = verifyVisitorToken(engine.signing, two.token, Date.now())
    await ask(engine, next, 'The second')
    expect((await listConversations(next)).conversations.map(({ preview }) => preview)).toEqual([
      'The second',
      'The first',
    ])
    const back = await openVisitorSession(
      engine,
      { agentId: agent.agentId, region, token: two.token, conversationId: one.conversationId },
      unknownClient,
    )
    expect(back.messages[0]?.text).toBe('The first')
    const invented = await openVisitorSession(
      engine,
      { agentId: agent.agentId, region, token: two.token, conversationId: 'conversation1' },
      unknownClient,
    )
    expect(invented.conversationId).not.toBe('conversation1')
    const stranger = await openVisitorSession(engine, { agentId: agent.agentId, region }, unknownClient)
    await expect(
      openVisitorSession(
        engine,
        { agentId: agent.agentId, region, token: stranger.token, conversationId: one.conversationId },
        unknownClient,
      ),
    ).rejects.toThrow('don’t have permission to do that')
  })

  it('sends a form that becomes one lead, with errors at its fields', async () => {
    const agent = await agentWith(region, { forms: [leadForm] })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const leadId = randomUUID()
    const bad = await submitForm(
      engine,
      claims,
      { leadId, formId: 'lead', values: { email: 'nobody' } },
      unknownClient,
    ).catch((error: unknown) => error)
    expect(bad).toMatchObject({
      code: 'invalid-argument',
      fields: { name: 'Please fill in this field.', email: 'Please enter a valid email address.' },
    })
    const values = { name: 'Marta', email: 'Marta@Example.com', admin: 'yes' }
    for (let repeat = 0; repeat < 2; repeat++)
      await submitForm(engine, claims, { leadId, formId: 'lead', values }, unknownClient)
    const leads = await readQuery(region, paths.leads(agent.agentId), leadSchema)
    expect(leads.map(({ data }) => [data.email, data.values.map(({ value }) => value)])).toEqual([
      ['marta@example.com', ['Marta', 'Marta@Example.com']],
    ])
    expect(await conversationOf(claims)).toMatchObject({
      visitor: { name: 'Marta', email: 'marta@example.com' },
      messageCount: 1,
    })
    expect((await conversationOf(claims))?.terms).toEqual(expect.arrayContaining(['marta']))
    await deleteConversation(engine, claims)
    expect(await readQuery(region, paths.leads(agent.agentId), leadSchema)).toEqual([])
  })

  it("is the person whom the owner's server verifies, and an unverified page cannot change that", async () => {
    const agent = await agentWith(region, { canHandOff: true })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const servedAgent = await engine.agents.readPublished(region, agent.agentId)
    const hashOf = (id: string) =>
      createHmac('sha256', servedAgent?.keyHash ?? '')
        .update(id)
        .digest('hex')
    const identityHash = hashOf('customer-7')
    const say = async (identity: object) => {
      let code = ''
      await startVisitorTurn(
        engine,
        claims,
        { clientMessageId: randomUUID(), text: 'Hi', context: { identity } },
        'a',
      ).follow((event) => {
        if (event.type === 'error') code = event.code
      }, new AbortController().signal)
      return code
    }
    await say({ id: 'customer-7', name: 'Marta', identityHash: 'ab'.repeat(32) })
    expect((await conversationOf(claims))?.visitor).toMatchObject({
      id: 'customer-7',
      verified: false,
    })
    await say({ id: 'customer-7', identityHash })
    await say({ id: 'somebody-else' })
    expect((await conversationOf(claims))?.visitor).toMatchObject({
      id: 'customer-7',
      name: 'Marta',
      verified: true,
    })
    // Another person who signs in on the same browser is sent to a separate conversation.
    const before = await rolesOf(claims)
    expect(await say({ id: 'customer-8', name: 'Nora', identityHash: hashOf('customer-8') })).toBe(
      'unauthenticated',
    )
    await expect(
      requestPerson(
        engine,
        claims,
        { context: { identity: { id: 'customer-8', identityHash: hashOf('customer-8') } } },
        unknownClient,
      ),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
    expect((await conversationOf(claims))?.visitor).toMatchObject({
      id: 'customer-7',
      name: 'Marta',
      verified: true,
    })
    expect(await rolesOf(claims)).toEqual(before)
    expect(await say({ id: 'customer-7', identityHash })).toBe('')
  })

  it('is never asked to accept empty terms: such an agent is not published', async () => {
    await expect(agentWith(region, { consentMode: true, consentText: ' ' })).rejects.toMatchObject({
      code: 'invalid-argument',
      fields: { 'widgetOptions.consentText': expect.any(String) },
    })
  })

  it('must accept the terms first if the owner requires it, and the consent is stored with its text', async () => {
    const agent = await agentWith(region, { consentMode: true, consentText: 'We keep what you write.' })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    expect((await ask(engine, claims)).code).toBe('failed-precondition')
    expect(await conversationOf(claims)).toBeUndefined()
    const live = await engine.agents.readPublished(region, agent.agentId)
    const consent = live && consentOf(live.agent)?.version
    await startVisitorTurn(
      engine,
      claims,
      { clientMessageId: randomUUID(), text: 'Hi', context: { consent } },
      'a',
    ).follow(() => undefined, new AbortController().signal)
    expect((await conversationOf(claims))?.consent).toMatchObject({
      version: consent,
      text: 'We keep what you write.',
    })
  })

  it('is served only on the pages that the owner names', async () => {
    const agent = await agentWith(region, { allowedOrigins: ['https://shop.example'] })
    const engine = makeEngine()
    const open = (origin: string, isOwnPage = false) =>
      openVisitorSession(engine, { agentId: agent.agentId, region }, { ...unknownClient, origin, isOwnPage })
    await expect(open('https://evil.example')).rejects.toThrow('isn’t available here')
    await expect(open('')).rejects.toThrow('isn’t available here')
    expect((await open('https://shop.example')).isOpen).toBe(true)
    expect((await open('https://app.example', true)).isOpen).toBe(true)
    expect((await ask(engine, makeClaims(agent))).code).toBe('permission-denied')
    // Our own page for frames uses the origin of the page that frames it.
    const frame = (framedBy: string) =>
      openVisitorSession(
        engine,
        { agentId: agent.agentId, region, framedBy },
        { ...unknownClient, origin: 'https://app.example', isOwnPage: true },
      )
    for (const stranger of ['https://evil.example', 'null', ''])
      await expect(frame(stranger)).rejects.toThrow('isn’t available here')
    for (const host of ['https://shop.example', 'https://app.example'])
      expect((await frame(host)).isOpen).toBe(true)
  })

  it('rates an answer and withdraws the rating', async () => {
    const agent = await agentWith(region, {})
    const engine = makeEngine()
    const claims = makeClaims(agent)
    const { answer } = await ask(engine, claims)
    const rate = (rating: 'up' | 'down' | 'none', reason = '') =>
      rateAnswer(engine, claims, { messageId: answer?.id ?? '', rating, reason })
    await rate('down', 'Too short')
    expect((await conversationOf(claims))?.window[1]?.feedback).toMatchObject({
      rating: 'down',
      reason: 'Too short',
    })
    await rate('none')
    expect((await conversationOf(claims))?.window[1]?.feedback).toBeUndefined()
  })

  it('exports their conversation and has it deleted; its costs stay exact', async () => {
    const agent = await agentWith(region, {})
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims, 'My secret')
    const file = { id: 'f', name: 'secret.txt', sizeKB: 1, url: 'https://files.example/f', text: '' }
    const page = {
      agentId: agent.agentId,
      ownerID: agent.workspaceId,
      number: 0,
      leases: [],
      messages: [{ id: 'm0', role: 'visitor', text: '', at: 1, files: [file] }],
    }
    await new Writes(region)
      .set(paths.conversationPage(agent.agentId, claims.conversationId, 0), page)
      .update(paths.conversation(agent.agentId, claims.conversationId), { pages: 1 })
      .commit()
    const pieces: string[] = []
    for await (const piece of exportConversation(engine, claims)) pieces.push(piece)
    expect(pieces).toHaveLength(4)
    expect(JSON.parse(pieces.join(''))).toMatchObject({
      agent: expect.any(String),
      startedAt: expect.any(Number),
      messages: [{ files: [{ name: 'secret.txt' }] }, { text: 'My secret' }, { text: 'A short answer.' }],
    })
    await deleteConversation(engine, claims)
    const remaining = await conversationOf(claims)
    expect(JSON.stringify(remaining)).not.toContain('secret')
    expect(remaining?.window[1]?.receipt?.amount).toBeGreaterThan(0)
    expect((await listConversations(claims)).conversations).toEqual([])
    const token = signVisitorToken(engine.signing, { ...claims, exp: Date.now() })
    expect(
      (await openVisitorSession(engine, { agentId: agent.agentId, region, token }, unknownClient))
        .conversationId,
    ).not.toBe(claims.conversationId)
    await engine.flush()
    expect((await expectBooksToBalance(agent.wallet, [agent.agentId])).receipts).toHaveLength(1)
  })

  it('gets no more answers in a month than the owner allows, on however many instances', async () => {
    const agent = await agentWith(region, {}, { messagesLimit: 13 })
    const engines = [makeEngine(), makeEngine(), makeEngine()] satisfies Instance[]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(engines[index % 3] ?? makeEngine(), makeClaims(agent))),
    )
    const answered = answers.filter(({ answer }) => answer).length
    expect(answered).toBeLessThanOrEqual(13)
    await Promise.all(engines.map((engine) => engine.flush()))
    const rest = []
    for (let turn = answered; turn < 16; turn++)
      rest.push(await ask(engines[0] ?? makeEngine(), makeClaims(agent)))
    expect(answered + rest.filter(({ answer }) => answer).length).toBe(13)
    expect(
      (await openVisitorSession(makeEngine(), { agentId: agent.agentId, region }, unknownClient)).isOpen,
    ).toBe(false)
  })
})
