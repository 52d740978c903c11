import { describe, expect, it } from 'vitest'
import { signingBy } from '#test/testSigning.ts'
import { maxPassCharacters } from '../../../../shared/chat/visitorFileLimits.ts'
import { filesOfPasses, withPass, type PassHolder } from './filePasses.ts'

const now = 1_800_000_000_000
const file = {
  id: 'file',
  name: 'plan.pdf',
  sizeKB: 1,
  url: 'https://files.example/f',
  text: '',
  type: 'application/pdf',
}
const holder: PassHolder = {
  role: 'visitor',
  region: 'eu',
  agentId: 'agent',
  conversationId: 'conversation',
  visitorId: 'visitor',
}

describe('the pass of a file', () => {
  it('returns the data of the file to the visitor for whom it was signed', () => {
    const { id, ...shown } = withPass(signingBy('secret'), holder, file, now)
    expect(shown).toEqual({ name: 'plan.pdf', sizeKB: 1, url: file.url })
    expect(filesOfPasses(signingBy('secret'), holder, [id, id], now)).toEqual([file, file])
  })

  it.each<[string, Partial<PassHolder>, string, number]>([
    ['an operator instead of the visitor', { role: 'operator' }, 'secret', 0],
    ['another visitor', { visitorId: 'other' }, 'secret', 0],
    ['the other region', { region: 'na' }, 'secret', 0],
    ['another agent', { agentId: 'other' }, 'secret', 0],
    ['another conversation', { conversationId: 'other' }, 'secret', 0],
    ['a server with another secret', {}, 'other', 0],
    ['the visitor a day later', {}, 'secret', 86_400_000],
  ])('is refused for %s', (_, other, secret, later) => {
    const { id } = withPass(signingBy('secret'), holder, file, now)
    expect(() => filesOfPasses(signingBy(secret), { ...holder, ...other }, [id], now + later)).toThrow(
      'no longer available',
    )
  })

  it('is short enough for a message, whatever its file contains', () => {
    const text = '\u6c34'.repeat(2_000)
    const url = `https://files.example/${'x'.repeat(300)}`
    const long = { ...file, name: '\u6c34'.repeat(80), url, text }
    expect(withPass(signingBy('secret'), holder, long, now).id.length).toBeLessThan(maxPassCharacters)
  })
})
