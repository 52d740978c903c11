import { currentBrand } from '../lib/brand/currentBrand.ts'
import { useColorScheme } from '../lib/browser/colorScheme.ts'

/** The brand's logo for the current colour scheme; nothing without one. The brand's name is beside it. */
export function BrandLogo({ size }: { size: number }) {
  const { light, dark } = currentBrand().logo
  const source = useColorScheme() === 'dark' ? dark || light : light || dark
  return source ? <img src={source} alt="" width={size} height={size} /> : null
}
