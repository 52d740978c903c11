import { Link } from 'react-router-dom'
import { BrandLogo } from '../../../components/BrandLogo.tsx'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import styles from '../Client.module.css'
import { useClient } from '../ClientContext.ts'

/** The agency's picture, and the organisation's picture and name, linked to the first page. */
export function OrganisationMark() {
  const { name, squarePhotoURL } = useClient().organisation
  return (
    <Link to="/app" className={styles.mark ?? ''} title={currentBrand().name}>
      <BrandLogo size={26} />
      {squarePhotoURL !== '' && (
        <img className={styles.photo ?? ''} src={squarePhotoURL} width={26} height={26} alt="" />
      )}
      <span dir="auto">{name}</span>
    </Link>
  )
}
