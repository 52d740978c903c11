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

  it('is emptied by tests', async () => {
    await fetch(`${sandbox.url}/inbox.json`, { method: 'DELETE' })
    expect(await inbox()).toEqual([])
  })

  async function inbox() {
    const answer = await fetch(`${sandbox.url}/inbox.json`)
    return z.array(z.looseObject({ id: z.string() })).parse(await answer.json())
  }
})
