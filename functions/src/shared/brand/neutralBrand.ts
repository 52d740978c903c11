import type { Brand } from './brand.ts'

/** The brand of an agency's host that belongs to no agency: without a name, picture or colour. */
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
