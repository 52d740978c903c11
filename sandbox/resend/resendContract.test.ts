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

  it('keeps what the real SDK sends, in the shapes that the vendor publishes', async () => {
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

  it('sends one mail per idempotency key', async () => {
    const before = (await inbox()).length
    const first = await resend.emails.send(mail, { idempotencyKey: 'once' })
    const second = await resend.emails.send(mail, { idempotencyKey: 'once' })
    expect(second.data?.id).toBe(first.data?.id)
    expect(await inbox()).toHaveLength(before + 1)
  })

  it('refuses a mail without a body', async () => {
    const { error } = await resend.emails.send({ ...mail, html: '' })
    expect(error).toMatchObject({ name: 'validation_error', statusCode: 422 })
  })

  it('keeps domains as the vendor describes them, and verifies them by the sandbox’s DNS', async () => {
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

  it('is emptied by tests', async () => {
    await fetch(`${sandbox.url}/inbox.json`, { method: 'DELETE' })
    expect(await inbox()).toEqual([])
  })

  async function inbox() {
    const answer = await fetch(`${sandbox.url}/inbox.json`)
    return z.array(z.looseObject({ id: z.string() })).parse(await answer.json())
  }
})
