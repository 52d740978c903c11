import { describe, expect, it } from 'vitest'
import { signingBy, testSigning } from '#test/testSigning.ts'
import { endMailsUrl, readEndMails } from './endMailsUrl.ts'

const client = { region: 'eu', clientId: 'clientAAAA' } as const
const made = new URL(endMailsUrl(testSigning, 'https://chat.acme.com', client))
const to = made.searchParams.get('to') ?? ''

describe('readEndMails', () => {
  it('reads the client from a URL that it has made', () => {
    expect(made.origin + made.pathname).toBe('https://chat.acme.com/end-mails')
    expect(readEndMails(testSigning, to)).toEqual(client)
  })

  it.each([
    ['another client', to.replace('clientAAAA', 'clientBBBB')],
    ['another region', to.replace('eu-', 'na-')],
    ['another signature', `${to.slice(0, -1)}${to.endsWith('0') ? '1' : '0'}`],
    ['no signature', to.slice(0, to.lastIndexOf('-'))],
    ['an unknown region', to.replace('eu-', 'us-')],
    ['an ID that is a path', to.replace('clientAAAA', 'a/b')],
    ['nothing', ''],
  ])('refuses a URL with %s', (_name, changed) => expect(readEndMails(testSigning, changed)).toBeUndefined())

  it('refuses a URL that another secret has signed', () => {
    expect(readEndMails(signingBy('another-secret'), to)).toBeUndefined()
  })
})
