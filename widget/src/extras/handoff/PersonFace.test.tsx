import { render } from 'preact'
import { describe, expect, it } from 'vitest'
import { PersonFace } from './PersonFace.tsx'

function faceOf(name: string): Element {
  const box = document.createElement('div')
  render(<PersonFace name={name} />, box)
  return box.children[0]!
}

describe('a person’s face', () => {
  it.each([
    ['Ada', 'A'],
    ['Ada Lovelace', 'AL'],
    [' Ada  King Lovelace ', 'AL'],
    ['李 小龙', '李小'],
    ['', ''],
  ])('shows the initials of %j as %j', (name, initials) => expect(faceOf(name).textContent).toBe(initials))

  it('uses one of six colours for a face, the same for the same name', () => {
    const tone = (name: string) => /tone(\d)/.exec(faceOf(name).className)?.[1]
    const names = ['Ada', 'Grace', 'Linus', 'Margaret', 'Edsger', 'Barbara', 'Tim', 'Radia']
    expect(names.map(tone)).toEqual(names.map(tone))
    for (const name of names) expect(Number(tone(name))).toBeLessThan(6)
    expect(new Set(names.map(tone)).size).toBeGreaterThan(2)
  })
})
