import { Link } from 'react-router-dom'
import { BrandLogo } from '../../../components/BrandLogo.tsx'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import styles from '../Client.module.css'

/** The agency's logo and name, linked to the first page. */
export function AgencyMark() {
  return (
    <Link to="/app" className={styles.mark ?? ''} title={currentBrand().name}>
      <BrandLogo size={24} />
      <span dir="auto">{currentBrand().name}</span>
    </Link>
  )
}
