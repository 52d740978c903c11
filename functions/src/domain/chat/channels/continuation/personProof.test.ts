import { describe, expect, it } from 'vitest'
import { signingBy } from '#test/testSigning.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { makePersonProof, readPersonProof, withoutPersonProof } from './personProof.ts'

const signing = signingBy('a-secret')
const now = 1_764_000_000_000
const person = { agentId: 'agent1', personId: 'visitor-with_signs-12345678' }
const proof = makePersonProof(signing, person, now)

describe('a proof of a person', () => {
  it('is read alone and within a text, and fits into the parameter of a link', () => {
    for (const text of [proof, `Hello! ${proof}`, `${proof}\nplease`])
      expect(readPersonProof(signing, { agentId: 'agent1', text }, now)).toBe(person.personId)
    expect(proof).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
    expect(withoutPersonProof(`Hello! ${proof}`)).toBe('Hello!')
    expect(withoutPersonProof('p1_is no proof')).toBe('p1_is no proof')
  })

  it('is refused for another agent, after its time, changed, or under another secret', () => {
    const read = (text: string, agentId = 'agent1', at = now, by = signing) =>
      readPersonProof(by, { agentId, text }, at)
    expect(read(proof, 'agent2')).toBeUndefined()
    expect(read(proof, 'agent1', now + 16 * minuteMs)).toBeUndefined()
    expect(read(proof, 'agent1', now, signingBy('another'))).toBeUndefined()
    expect(read(proof.replace('visitor', 'visiter'))).toBeUndefined()
    expect(read(`${proof}0`)).toBeUndefined()
    expect(read('')).toBeUndefined()
  })
})
