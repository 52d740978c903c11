import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FoundPassage, type Passage } from './FoundPassage.tsx'

const words = [{ word: 'dogs', isKnown: true, takenFor: ['dog'] }]

function show(changes: Partial<Passage>) {
  const passage: Passage = {
    id: 'p1',
    sourceId: 's1',
    title: 'Rules: Dogs',
    text: 'A dog is welcome.',
    score: 1,
    coverage: 1,
    matched: [],
    ...changes,
  }
  render(
    <MemoryRouter>
      <FoundPassage passage={passage} words={words} sourcePath="/source" />
    </MemoryRouter>,
  )
}

describe('FoundPassage', () => {
  it.each([
    [{ likeness: 0.7 }, /^By meaning/],
    [{ likeness: 0.2 }, /^By parts of words/],
    [{}, /^By parts of words/],
    [{ matched: ['dogs'], likeness: 0.2 }, /^1 of 1 terms/],
    [{ matched: ['dogs'], likeness: 0.7 }, /^1 of 1 terms, also by meaning/],
  ])('explains why it matches: %o', (changes, why) => {
    show(changes)
    expect(screen.getByText(why)).toBeTruthy()
  })

  it('marks the words of the question in the title and the text', () => {
    show({ matched: ['dogs'] })
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marks).toEqual(['Dogs', 'dog'])
  })
})
