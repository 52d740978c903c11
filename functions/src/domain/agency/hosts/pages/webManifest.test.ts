import { describe, expect, it } from 'vitest'
import { harbour, harbourLooks, hostileText } from '#test/agency/harbourLooks.ts'
import { webManifest } from './webManifest.ts'

describe('the manifest of an installed dashboard', () => {
  it("has the agency's name, colour and pictures", () => {
    expect(JSON.parse(webManifest(harbourLooks()))).toMatchObject({
      name: 'Harbour Desk',
      theme_color: harbour.primary,
      icons: [
        { src: 'https://files.example/logo.png' },
        { src: 'https://files.example/icon.png' },
        // Its first letter, which a phone can draw in every size.
        { src: expect.stringContaining('%3EH%3C'), sizes: '192x192 512x512 any', type: 'image/svg+xml' },
      ],
    })
  })

  it.each(['name', 'title', 'font'])('is valid JSON whatever the %s contains', (field) => {
    expect(JSON.parse(webManifest(harbourLooks({ [field]: hostileText })))).toHaveProperty('name')
  })
})
