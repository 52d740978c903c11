import { currentBrand } from '../lib/brand/currentBrand.ts'
import { useColorScheme } from '../lib/colorScheme.ts'

/** The brand's picture, for the scheme on the screen; nothing where it has none. Its name stands beside it. */
export function BrandLogo({ size }: { size: number }) {
  const { light, dark } = currentBrand().logo
  const source = useColorScheme() === 'dark' ? dark || light : light || dark
  return source ? <img src={source} alt="" width={size} height={size} /> : null
}
