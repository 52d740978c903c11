import { Modal, type ModalProps } from '@mantine/core'
import { useFocusReturn } from './useFocusReturn.ts'

/** A layer over the page that is there as long as it is drawn; the focus goes back to where it came from. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useFocusReturn()
  return <Modal opened centered {...props} />
}
