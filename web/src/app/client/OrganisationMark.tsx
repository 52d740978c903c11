import { Link } from 'react-router-dom'
import { BrandLogo } from '../../components/BrandLogo.tsx'
import { currentBrand } from '../../lib/brand/currentBrand.ts'
import styles from './Client.module.css'
import { useClient } from './ClientContext.ts'

/** The agency's picture and the organisation's name: to the first page. */
export function OrganisationMark() {
  const { organisation } = useClient()
  return (
    <Link to="/app" className={styles.mark ?? ''} title={currentBrand().name}>
      <BrandLogo size={26} />
      <span dir="auto">{organisation.name}</span>
    </Link>
  )
}
