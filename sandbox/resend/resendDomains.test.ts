import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { resendDomains } from '../../functions/src/providers/resend/resendDomains.ts'
import { resendMail } from '../../functions/src/providers/resend/resendMail.ts'
import { listenForTest } from '../listenForTest.ts'
import { signatureOf } from './resendEvents.ts'

const webhookSecret = `whsec_${Buffer.from('a secret of the tests').toString('base64')}`

describe('the sender of emails', () => {
  let sandbox: Awaited<ReturnType<typeof listenForTest>>
  const connect = () =>
    resendDomains({
      from: 'hello@parley.example',
      key: 're_x',
      webhookSecret,
      baseUrl: `${sandbox.url}/resend`,
    })

  beforeAll(async () => void (sandbox = await listenForTest()))
  afterAll(() => sandbox[Symbol.asyncDispose]())

  it('adds a domain once, verifies it, reads its records with full names, and deletes it', async () => {
    const service = connect()
    const made = await service.add('news.acme.com', 'eu')
    expect(made).toMatchObject({ state: 'not_started' })
    expect(made?.records).toMatchObject([
      { type: 'MX', name: 'send.news.acme.com', priority: 10, ttl: 'Auto' },
      { type: 'TXT', name: 'send.news.acme.com' },
      { type: 'TXT', name: 'resend._domainkey.news.acme.com' },
    ])
    // An attempt that failed halfway may have added the domain already.
    expect(await service.add('news.acme.com', 'eu')).toEqual(made)
    expect(await service.add('elsewhere.acme.com', 'eu')).toBeUndefined()
    const id = made?.id ?? ''
    await service.requestVerification(id)
    expect((await service.read(id))?.state).toBe('pending')
    const set = (records: string) =>
      fetch(`${sandbox.url}/dns/mail`, { method: 'POST', body: new URLSearchParams({ id, records }) })
    await set('there')
    expect((await service.read(id))?.state).toBe('verified')
    await set('absent')
    expect((await service.read(id))?.state).toBe('temporary_failure')
    await service.remove(id)
    await service.remove(id)
    expect(await service.read(id)).toBeUndefined()
  })

  it('sends an agency’s email from its own domain, and from the platform’s when the service refuses it', async () => {
    const mail = resendMail({
      from: 'Parley <hello@parley.example>',
      key: 're_x',
      webhookSecret,
      baseUrl: `${sandbox.url}/resend`,
    })
    const send = (subject: string, domain?: string) =>
      mail.send({
        to: 'ada@example.org',
        subject,
        html: '<p>Hello</p>',
        text: 'Hello',
        idempotencyKey: subject,
        sender: { name: 'Acme', replyTo: 'help@acme.com', ...(domain && { domain }) },
      })
    await send('neutral')
    const service = connect()
    const { id = '' } = (await service.add('acme.com', 'na')) ?? {}
    await send('not verified', 'acme.com')
    await service.requestVerification(id)
    await fetch(`${sandbox.url}/dns/mail`, {
      method: 'POST',
      body: new URLSearchParams({ id, records: 'there' }),
    })
    await send('verified', 'acme.com')
    const inbox: unknown = await (await fetch(`${sandbox.url}/inbox.json`)).json()
    expect(inbox).toMatchObject([
      { subject: 'verified', from: '"Acme" <hello@acme.com>', replyTo: ['help@acme.com'] },
      { subject: 'not verified', from: '"Acme" <hello@parley.example>' },
      { subject: 'neutral', from: '"Acme" <hello@parley.example>', replyTo: ['help@acme.com'] },
    ])
  })

  it('counts an email as sent when the service has sent another one with its key', async () => {
    const baseUrl = `${sandbox.url}/resend`
    const mail = resendMail({ from: 'Parley <hello@parley.example>', key: 're_x', webhookSecret, baseUrl })
    const send = (subject: string) =>
      mail.send({ to: 'key@example.org', subject, html: 'x', text: 'x', idempotencyKey: 'sign-ups-7' })
    await send('Someone is asking')
    await send('2 people ask')
    const inbox: unknown = await (await fetch(`${sandbox.url}/inbox.json`)).json()
    const mails = z.array(z.looseObject({ to: z.array(z.string()), subject: z.string() })).parse(inbox)
    expect(mails.filter(({ to }) => to.includes('key@example.org'))).toMatchObject([
      { subject: 'Someone is asking' },
    ])
  })

  it('accepts an event of a domain only with a valid signature', async () => {
    const service = connect()
    const body = JSON.stringify({
      type: 'domain.updated',
      created_at: '2026-10-06T23:47:56.678Z',
      data: { id: 'd1', name: 'acme.com', status: 'verified' },
    })
    const read = (content: string, signed: Record<string, string>) =>
      service.readEvent(Buffer.from(content), {
        id: signed['svix-id'] ?? '',
        timestamp: signed['svix-timestamp'] ?? '',
        signature: signed['svix-signature'] ?? '',
      })
    const signed = signatureOf(body, webhookSecret)
    expect(await read(body, signed)).toEqual({ kind: 'domain', id: 'd1', name: 'acme.com' })
    const refused = { code: 'permission-denied' }
    await expect(read(`${body} `, signed)).rejects.toMatchObject(refused)
    await expect(read(body, {})).rejects.toMatchObject(refused)
    await expect(read(body, signatureOf(body, 'whsec_b3RoZXI='))).rejects.toMatchObject(refused)
    const old = signatureOf(body, webhookSecret, Date.now() - 600_000)
    await expect(read(body, old)).rejects.toMatchObject(refused)
    const other = JSON.stringify({ type: 'email.sent', created_at: '', data: {} })
    expect(await read(other, signatureOf(other, webhookSecret))).toBeUndefined()
  })
})
