import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Face } from './Face.tsx'

const drawn = (seed: string, name?: string) =>
  render(<Face seed={seed} {...(name !== undefined && { name })} />).container

describe('Face', () => {
  it('draws the same face for the same person, and others for others', () => {
    expect(drawn('visitor-1').innerHTML).toBe(drawn('visitor-1').innerHTML)
    const faces = Array.from({ length: 40 }, (_, index) => drawn(`visitor-${index}`).innerHTML)
    expect(new Set(faces).size).toBe(40)
  })

  it('shows the initials of a name, and a face without a name', () => {
    expect(drawn('v', 'Marta Keller').textContent).toBe('MK')
    expect(drawn('v', 'ada').textContent).toBe('A')
    expect(drawn('v', 'marta.keller@example.com').textContent).toBe('M')
    expect(drawn('v', 'عائشة بكر').textContent).toBe('عب')
    expect(drawn('v', '+49 170').querySelector('svg')).toBeTruthy()
    expect(drawn('v').querySelector('svg')).toBeTruthy()
  })
})
