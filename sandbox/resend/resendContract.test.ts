import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { Resend } from 'resend'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readContract } from '../contracts/readContract.ts'
import { listenForTest } from '../listenForTest.ts'

const contract = readContract('resend.json')
const mail = {
  from: 'Parley <hello@parley.example>',
  to: 'ada@example.org',
  subject: 'Your code',
  html: '<p>123456</p>',
}

describe.skipIf(!contract.isPresent)('Resend contract (skipped where ../shared/contracts is absent)', () => {
  let sandbox: Awaited<ReturnType<typeof listenForTest>>
  let resend: Resend

  beforeAll(async () => {
    sandbox = await listenForTest()
    resend = new Resend('re_test', { baseUrl: `${sandbox.url}/resend` })
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  it('stores an email of the real SDK in the form that the vendor publishes', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    const { data, error } = await resend.emails.send({ ...mail, replyTo: ['help@parley.example'] })
    const request: unknown = JSON.parse(String(sent.mock.calls[0]?.[1]?.body))
    sent.mockRestore()
    expect(error).toBeNull()
    expect(contract.problems('SendEmailRequest', request)).toEqual([])
    expect(contract.problems('SendEmailResponse', data)).toEqual([])
    expect(await inbox()).toMatchObject([
      { id: data?.id, to: ['ada@example.org'], replyTo: ['help@parley.example'], subject: 'Your code' },
    ])
  })

  it('sends one email per idempotency key', async () => {
    const before = (await inbox()).length
    const first = await resend.emails.send(mail, { idempotencyKey: 'once' })
    const second = await resend.emails.send(mail, { idempotencyKey: 'once' })
    expect(second.data?.id).toBe(first.data?.id)
    const other = await resend.emails.send({ ...mail, subject: 'Another' }, { idempotencyKey: 'once' })
    expect(other.error).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' })
    expect(await inbox()).toHaveLength(before + 1)
  })

  it('reports a bounce or complaint, and blocks its recipient until the block is deleted', async () => {
    const received: { type: string; body: unknown }[] = []
    const listener = createServer((request, response) => {
      void json(request).then((body) => {
        received.push({ type: z.looseObject({ type: z.string() }).parse(body).type, body })
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const endpoint = listener.address()
    if (typeof endpoint !== 'object' || !endpoint) throw new Error('Nobody listens')
    const post = (path: string, body?: object) =>
      fetch(sandbox.url + path, {
        method: 'POST',
        redirect: 'manual',
        ...(body && { body: JSON.stringify(body) }),
      })
    const url = `http://127.0.0.1:${endpoint.port}/`
    await post('/resend/sandbox/listener', { url, secret: 'whsec_c2VjcmV0' })
    const tagged = { ...mail, to: 'lost@example.org', tags: [{ name: 'agency', value: 'eu_agencyAAAA' }] }
    const { data } = await resend.emails.send(tagged)
    await post(`/inbox/${data?.id}/bounce`)
    await post(`/inbox/${data?.id}/complain`)
    await vi.waitFor(() => expect(received).toHaveLength(2))
    listener.close()
    const bodyOf = (type: string) => received.find((event) => event.type === type)?.body
    expect(contract.problems('EmailBouncedEvent', bodyOf('email.bounced'))).toEqual([])
    expect(contract.problems('EmailComplainedEvent', bodyOf('email.complained'))).toEqual([])
    expect(bodyOf('email.bounced')).toMatchObject({ data: { tags: { agency: 'eu_agencyAAAA' } } })
    expect((await post(`/inbox/${data?.id}/lose`)).status).toBe(404)

    const before = (await inbox()).length
    await resend.emails.send(tagged)
    expect(await inbox()).toHaveLength(before)
    const removed = await resend.suppressions.remove('lost@example.org')
    expect(contract.problems('RemoveSuppressionResponseSuccess', removed.data)).toEqual([])
    expect((await resend.suppressions.remove('lost@example.org')).error).toMatchObject({ statusCode: 404 })
    await resend.emails.send(tagged)
    expect(await inbox()).toHaveLength(before + 1)
  })

  it('refuses an email without a body', async () => {
    const { error } = await resend.emails.send({ ...mail, html: '' })
    expect(error).toMatchObject({ name: 'validation_error', statusCode: 422 })
  })

  it('stores domains in the vendor’s form, and verifies them by the DNS of the sandbox', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    const made = await resend.domains.create({ name: 'news.acme.com', region: 'eu-west-1' })
    const request: unknown = JSON.parse(String(sent.mock.calls[0]?.[1]?.body))
    sent.mockRestore()
    expect(contract.problems('CreateDomainRequest', request)).toEqual([])
    expect(contract.problems('CreateDomainResponse', made.data)).toEqual([])
    expect(made.data?.records.map(({ name }) => name)).toEqual([
      'send.news',
      'send.news',
      'resend._domainkey.news',
    ])
    const id = made.data?.id ?? ''
    const again = await resend.domains.create({ name: 'news.acme.com' })
    expect(again.error).toMatchObject({ name: 'validation_error', statusCode: 403 })
    expect(contract.problems('ListDomainsResponse', (await resend.domains.list()).data)).toEqual([])
    expect(contract.problems('VerifyDomainResponse', (await resend.domains.verify(id)).data)).toEqual([])
    const status = async () => {
      const { data } = await resend.domains.get(id)
      expect(contract.problems('Domain', data)).toEqual([])
      return data?.status
    }
    expect(await status()).toBe('pending')
    const set = (records: string) =>
      fetch(`${sandbox.url}/dns/mail`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, records }),
        redirect: 'manual',
      })
    await set('there')
    expect(await status()).toBe('verified')
    await set('absent')
    expect(await status()).toBe('partially_failed')
    expect(contract.problems('DeleteDomainResponse', (await resend.domains.remove(id)).data)).toEqual([])
    expect((await resend.domains.get(id)).error).toMatchObject({ statusCode: 404 })
  })

  it('lets tests delete all email', async () => {
    await fetch(`${sandbox.url}/inbox.json`, { method: 'DELETE' })
    expect(await inbox()).toEqual([])
  })

  async function inbox() {
    const response = await fetch(`${sandbox.url}/inbox.json`)
    return z.array(z.looseObject({ id: z.string() })).parse(await response.json())
  }
})
