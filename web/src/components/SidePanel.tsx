import { Drawer, type DrawerProps } from '@mantine/core'
import { useEscape } from './useEscape.ts'
import { useFocusReturn } from './useFocusReturn.ts'

/** A layer at the side of the page, which is there as long as it is drawn. */
export function SidePanel({ onClose, ...rest }: Omit<DrawerProps, 'opened'>) {
  useFocusReturn()
  useEscape(onClose)
  return <Drawer opened position="right" closeOnEscape={false} onClose={onClose} {...rest} />
}
