import { Face } from '../../../components/Face.tsx'
import styles from '../Client.module.css'
import { useClient } from '../ClientContext.ts'

/** The client's own photo, or a generated picture. */
export function ClientFace({ size }: { size: number }) {
  const { ID, name, squarePhotoURL } = useClient().client
  if (squarePhotoURL === '') return <Face seed={ID} name={name} size={size} />
  return <img className={styles.photo ?? ''} src={squarePhotoURL} width={size} height={size} alt="" />
}
