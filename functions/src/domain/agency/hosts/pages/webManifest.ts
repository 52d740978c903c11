import { readableOn } from '../../../../shared/brand/readableOn.ts'
import { escapeHtml } from '../../../kernel/texts/escapeHtml.ts'
import type { HostLooks } from '../domains/describeHost.ts'

/** Returns `/manifest.webmanifest`, with which a phone installs the dashboard under the agency's name. */
export function webManifest({ brand, icon }: HostLooks): string {
  const pictures = [brand.logo.light, icon].filter((url) => url !== '' && url !== 'data:,')
  const icons = [...new Set(pictures)].map((src) => ({ src, sizes: 'any' }))
  return JSON.stringify({
    name: brand.name,
    short_name: brand.title,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.primary,
    id: '/',
    icons: [...icons, { src: letterIcon(brand), sizes: '192x192 512x512 any', type: 'image/svg+xml' }],
  })
}

/** Returns the icon of an installed dashboard where the agency has no picture: its first letter. */
function letterIcon({ name, primary }: HostLooks['brand']): string {
  const [letter = ''] = name.trim()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" fill="${primary}"/>` +
    `<text x="256" y="346" font-family="sans-serif" font-size="256" text-anchor="middle" ` +
    `fill="${readableOn(primary)}">${escapeHtml(letter.toUpperCase())}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
