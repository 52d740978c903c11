import { BrandLogo } from '../components/BrandLogo.tsx'
import { currentBrand } from '../lib/brand/currentBrand.ts'
import { NavigationButton } from './NavigationButton.tsx'
import { useNavigationBehind } from './NavigationContext.ts'
import styles from './Shell.module.css'

/** The head of a page on a phone; an agent's pages have a bar of their own in its place. */
export function PhoneBar() {
  if (useNavigationBehind() === null) return null
  return (
    <div className={styles.bar}>
      <NavigationButton />
      <BrandLogo size={22} />
      {currentBrand().name}
    </div>
  )
}
