import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { chooseColorScheme, useColorScheme } from '../../../lib/browser/colorScheme.ts'
import { labelOf } from '../../navigationItems/nameOf.ts'

/** Switches between light and dark. */
export function SchemeButton() {
  const other = useColorScheme() === 'light' ? 'dark' : 'light'
  const label = labelOf(other)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      onClick={() => chooseColorScheme(other)}
    >
      {other === 'dark' ? <IconMoon size={18} /> : <IconSun size={18} />}
    </ActionIcon>
  )
}
