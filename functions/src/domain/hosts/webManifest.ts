import type { HostLooks } from './describeHost.ts'

/** `/manifest.webmanifest`: lets a phone keep the dashboard under the agency's name. */
export function webManifest({ brand, icon }: HostLooks): string {
  const pictures = [brand.logo.light, icon].filter((address) => address !== '' && address !== 'data:,')
  return JSON.stringify({
    name: brand.name,
    short_name: brand.title,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.primary,
    icons: [...new Set(pictures)].map((src) => ({ src, sizes: 'any' })),
  })
}
