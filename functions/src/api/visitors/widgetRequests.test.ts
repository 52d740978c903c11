import { describe, expect, it } from 'vitest'
import { widgetRequests } from './widgetRequests.ts'

const read = (identity: unknown) =>
  widgetRequests.handoff.parse({ token: 't', context: { identity } }).context?.identity

describe("the visitor's identity from a page", () => {
  it('is accepted as it is', () => {
    const complete = {
      id: '42',
      name: 'Ada',
      email: 'ada@example.com',
      phone: '+49 30 123',
      identityHash: 'a'.repeat(64),
    }
    expect(read(complete)).toEqual(complete)
  })

  it.each([
    ['an empty email', { name: 'Ada', email: '' }, { name: 'Ada' }],
    ['no email', { name: 'Ada', email: null }, { name: 'Ada' }],
    ['an invalid email', { name: 'Ada', email: 'ada' }, { name: 'Ada' }],
    ['a number for an id', { id: 42 }, { id: '42' }],
    ['an empty id', { id: ' ' }, {}],
    ['an id that is too long', { id: 'x'.repeat(201) }, {}],
    ['a long name', { name: 'x'.repeat(101) }, { name: 'x'.repeat(100) }],
    ['a long number', { phone: '1'.repeat(41) }, { phone: '1'.repeat(40) }],
    ['an empty proof', { id: '42', identityHash: '' }, { id: '42' }],
    ['something else besides', { id: '42', plan: 'pro' }, { id: '42' }],
    ['nested values', { id: { value: 42 }, name: ['Ada'] }, {}],
    ['only a word', 'Ada', undefined],
    ['nothing', null, undefined],
  ])('reads an identity with %s without an error', (_name, given, taken) =>
    expect(read(given)).toEqual(taken),
  )
})
