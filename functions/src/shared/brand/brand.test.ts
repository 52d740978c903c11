import { describe, expect, it } from 'vitest'
import { brandSchema } from './brand.ts'
import { defaultBrand } from './defaultBrand.ts'

describe('the schema of a brand', () => {
  it('defines a valid default brand', () => {
    expect(brandSchema.parse(defaultBrand)).toEqual(defaultBrand)
  })

  it.each([
    { primary: 'red' },
    { font: "Inter'; } body { display: none" },
    { favicon: 'javascript:alert(1)' },
    { favicon: '//elsewhere.example/x.png' },
    { palette: ['#ffffff'] },
    { radius: 25 },
  ])('refuses %o', (field) => {
    expect(brandSchema.safeParse({ ...defaultBrand, ...field }).success).toBe(false)
  })
})
