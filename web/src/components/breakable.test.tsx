import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breakable } from './Breakable.tsx'

it('lets an address go on after the @ and before dots but the last, and marks it as written by people', () => {
  const { container } = render(<Breakable>The link for ann.lee@example.com ends. Really.</Breakable>)
  expect(container.textContent).toBe('The link for ann.lee@example.com ends. Really.')
  const address = container.querySelector('bdi[dir="auto"]')
  expect(address?.innerHTML).toBe('ann<wbr>.lee@<wbr>example.com')
  expect(container.querySelectorAll('wbr')).toHaveLength(2)
})
