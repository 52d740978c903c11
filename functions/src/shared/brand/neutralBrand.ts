import type { Brand } from './brand.ts'

/** What an agency's address shows while it belongs to nobody: no name, picture or colour of anybody. */
export const neutralBrand: Brand = {
  name: 'Dashboard',
  title: 'Dashboard',
  logo: { light: '', dark: '' },
  favicon: '',
  font: 'DM Sans',
  primary: '#4b5563',
  neutralHue: 260,
  radius: 8,
  variant: 'default',
}
