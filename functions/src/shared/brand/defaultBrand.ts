import type { Brand } from './brand.ts'

/** The brand of a dashboard that has no other: the only place that names the product. */
export const defaultBrand: Brand = {
  name: 'Parley',
  title: 'Parley',
  logo: { light: '/favicon.svg', dark: '/logo-dark.svg' },
  favicon: '/favicon.svg',
  font: 'DM Sans',
  primary: '#3f49b2',
  neutralHue: 78,
  radius: 8,
  variant: 'default',
}
