import { Drawer, type DrawerProps } from '@mantine/core'
import { useEscape } from './useEscape.ts'
import { useFocusReturn } from './useFocusReturn.ts'

interface SidePanelProps extends Omit<DrawerProps, 'opened'> {
  /** Something is under way whose outcome it will say: it stays until then. */
  isBusy?: boolean
}

/** A layer at the side of the page, which is there as long as it is drawn. */
export function SidePanel({ isBusy = false, onClose, ...rest }: SidePanelProps) {
  useFocusReturn()
  useEscape(() => {
    if (!isBusy) onClose()
  })
  return (
    <Drawer
      opened
      position="right"
      closeOnEscape={false}
      closeOnClickOutside={!isBusy}
      withCloseButton={!isBusy}
      onClose={onClose}
      {...rest}
    />
  )
}
