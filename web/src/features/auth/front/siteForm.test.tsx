import { expect, it } from 'vitest'
import { render, screen } from '@testing-library/react'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { SiteForm } from './SiteForm.tsx'

it('continues with the address and the focus of the prerendered form', () => {
  document.body.innerHTML = '<div id="root" data-prerendered><form class="front-site"><input></form></div>'
  const early = document.querySelector('input')
  if (early) early.value = 'harbour.example'
  early?.focus()
  render(<SiteForm site={undefined} onSeen={() => {}} />, { wrapper: TestTheme })
  const field = screen.getByLabelText('Your website')
  expect(field).toHaveProperty('value', 'harbour.example')
  expect(document.activeElement).toBe(field)
})
