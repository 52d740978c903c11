import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breakable } from './Breakable.tsx'

describe('Breakable', () => {
  it('breaks an email after the @ and before all dots but the last, and keeps its direction', () => {
    const { container } = render(<Breakable>The link for ann.lee@example.com ends. Really.</Breakable>)
    expect(container.textContent).toBe('The link for ann.lee@example.com ends. Really.')
    const email = container.querySelector('bdi[dir="auto"]')
    expect(email?.innerHTML).toBe('ann<wbr>.lee@<wbr>example.com')
    expect(container.querySelectorAll('wbr')).toHaveLength(2)
  })
})
