import { Button, TextInput } from '@mantine/core'
import { readableOn } from '@parley/functions/shared/brand/readableOn'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AuthFrame } from '../features/auth/frame/AuthFrame.tsx'
import { applyBrand } from '../lib/brand/applyBrand.ts'
import { currentBrand } from '../lib/brand/currentBrand.ts'
import { BrandProvider } from './BrandProvider.tsx'

const harbour = {
  name: 'Harbour Desk',
  title: 'Harbour',
  logo: { light: '/harbour.png', dark: '/harbour-dark.png' },
  favicon: '/harbour.ico',
  font: 'Inter',
  primary: '#FFD600',
  neutralHue: 230,
  radius: 16,
  variant: 'flat',
}

beforeEach(() => {
  const icon = document.createElement('link')
  icon.rel = 'icon'
  document.head.append(icon)
})

afterEach(() => {
  document.getElementById('brand')?.remove()
  document.querySelector('link[rel="icon"]')?.remove()
  document.adoptedStyleSheets = []
})

function serve(brand: unknown) {
  const tag = document.createElement('script')
  tag.type = 'application/json'
  tag.id = 'brand'
  tag.textContent = JSON.stringify(brand)
  document.head.append(tag)
  applyBrand(currentBrand())
  render(
    <BrandProvider>
      <AuthFrame title="Sign in">
        <TextInput label="Email" />
        <Button>Go on</Button>
      </AuthFrame>
    </BrandProvider>,
  )
  const rules = document.adoptedStyleSheets.flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => rule.cssText),
  )
  return rules.join('\n')
}

describe('BrandProvider', () => {
  it('applies the brand that the page was served with', () => {
    const css = serve(harbour)
    expect(document.title).toBe('Sign in · Harbour')
    expect(screen.getByRole('link', { name: 'Harbour Desk' })).toBeTruthy()
    expect(document.body.innerHTML).toContain('/harbour.png')
    expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/harbour.ico')
    expect(css).toContain('--radius: 16px')
    expect(css).toContain("'Inter'")
    expect(css).toContain('--accent: #FFD600')
    const onAccent = /--on-accent: (#\w+)/.exec(css)?.[1] ?? ''
    expect(readableOn(onAccent)).toBe('#ffffff')
    const button = screen.getByRole('button', { name: 'Go on' })
    expect(button.getAttribute('style')).toContain('--button-color: var(--on-accent)')
  })

  it('shows a page even with an invalid brand', () => {
    const css = serve({
      name: 'Harbour',
      primary: 'url(x)',
      font: "x'; } *{}",
      radius: 900,
      palette: ['#fff'],
    })
    expect(currentBrand()).toMatchObject({ name: 'Harbour', title: 'Harbour', radius: 8, font: 'DM Sans' })
    expect(css).toContain('--accent: #3f49b2')
  })
})
